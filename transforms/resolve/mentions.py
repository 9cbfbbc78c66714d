"""Mentions of people: who is named where, and the nodes (one name in one document) that identity is decided on.

Consumes the parse-layer frames and the works; produces `Node`s. Two people of one name in one author list are two
nodes, and so are a document's owner and an adviser of the same name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import polars as pl

from transforms.keys import key
from transforms.resolve.person_names import NameParts, parts_of, stand_in

BESIDE = ("advisor", "student", "referee")  # roles of people beside a document's owner, none of whom is the owner


class Mention(NamedTuple):
    """A person named once: as owner, author, adviser, student or referee."""

    mention_id: int
    document_id: int
    role: str
    name: str
    record_id: int | None
    listing: int | None = None
    position: int = 0
    is_owner: bool = False
    organization: str | None = None


@dataclass(slots=True, eq=False)
class Node:
    """One name in one document, with all its mentions there.

    Attributes:
        listings: the paper listings that name it.
        organizations: ids of the organisations that the document ties it to.
    """

    number: int
    document_id: int
    name: NameParts
    mentions: list[Mention] = field(default_factory=list)
    listings: list[int] = field(default_factory=list)
    organizations: set[int] = field(default_factory=set)
    is_owner: bool = False

    @property
    def first(self) -> int:
        """The mention that stands for the node."""
        return self.mentions[0].mention_id

    @property
    def stated(self) -> str:
        """The name as the first mention writes it."""
        return self.mentions[0].name


def mentions_of(frames: Mapping[str, pl.DataFrame]) -> Iterator[Mention]:
    """Every mention: the owners first, then authors, advisers and students, referees, in the order of their keys."""
    yield from _owners(frames)
    authors = frames["parsed_authors"].sort("paper_record_id", "author_position")
    columns = ("record_id", "document_id", "person_name", "paper_record_id", "author_position", "is_document_owner")
    for number, document, name, listing, position, own in authors.select(columns).iter_rows():
        yield Mention(number, document, "author", name, number, listing, position, own)
    others = ("record_id", "document_id", "person_name", "mention_role", "organization_name")
    for number, document, name, role, organization in (
        frames["parsed_advising"].select(others).sort("record_id").iter_rows()
    ):
        yield Mention(number, document, role, name, number, organization=organization)
    referees = ("record_id", "document_id", "person_name", "organization_name")
    for number, document, name, organization in (
        frames["parsed_references"].select(referees).sort("record_id").iter_rows()
    ):
        yield Mention(number, document, "referee", name, number, organization=organization)


def _owners(frames: Mapping[str, pl.DataFrame]) -> Iterator[Mention]:
    """One owner for each document; a document that names none gets a stand-in that says so."""
    stated = frames["parsed_people"].sort("document_id", "ordinal").unique("document_id", keep="first")
    documents = (
        frames["raw_documents"]
        .select("document_id", "uri")
        .join(frames["parsed_documents"].select("document_id"), on="document_id")
    )
    joined = documents.join(
        stated.select("document_id", "record_id", "person_name"), on="document_id", how="left"
    ).sort("document_id")
    for document, uri, number, name in joined.iter_rows():
        mention = number if number is not None else key(document, "owner")
        yield Mention(mention, document, "owner", name or stand_in(uri), number, is_owner=True)


def nodes_of(mentions: Iterator[Mention], organizations: Mapping[str, int]) -> list[Node]:
    """The nodes, numbered in order."""
    nodes: dict[tuple[int, str, int], Node] = {}
    owners: dict[int, Node] = {}
    for mention in mentions:
        node = _node(mention, nodes, owners)
        node.mentions.append(mention)
        if mention.listing is not None:
            node.listings.append(mention.listing)
        if mention.organization and mention.organization in organizations:
            node.organizations.add(organizations[mention.organization])
    return list(nodes.values())


def _node(mention: Mention, nodes: dict[tuple[int, str, int], Node], owners: dict[int, Node]) -> Node:
    owner = owners.get(mention.document_id)
    if mention.role == "author" and mention.is_owner and owner and mention.listing not in owner.listings[-1:]:
        return owner
    name = parts_of(mention.name)
    place = _free(mention, name, nodes, owner)
    node = nodes.get(place)
    if node is None:
        node = nodes[place] = Node(len(nodes), mention.document_id, name)
    if mention.role == "owner":
        node.is_owner = True
        owners[mention.document_id] = node
    return node


def _free(
    mention: Mention, name: NameParts, nodes: dict[tuple[int, str, int], Node], owner: Node | None
) -> tuple[int, str, int]:
    """The place of the mention's node: the first of its name that the same listing does not name already."""
    for twin in range(1000):
        place = (mention.document_id, name.key, twin)
        node = nodes.get(place)
        if node is None:
            return place
        if node is owner and mention.role in BESIDE:
            continue
        if mention.listing is None or mention.listing not in node.listings[-1:]:
            return place
    return place


def organizations_of_owners(
    frames: Mapping[str, pl.DataFrame], organizations: Mapping[str, int]
) -> dict[int, set[int]]:
    """The organisations at which each document's owner worked or studied."""
    found: dict[int, set[int]] = {}
    for table in ("parsed_positions", "parsed_education"):
        for document, name in frames[table].select("document_id", "organization_name").drop_nulls().iter_rows():
            if name in organizations:
                found.setdefault(document, set()).add(organizations[name])
    return found
