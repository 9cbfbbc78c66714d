"""Clusters of what is one thing: a union-find with a record of each join, and members that must stay apart."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
_NONE: frozenset[int] = frozenset()


class Clusters(Generic[T]):
    """Joins members into clusters.

    Members that bear a common mark (two authors of one listing) or different labels (two ORCID iDs) never join.

    Each successful join is one edge of a spanning forest: members minus joins is the number of clusters.
    """

    def __init__(self, marks: dict[T, set[int]] | None = None, labels: dict[T, str] | None = None) -> None:
        """Clusters of one each; `marks` and `labels` are those of the members that have some."""
        self._parent: dict[T, T] = {}
        self._marks = marks if marks is not None else {}
        self._labels = dict(labels) if labels else {}

    def root(self, member: T) -> T:
        """The member that stands for the cluster; a new member stands for itself."""
        parent = self._parent.setdefault(member, member)
        while parent != member:
            grand = self._parent[parent]
            self._parent[member] = grand
            member, parent = parent, grand
        return member

    def may_join(self, a: T, b: T) -> bool:
        """False where the two are known to be different things."""
        a, b = self.root(a), self.root(b)
        if a == b:
            return True
        left, right = self._labels.get(a), self._labels.get(b)
        if left and right and left != right:
            return False
        return self._marks.get(a, _NONE).isdisjoint(self._marks.get(b, _NONE))

    def join(self, a: T, b: T) -> bool:
        """Joins the two clusters; True where they were two and may be one."""
        a, b = self.root(a), self.root(b)
        if a == b or not self.may_join(a, b):
            return False
        if len(self._marks.get(a, ())) < len(self._marks.get(b, ())):
            a, b = b, a
        self._parent[b] = a
        if b in self._marks:
            self._marks.setdefault(a, set()).update(self._marks.pop(b))
        if b in self._labels:
            self._labels[a] = self._labels[b]
        return True

    def mark(self, marks: dict[T, set[int]]) -> None:
        """Sets marks of clusters, by their roots."""
        self._marks = marks

    def groups(self, members: Iterable[T]) -> list[list[T]]:
        """The members cluster by cluster, in the order given."""
        found: dict[T, list[T]] = {}
        for member in members:
            found.setdefault(self.root(member), []).append(member)
        return list(found.values())
