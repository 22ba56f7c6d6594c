"""Corpora: many games of bots as records and as a table with a row a decision, and what is in them as figures."""

from __future__ import annotations

from sacbe.corpus.reading import Corpus

__all__ = ["Corpus"]
