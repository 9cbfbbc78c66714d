"""Made-up citations with the label of each piece: heads (authors, year) and tails (title, venue, numbers) in many styles.

A template is text with fields in braces; `<X:words>` gives words a label of their own, other punctuation belongs to
the field before it. Labels: A authors, E editors, T title, C container, V volume, I issue, P pages, Y year, U publisher,
L place, D doi, W address, O other.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import cache

from transforms.citations.train import works
from transforms.citations.train.people import person, written

Pieces = list[tuple[str, str]]

# Heads with the year behind the authors, and heads without it.
DATED = (
    "{A} ({Y}). ", "{A} ({Y}). ", "{A} ({Y}), ", "{A} ({Y}): ", "{A} ({Y}) ", "{A} ({Y}) ", "{A}. {Y}. ", "{A}, {Y}. ", "{A}, {Y}, ", "{A}, {Y}: ", "{A} {Y}: ", "{A}. ({Y}). ", "{A}. ({Y}) ", "{A}, ({Y}). ",
    "{A}, ({Y}), ", "{A} {Y}, ", "{A}. {Y}: ", "{A} [{Y}]: ", "{A} ({Y}{y}). ", "{A}. {Y}, ", "{A} ({Y}) : ", "{A}: ({Y}) ", "{A} {Y}. ", "{A} (<O:{M}> {Y}). ", "{A}. ({Y}, <O:{M} 12>). ")
UNDATED = ("{A}, ", "{A}, ", "{A}. ", "{A}. ", "{A}: ", "{A} ", "{A}.: ", "{A}; ", "{A}.  ", "{A} - ")
# Tails. A style has the year either in the head or in the tail ({Y}).
ARTICLE = (
    "{T}. {C}, {V}({I}), {P}.", "{T}. {C}, {V}({I}), {P}.", "{T}. {C} {V}({I}): {P}.", "{T}. {C} {V}({I}):{P}", "{T}. {C} {V}:{P}.", "{T}. {C}, {V}, {P}.", "{T}, {C} {V}: {P}.", "{T}, {C}, {V}, {P}.", "{T}, {C} {V} ({I}): {P}.",
    "{T}, {C}, <V:vol. {v}>, <I:no. {i}>, <P:pp. {p}>", "{T}. {C} {V} {P}.", "{T}. {C} {V} ({I}), {P}.", "{T}. <O:In:> {C} {V} ({I}), <P:S. {p}>.", "{T}. <O:In:> {C} {V} ({I}): {P}.", "{T}. <O:In:> {C}, {V}: {P}.", "{T}. {C}, <V:Vol. {v}>, <I:No. {i}>, <P:pp. {p}>.",
    "{T}. {C} {V}, <I:no. {i}>: {P}.", "{T}. {C}. {V}({I}):{P}.", "{T}. {C}. {V}({I}).", "{T}. {C} {V}({I}).", "{T}. {C}.", "{T}, {C}.", "{T}. {C}, {V}.", "{T}. {C} {V} ({I}).", "{T}. {C}; {V}({I}):{P}.", "{T}. {C} <V:vol. {v}>, {P}.", "{T}. {C}, {V}.{I}, {P}.", "{T}. {C} {V}.{I}: {P}.",
    "{T}, {C} {V} {P}", "{T}. {C} {V} {P}. <O:MR{m}>", "{T}, <O:in:> {C}, {V}, {I}, {P}.", "{T}, <O:in:> {C}, {V}, {P}.", "{T}. {C}, {V} <I:(Suppl. 1)>, {P}.", "{T}. {C} {V}(<I:Suppl 1>):{P}", "{T}. {C}, <I:n. {i}>, <P:pp. {p}>.", "{T}. {C} {V}: <P:Article {m}>.", "{T}. {C}, {V}, <P:{m}>", "{T}. {C}, {I}/{V}.", "{T} // {C}. {V}. {P}.", "{T}, {C} <I:n°{i}>: {P}.", "{T}, {C}, {V}({I}): <P:P{m}>.", "{T}. {C}, {V} ({I}): {P}", "{T}. {C}; {V}({I}): {P}; <O:maio/ago.>", "{T}. {C} {V}, {I}: {P}.", "{T}. {C}, {V}, {I}, {P}.",
    "{T}. {C}, <V:Jg. {v}>, <I:H. {i}>, <P:S. {p}>.", "{T}. {C} {V}, <I:H. {i}>: {P}", "{T}. {C}, {V}({I}), {P}. {D}", "{T}. {C} {V}({I}). {D}", "{T}. {C}, {V}, {P}. <O:doi:> {D}", "{T}. {C}. {D}", "{T}, {C}, <O:DOI:> {D}.", "{T}. {C}, {V}({I}). {W}", "{T}, {C}. {V} {P}", "{T}, {C} {V}/{I}, {P}.",
    "{T}. {C} <O:(forthcoming)>.", "{T}. {C}, <O:forthcoming>.", "{T}. {C}, <O:in press>.", "{T}, {C} (<O:in press>)", "{T}, {C} <V:vol. {v}> <P:p. {p}>", "{T}. {C} {V} <P:(pp. {p})>.", "{T}. {C} {V}, {P}")
ARTICLE_DATED = (
    "{T}, {C} {V} ({Y}), {P}.", "{T}, {C} {V} ({Y}), {P}.", "{T}, {C} {V} ({Y}), <I:no. {i}>, {P}.", "{T}. {C} {V} ({Y}), {P}.", "{T}. {C} {V} ({Y}) {P}.", "{T}, {C} {V} ({Y}) {P}.", "{T}, {C} {V}, {P} ({Y}).", "{T}. {C}, {V}({I}):{P}, {Y}.", "{T}. {C}, {V} ({I}): {P}, {Y}. <O:{n}>", "{T}. {C}, {V}:{P}, {Y}.",
    "{T}. {C}, {V}: {P}, {Y}.", "{T}. {C}. {Y};{V}({I}):{P}.", "{T}. {C}. {Y}; {V} ({I}): {P}.", "{T}. {C} {Y}, {V}:{P}.", "{T}. {C} {Y}, {V}: {P}.", "{T}. {C}. {V}, {Y}, {P}.", "{T}. {C} {V}, {Y}, {P}.", "{T}, {C}, <V:vol. {v}>, <I:no. {i}>, <P:pp. {p}>, <O:{M}> {Y}.", "{T}, {C}, <V:vol. {v}>, <P:pp. {p}>, {Y}.",
    "{T}. {C} {V}.{I} ({Y}): {P}.", "{T}. {C}, <V:vol. {v}>, <I:no. {i}>, {Y}, <P:pp. {p}>.", "{T}. {C} {V}, <I:no. {i}> ({Y}): {P}.", "{T}. {C} {V}, <I:no. {i}> (<O:{M}> {Y}): {P}.", "{T}, {C} {V} ({Y}), <P:pp. {p}>.", "{T}, {C} {V}.{I} ({Y}), <P:pp. {p}>.", "{T}, {C} ({Y}), {V}, {P}", "{T}, {C}, {V} ({Y}), {P}.",
    "{T}. {C}. {V}. {I}, {Y}, {P}.", "{T}, {C} {V}: {P}, {Y}. <O:MR{m}>", "{T}. {C} ({Y}).", "{T}. {C}, {Y}.", "{T}, {C}, {Y}.", "{T}. {C} {Y}.", "{T}, {C} {Y}, {V}, {P}.", "{T}. {C}, {V}({I}), {Y}.", "{T}. {C} {V} {P} ({Y})", "{T}. {C}. {V}.{I} <O:{M}> {Y}. <P:pp. {p}>.", "{T}. {C}(<O:{M}> {Y}). <O:DOI:> {D}",
    "{T}. {C}, {V}, {P}, {Y}.", "{T}, {C} {V} ({Y}) {P}, <O:arXiv:{x}>.", "{T}. {C} {V}, {P} ({Y}). {D}", "{T}, {C}, {V} ({I}) ({Y}), {P}.", "{T}. {C}; {V}({I}): {P}; <O:{M}> {Y}.", "{T}. {C}, {Y} ({I}): <P:P{m}>, {Y}.", "{T} // {C}. {Y}. {V}. {P}.", "{T}, {C}, <V:Vol. {v}>, {P} {U} {Y}.", "{T}, {C} {V} ({Y}), <P:p. {f}s>.", "{T}, {C} {V} ({Y}), <P:{f}ff>.", "{V} {C} {P} ({Y})", "{T}, {V} {C} {P} ({Y})", "{T}. {C}. {Y} <O:{M}>;{V}({I}):{P}.", "{T}. {C} {V} <P:({p})> {Y}", "{T}. {C}, {Y}, {V}({I}), {P}.", "{T}. {C}, {Y}, {P}.", "{T}, <O:to appear in> {C}, {Y}.", "{T}, {C}, <O:to appear>, {Y}.",
    "{T} ({Y}), {C} {V} ({I}), <P:pp. {p}>.")
PHYSICS = ("{C} {V}, {P} ({Y}).", "{C} {V}, {P} ({Y}).", "{C} {V}, {P} ({Y})", "{C} {V} ({Y}) {P}.", "{C} {V} ({Y}) {P}", "{C}, {V}, {P} ({Y})", "{C} <V:v.{v}> ({Y}) {P}", "{C} <V:v.{v}> ({Y}), {P}.", "{C} {V} {P} ({Y})", "{C} {V}, {P} ({Y}); <O:{c} {m}, {n} (1991).>", "{C} {V}, {P} ({Y});", "{C} {V}({I}), {P} ({Y}).",
           "{C} {V} ({Y}), {P}.", "{C} <V:{b}>, {P} ({Y})", "{C}, <V:vol. {v}>, {P}, {Y}", "{C} {V} {P} {Y}", "{C} {V}, {P} ({Y}) <O:[arXiv:{x}].>", "{C}, {Y}, {V}, {P}", "{C} {V}, {P}, {Y}.", "{C} ({Y}).", "<O:arXiv:{x}> ({Y}).", "<O:private communication.>", "<O:unpublished> ({Y}).", "<O:preprint> ({Y}), <O:cond-mat/9{m}.>", "{C}, <O:in press> ({Y}).",
           "<O:in> {C}, <E:edited by {e}> ({U}, {L}, {Y}), <P:p. {f}>.", "<O:in> {C}, <E:ed. by {e}> ({U}, {L}, {Y})", "{T} ({U}, {L}, {Y}).", "{T} ({U}, {L}, {Y}).", "{T}, {U}, {L} ({Y}).")
ASTRO = ("{C} <O:submitted (arXiv:{x})>", "<O:in> <E:{e}, eds,> {C}. {U}, {L}, <P:p. {f}>","{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}.", "{C}, {V}, {P}", "{C}, {V}, {P}", "{C}, {V}, {P}; <O:erratum: 1995, AJ, {n}, {m}>", "{C}, <O:submitted (astro-ph/{m})>", "{C}, <O:in press>", "{C}, <O:accepted>", "<O:astro-ph/{m}>", "<O:arXiv:{x}>", "{T} ({L}: {U})",
         "{T}, {U}, {L}", "<O:in> {C}, <E:ed. {e}> ({L}: {U}), {P}", "<O:in> {C}, <V:Vol. {v}>, <O:{S},> {C2}, <E:ed. {e}> ({L}: {U}), {P}", "<O:PhD thesis,> {U}", "{T}", "{C}, <V:vol. {v}>, <P:ID {m}>", "{C}, {V}, <P:L{f}>")
BOOK = ("{T}. {L}: {U}.", "{T}. {L}: {U}.", "{T}. {U}.", "{T}. {U}, {L}.", "{T}, {U}, {L}.", "{T}, {L}: {U}.", "{T} ({L}: {U}).", "{T} ({L}, {U}).", "{T}. {L}, {U}.", "{T}. {L}.", "{T}. {L}: {U}", "{T}, {L}, {U}.", "{T} <O:(2nd ed.)>. {L}: {U}.", "{T}. <O:2. Aufl.> {L}: {U}.", "{T}, <O:4th ed.>, {U}, {L}.", "{T}. {U}. {L}.", "{T}. {L}: {U}. {W}", "{T} <O:(Vol. 2)>. {U}.", "{T}.{L}: {U}",
        "{T}. {L}: {U}, <O:3rd edition>.", "{T}. {U}, {L} <O:MR{m}>", "{T}. <O:Translated by {e}.> {L}: {U}.", "{T}. {L}: {U} <O:[orig. 1968]>.", "{T}")
BOOK_DATED = ("{T}, {U}, {L}, {Y}.", "{T}, {U}, {L}, {Y}.", "{T}. {U}, {L}, {Y}.", "{T}. {U}, {Y}.", "{T}. {U}, {Y}.", "{T}, {U}, {Y}.", "{T}, {L} {Y}.", "{T}, {L} {Y}.", "{T}, {L} {Y}{y}.", "{T}. {L} {Y}.", "{T} ({L}: {U}, {Y}).", "{T} ({U}, {L}, {Y}).", "{T} ({U}, {L}, {Y})", "{T} ({U}, {Y}).", "{T}. {L}: {U}, {Y}.", "{T}. {L}: {U}; {Y}.", "{T}, {L}, {U}, {Y}.", "{T}, {U} ({L} {Y})",
              "{T} ({L}: {U}) ({Y}).", "{T}. {U}. {Y}.", "{T}. {U}. <O:19 {M}> {Y}.", "{T}, {L} {Y} <O:(Rpt. 1992)>.", "{T}, {L} {Y} <O:(ed. or. {t}, {l} 1987)>.", "{T}, <O:2nd ed.>, {U}, {L}, {Y}.", "{T}, <V:Vol. I>, {U}, {L}, {Y}.", "{T}, <O:{S}>, <V:vol. {v}>, {U}, {L}, {Y}.", "{T}. <O:{S},> <V:{v}>. {U}, {L}, {Y}.", "{T} <O:(paperback)> ({U}, {Y})", "{T} {U}, {L}, {Y}.", "{T}. {U} {Y}.", "{T}, {U} {Y}.", "{T}. {L}: {U}: {Y}.", "{T}. {L} {Y}-{f}.", "{T}, {U} ({L} {Y}).", "{T} ({L}: {U}) {Y}.", "{T}. {L}, {U}, {Y}, <O:{f} p.>", "{T}. {L}: {U}, {Y}. <O:Print.>", "{T}. ({Y}) {U}")
CHAPTER = (
    "{T}. <O:In> <E:{e} (Eds.),> {C} <P:(pp. {p})>. {L}: {U}.", "{T}. <O:In> <E:{e} (Eds.),> {C} <P:(pp. {p})>. {L}: {U}.", "{T}. <O:In:> <E:{e} (Hrsg.):> {C}. {L}: {U}, <P:S. {p}>.", "{T}. <O:In:> <E:{e} (eds.):> {C}. {L}: {U}, {P}.", "{T}. <O:In:> <E:{e} (Hg.):> {C}. {L}: {U}: {P}.", "{T}. <O:In:> <E:{e} (Ed.):> {C}. {L}: {P}.",
    "{T}, <O:in> <E:{e} (eds)> {C}. {L}: {U}.", "{T}, <O:in> <E:{e} (eds)> {C}, <P:pp. {p}>. {L}: {U}.", "{T}. <O:In> {C}, <E:ed. {e}>, {P}. {L}: {U}.", "{T}. <O:In> {C}, <E:edited by {e}>. {L}: {U}.", "{T}. <O:In> {C}, <E:edited by {e}>, {P}. {L}: {U}.", "{T}, <O:in:> <E:{e} (eds),> {C}, {L}: {U}, {P}.", "{T}, <O:in> <E:{e}, eds.,> {C}, {L}: {U}, {P}.",
    "{T}, <O:in:> <E:{e}, ed.,> {C}, {L}, {P}.", "{T}. <O:In:> <E:{e} (Hrsg.):> {C}, {P}. {L}: {U}", "{T}. <O:In> <E:{e} (ed.)> {C}. {U}, {L}, <P:pp {p}>", "{T}. <O:In> {C} <E:({e}, ed.)> {P}. {U}, {L}.", "{T}. <O:In> {C} <E:({e}, eds.)> {P}. {U}, {L}. <O:MR{m}>", "{T}. <O:In> <E:{e} (Ed.),> {C} <P:(pp. {p})>. {U}.", "{T}. <O:In> <E:{e} (Eds.),> {C}. {L}: {U}. {W}",
    "{T}. <O:In> <E:{e} (Eds.),> {C}. {L}.", "{T}. <E:{e} (eds.)>. {C}. {L}: {U}. {P}.", "{T}, <O:in> {C}, <E:ed. {e}>. {L}: {U}.", "{T}. <O:In:> <E:{e} (eds.)> (<O:2001>): {P}.", "{T}, <O:in> <E:{e} (eds.)>, {C}, {L}: {U}, <P:pp. {p}>.", "{T}. <O:In> {C}. <E:Eds. {e}>. {L}: {U}, {P}.", "{T}. <O:In:> {C}. {L}: {U}, {P}.", "{T}, <O:in> {C}, {L}: {U}.", "{T}. <O:In:> <E:ders.:> {C}. {L}: {U}, {P}.")
CHAPTER_DATED = (
    "{T}, <O:in> <E:{e} (eds.),> {C}, {L} {Y}, <P:pp. {p}>.", "{T}, <O:in> {C}, <E:edd. {e},> {L} {Y}, <P:pp. {p}>.", "{T}, <O:in> <E:{e} (a c. di),> {C}, {L} {Y}, <P:pp. {p}>.", "{T}, <O:in> {C}, <E:a cura di {e},> {L} {Y}, <P:pp. {p}>.", "{T}, <O:in> {C}, <E:ed. by {e},> {L} {Y}, {P}.", "{T}, <O:in> <E:{e} (Hrsg.),> {C}, {L} {Y}, {P}.", "{T}, {C}, <E:{e}, eds.>, {U}, {L}, {Y}, <P:pp. {p}>.",
    "{T}. <O:In:> <E:{e} (eds.)> {C}, <P:pp. {p}>. {U}, {L} ({Y})", "{T}. <O:In:> <E:{e} (eds.)> {C}, <O:LNCS,> <V:vol. {v}>, <P:pp. {p}>. {U}, {L} ({Y})", "{T}. <O:In> <E:{e}, editors,> {C}, <P:pages {p}>. {U}, {Y}.", "{T}. <O:In> <E:{e}, editors,> {C}, <V:volume {v}> <O:of {S}>, <P:pages {p}>. {U}, {Y}.", "{T}. <O:In> <E:{e}, editor,> {C}, <O:chapter 3>, <P:pages {p}>. {U}, {L}, {Y}.",
    "{T}. <O:In> {C}. <E:Ed. {e}>. {L}: {U}, {Y}. {P}.", "{T}, <O:in:> {C} <E:({e}, eds.)>, {U}, {L}, {Y}, <P:pp. {p}>.", "{T}, <O:in> {C}, <O:{S}> <V:{v}>, {U}, {L}, {Y}, <P:pp. {p}>.", "{T}, {C}, <O:{S},> <V:vol. {v}>, {U}, {L}, {Y}, <P:pp. {p}>.", "{T}. <O:In:> {C}. {L}: {U}; {Y}. <P:p. {p}>.", "{T}. <O:In:> <E:{e}, editors.> {C}. {L}: {U}; {Y}. <P:p. {p}>.", "{T}. {C} ({L}, {U}, {Y}), {P}.",
    "{T}. <O:In> <E:{e}, eds.,> {C}, {P} ({U}, {Y}).", "{T}, <O:in> {C}, {L} {Y}, <P:pp. {p}>.", "{T}, <O:in> <E:{e},> {C}, {L} {Y}, <P:pp. {p}>.", "{T}, <O:in> <E:{e},> {C}, {L} {Y}, <P:pp. {p}>.", "{T}, {C}, {L} 1986, {U}, {Y}.", "{T} // <E:{e} (eds)> {C}. {L}, {U}, {Y}.", "{T}, <O:in> <E:{e} (eds.),> {C}, {L} {Y}, <P:pp. {p}>.", "{T}, <O:in> {C} <E:({e} ed.)>, {L}, {Y}, <P:{p}>.", "{T}, <O:in> {C} ({U}, {L}, {Y}), <P:pp. {p}>.", "{T}. <O:In> {C}, {U}, {Y}.", "{T}. {C}. <O:{S}.> {Y}, {P}.")
MEETING = (
    "{T}. <O:In> {C}, {L}.", "{T}. <O:In> {C}. {U}.", "{T}. <O:In> {C}. {L}: {U}.", "{T}. <O:In> {C}, <P:pp. {p}>. {U}, {L}.", "{T}. <O:In> {C} <P:(pp. {p})>. {U}.", "{T}. <O:In:> {C}, <P:pp. {p}>.", "{T}. <O:In> {C}.", "{T}. {C}.", "{T}. <O:Paper presented at the> {C}, {L}.", "{T}. {C}, {L}.", "{T}. <O:In> {C} <P:(pp. {p})>. {L}: {U}.", "{T}. <O:In> {C}. {U}, {L}, <O:USA>, <P:{p}>. {D}",
    "{T}. <O:In> {C}, <O:{M} 27-30,> {L}. {U}, {L}, <O:18 pages>. {D}", "{T}, <O:in> {C}, {L}, <O:{M} 12-14>.", "{T}. <O:In> {C}. {U}. {W}", "{T}. {C} ({L}, <O:{M}>).")
MEETING_DATED = (
    "{T}. <O:In> {C}, <P:pages {p}>, {Y}.", "{T}. <O:In> {C}, <P:pages {p}>. {U}, {Y}.", "{T}. <O:In> {C}, <P:pages {p}>. {U}, {Y}.", "{T}. <O:In> {C}, <V:volume {v}> <O:of {S}>, <P:pages {p}>. {U}, {Y}.", "{T}. <O:In> {C}, <V:volume {v}> <O:of {S}>, <P:pages {p}>. {U}, {L}, {Y}.", "{T}. <O:In> {C}, {Y}.", "{T}. <O:In> {C}, {L}, {Y}.", "{T}. <O:In> {C}, <O:{M}> {Y}.", "{T}, <O:in> {C}, {Y}, <P:pp. {p}>.",
    "{T}, <O:in> {C}, {L}, {Y}, <P:pp. {p}>.", "{T}. <O:In:> {C}, <P:pp. {p}>. {U}, {L} ({Y})", "{T}. {C}, {Y}.", "{T}. {C}, <P:pp. {p}>, ({Y})", "{T}. {C} ({Y}).", "{T}. <O:In> {C}, <P:pp. {p}>. {U} ({Y}).", "{T}, {C}, <P:pp. {p}>, {Y}.", "{T}. {C}, <V:volume {v}>, <P:pages {p}>, {Y}.", "{T}. <O:In:> {C}; {Y} <O:{M} 4-7>; {L}. <P:p. {p}>.", "{T}. {C}. {L}, {Y}.", "{T}. {C}, {L}, <O:{M}> {Y}.", "{T}, <O:to appear in> {C}, {L}, <O:{M} 19-22,> {Y}.", "{T}. {C}. {Y}.", "{T}. <O:In> {C}. {U}, {P}.  {Y}.", "{T} {C} {Y}", "{T}. <O:In> {C}, <P:page {f}>. {U}, {Y}.")
THESIS = ("{T}. <O:Ph.D. thesis,> {U}.", "{T}. <O:PhD dissertation,> {U}.", "{T}, <O:Ph.D. thesis,> {U}", "{T}. <O:Dissertation>, {U}.", "{T}. <O:Unpublished doctoral dissertation,> {U}, {L}.", "{T}. <O:Master's thesis,> {U}.", "{T} <O:(Doctoral dissertation)>. {U}.", "{T} <O:(Unpublished Doctoral dissertation)>. {U}, {L}.", "{T}. <O:Thèse de doctorat,> {U}.", "{T}. <O:Diplomarbeit,> {U}.")
THESIS_DATED = ("{T}, <O:Ph.D. thesis,> {U}, {Y}.", "{T}. <O:PhD thesis,> {U}, {Y}.", "{T}, <O:Ph.D. thesis,> {U} ({Y}).", "{T}. <O:Master's thesis,> {U}, {L}, {Y}.", "{T}. <O:Ph.D. dissertation>. {U}; {Y}.", "{T}, <O:Diss.> {L} {Y}.")
REPORT = ("{T}, <O:Working Paper> <I:{m}>, {U}", "{T}, <O:Working Paper Series> <I:WP-99-{f}>, {U}.", "{T}. <O:Discussion Paper> <I:No. {m}>, {U}.", "{T}. <O:Technical Report> <I:{m}>, {U}.", "{T}. {L}: {U}.", "{T}. <O:Working Paper>. {U}.", "{T}. <O:NBER Working Paper> <I:{m}>.", "{T}. <O:Mimeo>, {U}.", "{T}. <O:Report,> {U}. {W}", "{T}. {U}. {W}", "{T}. {U}.", "{T}. {L}: {U} <O:Report 2022>.", "{T}, {U}, {L}.", "{T}. <O:Working paper.>", "{T}. <O:Manuscript>, {U}.", "{T}, <O:Preprint>.", "{T}. <O:Preprint,> {U}.")
REPORT_DATED = ("{T}. <O:Technical Report> <I:{m}>, {U}, {Y}.", "{T}, <O:Tech. Rep.> <I:TR-{m}>, {U}, <O:{M}> {Y}.", "{T}, <O:preprint> ({Y}).", "{T}, <O:arXiv:{x}>, {Y}.", "{T}, <O:arXiv:{x}> ({Y}). <O:1>", "{T}. {C} <O:arXiv:{x}>, {Y}.", "{T}, <O:Preprint>, {Y}.", "{T}. <O:Preprint> {U} ({Y}). <O:#math/9{m}>", "{T}. <O:E-print: math.OC/9{m}.> {Y}", "{T}. <O:Unpublished manuscript,> {Y}.", "{T}. <O:Submitted,> {Y}.", "{T}. <O:arXiv:{x}> <O:[math.NT]>, {Y}.", "{T}. {C}, {Y}. <O:arXiv:{x}>.", "{T}. {C} {Y}.")
WEB = ("{T}. {W}", "{T}. <O:URL:> {W}.", "{T}, <O:URL (consulted {M} 2004):> {W}.", "{T}. {C}. {W}", "{T}, <O:available at> {W}", "{T}. <O:Retrieved from> {W}", "{T}. <O:Retrieved {M} 12, 2008, from> {W}", "{T}. {C}, {W} <O:[Date of access: {M} 8, 2008].>", "{T}, <O:in:> {C}, {V}, <O:online:> <{W}> <O:(21 {M} 2014).>", "{T}. <O:Online unter:> {W} <O:(Zugriff am 12.03.2010).>", "{T}. {C}, <O:{M} 19>. {W}", "{T}. {U}. <O:Available at:> {W} <O:(accessed {M} 2010).>", "{T}. {C} ({Y}), <O:available at> {W}")
EDITED = ("{L}: {U}.", "{L}, {U}.", "({L}, {U}).", "{U}, {L}.", "{U}.", "{L}.")
UNPUBLISHED = ("{T}.", "{T}.", "{T}", "{T}. <O:Submitted.>", "{T}. <O:Under review.>", "{T} <O:(under review)>", "{T}, <O:in preparation>.", "{T} <O:(in preparation)>", "{T}. <O:Manuscript in preparation.>", "{T}. <O:Revise and resubmit,> {C}.",
               "{T}. <O:Submitted to> {C}.", "{T}, <O:submitted to> {C}", "{T}. <O:Working paper.>", "{T}. <O:Under revision at> {C}.", "{T}. <O:In press>, {C}.", "{T}. <O:R&R at> {C}.", "{T} <O:(submitted)>.", "{T}. <O:In progress.>", "{T}. <O:Forthcoming in> {C}.", "{T}. <O:Accepted at> {C}.", "{T}. <O:Preprint.>", "{T}. <O:Job market paper.>")
UNPUBLISHED_DATED = ("{T}. <O:Under review,> {Y}.", "{T}. <O:(Under review)>, {Y}.", "{T}, {Y}.", "{T}. {Y}.", "{T} ({Y}).", "{T}. <O:In preparation> ({Y}).", "{T}. <O:Submitted,> {Y}.", "{T}, <O:manuscript,> {Y}.", "{T}, {Y}, <O:accepted for publication in> {C}", "{T}. <O:Submitted to> {C}, {Y}.", "{T}. <O:System Demonstration, Under Review>, {Y}.",
                     "{T}. <O:To appear in> {C}, {Y}.", "{T}. {C}, {Y}. <O:Oral>", "{T}. {C}, {Y}. <O:(Best Paper Award)>", "{T}. {C}, <O:Abstract>, {Y}. <O:Selected for Oral Presentation>", "{T}. {C} <O:(accepted)>, {Y}.", "{T}. <O:(Doctoral Thesis)>, {U}, {L}, {Y}.")
_KINDS = {
    "unpublished": (UNPUBLISHED, UNPUBLISHED_DATED),
    "article": (ARTICLE, ARTICLE_DATED), "book": (BOOK, BOOK_DATED), "chapter": (CHAPTER, CHAPTER_DATED), "meeting": (MEETING, MEETING_DATED),
    "thesis": (THESIS, THESIS_DATED), "report": (REPORT, REPORT_DATED), "web": (WEB, WEB),
}
_MONTHS = "January February March April May June July August September October November December Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sept. Oct. Nov. Dec. Spring Summer Fall Winter".split()
_FIELD = re.compile(r"<([A-Z]):((?:[^<>{}]|\{\w+\})*)>|\{(\w+)\}|([^<{]+|[<{])")


@dataclass
class Style:
    """The choices that one list makes: how names, titles and pages are written."""

    form: str
    rest_form: str
    shape: str
    separator: str
    last: str
    quotes: tuple[str, str]
    headline: bool
    dash: str
    stop: str


@cache
def _forms() -> tuple[tuple[str, str], ...]:
    return (("initials first", "initials first"),) * 6 + (("family, initials", "family, initials"),) * 6 + (("family, given", "given first"),) * 3 + (
        ("given first", "given first"),) * 4 + (("family initials", "family initials"),) * 4 + (("family, given", "family, given"),) * 3 + (("family, initials", "initials first"),) * 2


def style(rng: random.Random) -> Style:
    """One style."""
    form, rest = rng.choice(_forms())
    quotes = rng.choices((("", ""), ("“", "”"), ("\"", "\""), ("‘", "’"), ("«", "»"), ("„", "“"), ("'", "'"), ("\" ", " \""), ("``", "''")), (60, 12, 7, 12, 2, 2, 1, 2, 1))[0]
    separator = rng.choices((", ", "; ", " / ", "/", " – ", " - "), (84, 6, 4, 3, 2, 1))[0]
    last = rng.choice((", and ", " and ", " & ", ", & ", separator, ", ", " und ", " and ")) if separator in (", ", "; ") else separator
    return Style(form, rest, rng.choices(("spaced", "tight", "bare", "bare spaced"), (60, 20, 15, 5))[0] if form != "family initials" else rng.choice(("bare", "bare", "spaced", "tight", "bare spaced")),
                 separator, last, quotes, rng.random() < 0.35, rng.choice(("-", "–", "-", "–", "--", " - ", "-", " -- ", "–", "– ", "-- ", "- ", " – ")), rng.choice(("", ".", ".", ".")))


def names(rng: random.Random, s: Style, count: int, culture: str | None = None) -> str:
    """A list of authors in a style."""
    people = [person(rng, culture if rng.random() < 0.75 else None) for _ in range(count)]
    texts = [written(rng, who, s.form if i == 0 else s.rest_form, s.shape) for i, who in enumerate(people)]
    text = texts[0] if count == 1 else s.separator.join(texts[:-1]) + s.last + texts[-1]
    if rng.random() < 0.03 and "," not in text:
        text = text.upper()
    return text


def _author_count(rng: random.Random) -> int:
    return rng.choices((1, 2, 3, 4, 5, 6, 7, 9, 12), (30, 26, 18, 10, 6, 4, 3, 2, 1))[0]


def _pages(rng: random.Random, s: Style) -> str:
    first = rng.choice((rng.randint(1, 99), rng.randint(100, 999), rng.randint(1000, 9999)))
    last = first + rng.randint(2, 40)
    text = str(last)
    if rng.random() < 0.18 and first > 99:
        text = text[-2:]
    roll = rng.random()
    prefix = "S" if roll < 0.015 else "e" if roll < 0.025 else ""
    return f"{prefix}{first}{s.dash}{prefix}{text}"


def _numbers(rng: random.Random, s: Style, year: int) -> dict[str, str]:
    """Fields made of digits."""
    volume = str(rng.choice((rng.randint(1, 60), rng.randint(1, 60), rng.randint(60, 600)))) if rng.random() < 0.97 else rng.choice(("XII", "A12", "IV", str(year)))
    issue = str(rng.randint(1, 12)) if rng.random() < 0.92 else rng.choice(("1-2", "3/4", "1–2", "S1", "Suppl. 2", "2-3"))
    pages = _pages(rng, s)
    return {"V": volume, "v": volume, "I": issue, "i": issue, "P": pages, "p": pages, "Y": str(year), "y": rng.choice("abc"), "f": str(rng.randint(2, 400)),
            "m": str(rng.randint(1000, 999999)), "n": str(rng.randint(1, 60)), "b": rng.choice("ABCD") + volume,
            "x": f"{rng.randint(7, 25):02d}{rng.randint(1, 12):02d}.{rng.randint(1000, 99999)}", "M": rng.choice(_MONTHS)}


def _first_page(rng: random.Random) -> str:
    return rng.choice(("", "", "", "", "L", "A", "")) + str(rng.choice((rng.randint(1, 999), rng.randint(100, 9999), rng.randint(1, 99))))


def _address(rng: random.Random) -> str:
    host = works.invented_family(rng, "en").lower().replace("'", "").replace(" ", "")
    return rng.choice(("http://www.", "http://", "https://www.", "https://", "www.")) + host + rng.choice((".org", ".com", ".edu", ".de", ".eu", ".ac.uk")) + rng.choice(("", "/", f"/papers/{host}.pdf", f"/~{host}/pub{rng.randint(1, 99)}.html", f"/a/b/v{rng.randint(1, 9)}i{rng.randint(1, 5)}p{rng.randint(10, 99)}.html", "/en/category/features/67326/"))


def _doi(rng: random.Random) -> str:
    text = f"10.{rng.randint(1000, 9999)}/" + rng.choice((f"{rng.randint(1000000, 9999999)}.{rng.randint(1000000, 9999999)}", f"j.{rng.choice(('jpo', 'cell', 'eswa'))}.{rng.randint(2005, 2024)}.{rng.randint(1, 12):02d}.{rng.randint(1, 99):03d}", f"s{rng.randint(10000, 99999)}-{rng.randint(10, 23):03d}-{rng.randint(1000, 9999)}-{rng.randint(1, 9)}", f"PhysRevB.{rng.randint(20, 99)}.{rng.randint(1000, 9999)}", f"tc{rng.choice('abc')}/tcz{rng.randint(10, 99)}"))
    return rng.choice(("https://doi.org/", "http://dx.doi.org/", "doi:", "doi: ", "", "DOI: ", "https://doi.org/")) + text


_LANGUAGES = {"de": "de", "fr": "fr", "it": "it", "es": "es", "pt": "pt"}


def _title(rng: random.Random, s: Style, field: str, culture: str | None) -> str:
    if culture in _LANGUAGES and rng.random() < 0.65:
        return works.foreign_title(rng, culture)
    text = works.title(rng, field)
    text = works.title_case(text) if s.headline else text[0].upper() + text[1:]
    if rng.random() < 0.02:
        text = text.upper()
    return text


def fill(rng: random.Random, template: str, values: dict[str, str], label: str = "O") -> Pieces:
    """A template's pieces with their labels."""
    out: Pieces = []
    for match in _FIELD.finditer(template):
        if match[1]:
            inner = re.sub(r"\{(\w+)\}", lambda m: values[m[1]], match[2])
            out.append((inner, match[1]))
            label = match[1]
        elif match[3]:
            label = _LABEL_OF.get(match[3], label)
            out.append((values[match[3]], label))
        elif match[4]:
            out.append((match[4], label))
    return out


_LABEL_OF = {"A": "A", "T": "T", "C": "C", "C2": "C", "V": "V", "I": "I", "P": "P", "Y": "Y", "y": "Y", "U": "U", "L": "L", "D": "D", "W": "W", "M": "O"}


def _quoted(rng: random.Random, s: Style, template: str, title: str) -> tuple[str, str]:
    """The title in its quotes; the stop after it inside or outside them."""
    opening, closing = s.quotes
    if title[-1] in "?!":
        template = re.sub(r"\{T\}[.,] ?", "{T} " if rng.random() < 0.8 else "{T}, ", template, count=1)
    if not opening:
        return template, title
    if rng.random() < 0.5:
        found = re.search(r"\{T\}([.,])", template)
        if found:
            return template.replace("{T}" + found[1], "{T}", 1), f"{opening}{title}{found[1]}{closing}"
    if rng.random() < 0.3:
        template = template.replace("{T}.", "{T},", 1)
    return template, f"{opening}{title}{closing}"
