import {
  type Conflict,
  type Fact,
  isValue,
  type Picture,
  type ReadPuzzle,
  type Verbalizer,
} from '@gridproof/core';
import type { Explanation, SeveralAnswers } from '../execution/run-explain.js';
import { knownPicture, placesIn } from '../pictures/known.js';
import { withHighlights } from '../pictures/marked.js';
import { countNoun, evidence, verdictText } from './verdict.js';

/** An explanation as text and picture. */
export interface ExplanationText {
  readonly picture: Picture;
  /** The result in one sentence. */
  readonly sentence: string;
  /** The reasons, one per line. */
  readonly because: readonly string[];
}

/** Verbalizes an explanation; `entries` are the player's entries, if any. */
export function explanationText(
  read: ReadPuzzle,
  explanation: Explanation,
  verbalizer: Verbalizer,
  entries?: readonly Fact[],
): ExplanationText {
  const { status } = explanation;
  const compose = (
    claim: string,
    because: readonly string[] = [],
    picture = boardPicture(read, entries),
  ): ExplanationText => ({
    picture,
    sentence: `${claim} (${evidence(explanation, status !== 'unknown')})`,
    because,
  });
  switch (status) {
    case 'unique': {
      const agreeing = entries ? ' that agrees with what is entered' : '';
      return compose(`unique: there is exactly one answer${agreeing}, and nothing to explain`);
    }
    case 'multiple':
      return compose(
        severalSentence(explanation, entries),
        missingLines(explanation, verbalizer),
        severalPicture(read, explanation),
      );
    case 'unsolvable': {
      const { conflict } = explanation;
      const none = entries ? 'no answer agrees with what is entered' : 'there is no answer';
      return compose(
        `unsolvable: ${none}`,
        conflictLines(conflict, verbalizer),
        withHighlights(boardPicture(read, entries), verbalizer.highlightConflict(conflict.reasons)),
      );
    }
    case 'unknown': {
      const { solvable, reason } = explanation;
      return compose(`don't know${solvable ? ' what its answers have in common' : ''}: ${reason}`);
    }
  }
}

/** The reasons of a conflict, one line per rule or kind of clue. */
export function conflictLines(conflict: Conflict, verbalizer: Verbalizer): readonly string[] {
  const { reasons, minimal, count } = conflict;
  if (count) return verbalizer.conflict(conflict);
  const hasSeveral = reasons.length > 1;
  return [
    hasSeveral ? 'These cannot hold together:' : 'This cannot hold:',
    ...verbalizer.reasons(reasons).map((sentence) => `  ${sentence}`),
    ...(minimal
      ? hasSeveral
        ? ['None of them can be left out.']
        : []
      : ['It was not proved in time that none of them can be left out.']),
  ];
}

/** The puzzle with the player's entries. */
const boardPicture = (read: ReadPuzzle, entries?: readonly Fact[]): Picture =>
  entries ? knownPicture(read, entries) : read.type.draw(read.puzzle);

function severalSentence({ certain }: SeveralAnswers, entries?: readonly Fact[]): string {
  if (!entries) return verdictText({ status: 'forced', certain, answers: [] });
  const entered = new Set(entries.filter(isValue).map(({ variable }) => variable));
  const n = certain.filter(({ variable }) => !entered.has(variable)).length;
  const more = n
    ? `${countNoun(n, 'more place')} ${n === 1 ? 'is' : 'are'} certain`
    : 'they have nothing more in common';
  return `several answers agree with what is entered: ${more}`;
}

/** The certain values, with the missing givens highlighted. */
function severalPicture(read: ReadPuzzle, { certain, missingGivens = [] }: SeveralAnswers): Picture {
  const places = placesIn(missingGivens);
  return withHighlights(
    knownPicture(read, [...certain, ...missingGivens]),
    places.length
      ? [{ places, meaning: 'differs', label: 'if this were given, there would be one answer' }]
      : [],
  );
}

function missingLines(
  { missingGivens, missingGivensAtLeast }: SeveralAnswers,
  verbalizer: Verbalizer,
): readonly string[] {
  if (missingGivens)
    return [
      `It would be unique if ${countNoun(missingGivens.length, 'more place')} were given: ${verbalizer.facts(missingGivens)}.`,
    ];
  if (missingGivensAtLeast === undefined) return [];
  return [
    `To make it unique, at least ${countNoun(missingGivensAtLeast, 'more place')} must be given; the fewest were not found in time.`,
  ];
}
