import {
  type PartialAnswer,
  PuzzleError,
  type ReadPuzzle,
  readAnswer,
  readPartialAnswer,
  type SplitEntries,
  splitEntries,
  Verbalizer,
  type Violation,
} from '@gridproof/core';
import { ask } from '../asking/ask.js';
import { Clock } from '../asking/clock.js';
import { checkEntries, claimOfEntries, type EntriesVerdict } from '../asking/entered.js';
import {
  contradictedJson,
  contradictedLines,
  contradictedPicture,
  contradictionJson,
} from '../data/contradicted.js';
import { checkJson, entriesJson } from '../data/json.js';
import { knownPicture } from '../pictures/known.js';
import { marked, pictureOf } from '../pictures/marked.js';
import { answerIn, type HalfDone } from '../puzzle/half-done.js';
import { brokenRules, wrongPlaces } from '../words/broken.js';
import { conflictLines } from '../words/why.js';
import type { Answer } from './answer.js';
import type { Asking, Desk, Listening } from './desk.js';

/** A whole answer or a part of one, held against the clues. */
export type Held = SplitEntries & Pick<PartialAnswer, 'answer' | 'misplaced'>;

/** What is held against the clues and rules. Throws `PuzzleError` where a text is neither an answer nor a part of one. */
export function readHeld(text: string, { type, puzzle }: ReadPuzzle): Held {
  try {
    const entered = readPartialAnswer(type, puzzle, text);
    return { ...entered, ...splitEntries(type, puzzle, entered.facts) };
  } catch (error) {
    if (!(error instanceof PuzzleError) || error.code !== 'no-partial-answers') throw error;
    try {
      return { answer: readAnswer(text, type, puzzle), own: [], contradictions: [], misplaced: [] };
    } catch (fault) {
      throw fault instanceof PuzzleError && isOpenAt(text, fault) ? error : fault;
    }
  }
}

/** Whether a fault is that a sign is open: it stands there, or there is a `?` somewhere and the fault has no place. */
function isOpenAt(text: string, { line = 1, column }: PuzzleError): boolean {
  if (column === undefined) return text.includes('?');
  const sign = text.split(/\r\n?|\n/)[line - 1]?.[column - 1];
  return sign !== undefined && '?._ '.includes(sign);
}

/** What a whole answer breaks, as data. */
export const wholeJson = (
  { type, puzzle }: ReadPuzzle,
  held: Held,
  violations: readonly Violation[],
): object => ({
  ...checkJson(type, violations),
  ...againstClues(held, new Verbalizer(type, puzzle, held.own)),
});

/** What is true of a part of an answer, as data. */
export const partJson = ({ type, puzzle }: ReadPuzzle, held: Held, verdict: EntriesVerdict): object => {
  const teller = new Verbalizer(type, puzzle, held.own);
  return { ...entriesJson(type, verdict, teller), ...againstClues(held, teller) };
};

/** The same where some signs are those of no answer where they stand: what is wrong is plain to see. */
export const misplacedJson = (half: HalfDone): object => ({
  ...contradictionJson(half),
  status: 'wrong',
  violations: [],
});

const againstClues = ({ contradictions }: Held, teller: Verbalizer): object =>
  contradictions.length ? contradictedJson({ contradictions, misplaced: [] }, teller) : {};

/** As `gridproof check`: whether an answer, or a part of one, is right. */
export async function check(
  desk: Desk,
  { answer, ...asking }: Omit<Asking, 'entries'> & { readonly answer: string },
  { signal, onProgress = () => {} }: Listening = {},
): Promise<Answer> {
  const clock = new Clock(asking.timeout);
  const one = await desk.read(asking, clock);
  const { read } = one;
  const { type, puzzle } = read;
  const held = desk.hold(clock, read, () => readHeld(answerIn(answer), read));
  if ('answer' in held) return desk.hold(clock, read, () => wholeAnswer(read, held));
  const half = { ...one, entries: held.own, contradicted: held };
  const teller = new Verbalizer(type, puzzle, held.own);
  if (held.misplaced.length)
    return {
      data: misplacedJson(half),
      sentence: 'wrong: what is entered contradicts the puzzle',
      because: contradictedLines(held, teller),
      read,
      picture: () => contradictedPicture(half),
    };
  const engine = await desk.engine();
  const verdict = await checkEntries(desk.runners, one, {
    answer: (_, posed) => ask(desk.runner, { ...posed, engine, signal }),
    engine,
    entries: held.own,
    timeout: clock.left,
    signal,
    onProgress,
  });
  return desk.hold(clock, read, () => ({
    data: partJson(read, held, verdict),
    sentence: claimOfEntries(verdict),
    because:
      verdict.status === 'wrong'
        ? brokenRules(teller, verdict.broken, held.contradictions)
        : verdict.status === 'hopeless' && verdict.conflict
          ? conflictLines(verdict.conflict, teller)
          : [],
    read,
    picture: () =>
      marked(knownPicture(read, held.own), verdict.status === 'wrong' ? wrongPlaces(verdict.broken) : []),
  }));
}

function wholeAnswer(read: ReadPuzzle, held: Held): Answer {
  const { type, puzzle } = read;
  const violations: Violation[] = [...type.verify(puzzle, held.answer)];
  return {
    data: wholeJson(read, held, violations),
    sentence: violations.length
      ? 'wrong: the answer breaks these rules'
      : 'correct: the answer keeps every rule and clue',
    because: brokenRules(new Verbalizer(type, puzzle, held.own), violations, held.contradictions),
    read,
    picture: () => pictureOf(type, puzzle, held.answer, wrongPlaces(violations)),
  };
}
