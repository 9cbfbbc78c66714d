"""Every table, declared once: the lake's frames and the star. All schemas are derived from here (`derive`).

A column is written as its field's name, with `!` where null is a defect and `->table` where it refers to a row
of another table (by that table's one-column key); `name=field` gives the field a name of the table's own.
"""

from __future__ import annotations

from warehouse.fields import FIELDS
from warehouse.schema import Column, Layer, Table

EVIDENCE = "line_start! line_end! char_start! char_end!"
_RECORD = f"record_id! document_id!->raw_documents ordinal! {EVIDENCE} confidence! issues"
_PERIOD = "start_text end_text is_current!"
_FACT = f"document_id!->dim_document {EVIDENCE} confidence!"
_CONTACT = "e-mail, phone number or web address of a document's owner, or e-mail of a referee"
_DATES = "start_date start_precision end_date end_precision is_current!"


def _column(word: str) -> Column:
    words, _, target = word.partition("->")
    name, _, field = words.rstrip("!").rpartition("=")
    return Column(name=name or field, field=FIELDS[field], nullable="!" not in words, references=target or None)


def _table(layer: Layer, name: str, grain: str, columns: str, key: str, *, contact: bool = False) -> Table:  # noqa: PLR0913
    words = tuple(_column(word) for word in columns.split())
    return Table(name=name, layer=layer, grain=grain, columns=words, key=tuple(key.split()), contact=contact)


INGEST = (
    _table("ingest", "raw_documents", "one readable source document",
           "document_id! uri! file_name! sha256! media_type! encoding! byte_count! line_count! text! "
           "metadata! notes!", "document_id"),
    _table("ingest", "quarantined_documents", "one source file that could not be read",
           "uri! sha256 reason! detail! byte_count", "uri"),
)

PARSE = (
    _table("parse", "parsed_documents", "one parsed document",
           "document_id!->raw_documents parser_version! as_of_date coverage! line_count! issues", "document_id"),
    _table("parse", "parsed_people", "the owner of one document",
           f"{_RECORD} person_name orcid homepage", "record_id"),
    _table("parse", "parsed_contacts", f"one {_CONTACT}",
           f"{_RECORD} mention_role! email phone url", "record_id", contact=True),
    _table("parse", "parsed_positions", "one stated position",
           f"{_RECORD} title! organization_name unit location {_PERIOD}", "record_id"),
    _table("parse", "parsed_education", "one stated degree",
           f"{_RECORD} degree degree_level! field_of_study organization_name unit location {_PERIOD} is_expected!",
           "record_id"),
    _table("parse", "parsed_papers", "one paper as one document lists it",
           f"{_RECORD} title! year venue_name status! volume issue pages doi arxiv_id url raw_text!", "record_id"),
    _table("parse", "parsed_authors", "one author of one listed paper",
           f"{_RECORD} paper_record_id!->parsed_papers author_position! person_name! is_equal_contribution! "
           "is_document_owner!", "record_id"),
    _table("parse", "parsed_awards", "one stated honour",
           f"{_RECORD} award_name! granter_name {_PERIOD} award_paper_title", "record_id"),
    _table("parse", "parsed_service", "one service role at one venue",
           f"{_RECORD} role! venue_name {_PERIOD}", "record_id"),
    _table("parse", "parsed_teaching", "one course in one role",
           f"{_RECORD} course! teaching_role organization_name {_PERIOD}", "record_id"),
    _table("parse", "parsed_talks", "one talk", f"{_RECORD} title venue_name year", "record_id"),
    _table("parse", "parsed_grants", "one grant", f"{_RECORD} title funder_name amount {_PERIOD}", "record_id"),
    _table("parse", "parsed_projects", "one project", f"{_RECORD} title! organization_name", "record_id"),
    _table("parse", "parsed_advising", "one adviser of one person, or one student of the owner",
           f"{_RECORD} person_name! mention_role! relation organization_name", "record_id"),
    _table("parse", "parsed_interests", "one stated research interest", f"{_RECORD} interest!", "record_id"),
    _table("parse", "parsed_skills", "one stated skill", f"{_RECORD} skill!", "record_id"),
    _table("parse", "parsed_languages", "one stated language", f"{_RECORD} language! proficiency", "record_id"),
    _table("parse", "parsed_references", "one referee of one document's owner",
           f"{_RECORD} person_name! title organization_name", "record_id"),
    _table("parse", "parsed_places", "one further place in its document that states a record again",
           f"record_id! document_id!->raw_documents ordinal! {EVIDENCE}", "record_id ordinal"),
    _table("parse", "parsed_lines", "one line of one document",
           "document_id!->raw_documents line_number! char_start! char_end! text! section_kind line_status!",
           "document_id line_number"),
)

RESOLVE = (
    _table("resolve", "person_entities", "one mention of a person and the person it is",
           "person_mention_id! document_id!->raw_documents record_id mention_role! person_name! name_key! person_id! "
           "full_name! given_name family_name!", "person_mention_id"),
    _table("resolve", "organization_entities", "one way of writing an organisation and the organisation it is",
           "organization_name! organization_id! parent_organization_id name! organization_kind! city country_code",
           "organization_name"),
    _table("resolve", "venue_entities", "one way of writing a venue and the venue it is",
           "venue_name! venue_id! acronym name! venue_kind!", "venue_name"),
    _table("resolve", "paper_entities", "one listed paper and the work it is",
           "record_id!->parsed_papers paper_id!", "record_id"),
    _table("resolve", "match_decisions", "one identity decision",
           "entity! left_id! right_id! rule! score! decision! detail!", "entity left_id right_id rule"),
)

STAR = (
    _table("star", "dim_document", "one version of one source document",
           "document_id! uri! file_name! sha256! media_type! byte_count! line_count! as_of_date coverage! "
           "valid_from valid_to is_current!", "document_id"),
    _table("star", "dim_person", "one real person",
           "person_id! full_name! given_name family_name! orcid homepage is_document_owner!", "person_id"),
    _table("star", "dim_person_name", "one way a person's name is written",
           "person_id!->dim_person name!", "person_id name"),
    _table("star", "dim_organization", "one organisation",
           "organization_id! name! kind=organization_kind! city country_code parent_organization_id->dim_organization",
           "organization_id"),
    _table("star", "dim_organization_name", "one way an organisation's name is written",
           "organization_id!->dim_organization name!", "organization_id name"),
    _table("star", "dim_venue", "one place of publication or service",
           "venue_id! acronym name! kind=venue_kind!", "venue_id"),
    _table("star", "dim_venue_name", "one way a venue's name is written",
           "venue_id!->dim_venue name!", "venue_id name"),
    _table("star", "dim_date", "one day", "date_id! date! year! quarter! month!", "date_id"),
    _table("star", "fact_paper", "one distinct work, however many documents list it",
           "paper_id! title! year venue_id->dim_venue status! doi arxiv_id url volume issue pages author_count! "
           f"{_FACT}",
           "paper_id"),
    _table("star", "fact_authorship", "one author of one paper",
           "paper_id!->fact_paper person_id!->dim_person author_position! is_equal_contribution! is_document_owner! "
           f"{_FACT}", "paper_id author_position"),
    _table("star", "paper_listing", "one paper as one document lists it",
           f"record_id! paper_id!->fact_paper status_as_stated! raw_text! {_FACT}", "record_id"),
    _table("star", "fact_position", "one role held by one person",
           "position_id! person_id!->dim_person organization_id->dim_organization title! unit location "
           f"{_DATES} {_FACT}", "position_id"),
    _table("star", "fact_education", "one degree of one person",
           "education_id! person_id!->dim_person organization_id->dim_organization degree degree_level! "
           f"field=field_of_study {_DATES} is_expected! {_FACT}", "education_id"),
    _table("star", "fact_award", "one honour received",
           "award_id! person_id!->dim_person name=award_name! granter_organization_id->dim_organization "
           f"granter_venue_id->dim_venue year end_year paper_id->fact_paper {_FACT}", "award_id"),
    _table("star", "fact_advising", "one adviser of one person in one degree or position",
           "advising_id! advisor_person_id!->dim_person advisee_person_id!->dim_person "
           f"organization_id->dim_organization relation {_FACT}", "advising_id"),
    _table("star", "fact_service", "one service role of one person at one venue",
           f"service_id! person_id!->dim_person role! venue_id->dim_venue {_DATES} {_FACT}", "service_id"),
    _table("star", "fact_teaching", "one course taught by one person in one role",
           "teaching_id! person_id!->dim_person organization_id->dim_organization course! role=teaching_role "
           f"{_DATES} {_FACT}", "teaching_id"),
    _table("star", "fact_talk", "one talk of one person",
           f"talk_id! person_id!->dim_person title venue=venue_name year {_FACT}", "talk_id"),
    _table("star", "fact_grant", "one grant of one person",
           "grant_id! person_id!->dim_person title funder_organization_id->dim_organization amount "
           f"{_DATES} {_FACT}", "grant_id"),
    _table("star", "fact_project", "one project of one person",
           f"project_id! person_id!->dim_person title! organization_id->dim_organization {_FACT}", "project_id"),
    _table("star", "fact_interest", "one research interest of one person",
           f"interest_id! person_id!->dim_person interest! {_FACT}", "interest_id"),
    _table("star", "fact_skill", "one skill of one person",
           f"skill_id! person_id!->dim_person skill! {_FACT}", "skill_id"),
    _table("star", "fact_language", "one language that one person speaks",
           f"language_id! person_id!->dim_person language! proficiency {_FACT}", "language_id"),
    _table("star", "fact_reference", "one person who speaks for another one: a referee",
           "reference_id! person_id!->dim_person referee_person_id!->dim_person organization_id->dim_organization "
           f"title {_FACT}", "reference_id"),
    _table("star", "further_evidence", "one further place that states a fact again",
           f"record_id! ordinal! document_id!->dim_document {EVIDENCE}", "record_id ordinal"),
    _table("star", "document_line", "one line of one document",
           "document_id!->dim_document line_number! char_start! char_end! text! section_kind line_status!",
           "document_id line_number"),
    _table("star", "unparsed_line", "one line that no record accounts for",
           "document_id!->dim_document line_number! text! section_kind", "document_id line_number"),
    _table("star", "quarantine", "one document that could not be read", "uri! sha256 reason! detail!", "uri"),
    _table("star", "match_decision", "one identity decision",
           "entity! left_id! right_id! rule! score! decision! detail!", "entity left_id right_id rule"),
    _table("star", "person_contact", f"one {_CONTACT}",
           f"record_id! person_id!->dim_person mention_role! email phone url {_FACT}", "record_id", contact=True),
)

PUBLISH = (
    _table("publish", "check_result", "one expectation's outcome in the run that published",
           "asset! expectation! success! is_blocking! unexpected_count! observed", "asset expectation"),
)

TABLES: dict[str, Table] = {table.name: table for table in (*INGEST, *PARSE, *RESOLVE, *STAR, *PUBLISH)}
