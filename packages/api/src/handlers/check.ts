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
import {
  contradictedJson,
  contradictedLines,
  contradictedPicture,
  contradictionJson,
} from '../data/contradiction.js';
import { checkJson, entriesJson } from '../data/json.js';
import { checkEntries, type EntriesVerdict, entriesVerdictText } from '../execution/check-entries.js';
import { Deadline } from '../execution/deadline.js';
import { runTask } from '../execution/run-task.js';
import { brokenRules, markBrokenRules } from '../messages/broken-rules.js';
import { conflictLines } from '../messages/explanation.js';
import { knownPicture } from '../pictures/known.js';
import { pictureOf, withHighlights } from '../pictures/marked.js';
import { answerText, type PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import type { PuzzleResponse } from './response.js';

/** A complete or partial answer, compared with the clues. */
export type CheckInput = SplitEntries & Pick<PartialAnswer, 'answer' | 'misplaced'>;

/** Reads a text as an answer or a partial answer. Throws `PuzzleError` if it is neither. */
export function readCheckInput(text: string, { type, puzzle }: ReadPuzzle): CheckInput {
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

/** Whether an open sign causes the fault: the sign is at the place of the fault, or the fault has no place and the text has a `?`. */
function isOpenAt(text: string, { line = 1, column }: PuzzleError): boolean {
  if (column === undefined) return text.includes('?');
  const sign = text.split(/\r\n?|\n/)[line - 1]?.[column - 1];
  return sign !== undefined && '?._ '.includes(sign);
}

/** The rules that a complete answer breaks, as data. */
export const answerCheckJson = (
  { type, puzzle }: ReadPuzzle,
  held: CheckInput,
  violations: readonly Violation[],
): object => ({
  ...checkJson(type, violations),
  ...againstClues(held, new Verbalizer(type, puzzle, held.own)),
});

/** The verdict on a partial answer as data. */
export const partialCheckJson = (
  { type, puzzle }: ReadPuzzle,
  held: CheckInput,
  verdict: EntriesVerdict,
): object => {
  const teller = new Verbalizer(type, puzzle, held.own);
  return { ...entriesJson(type, verdict, teller), ...againstClues(held, teller) };
};

/** The verdict on a partial answer with signs that no answer has at their places, as data. */
export const misplacedJson = (half: PuzzleWithEntries): object => ({
  ...contradictionJson(half),
  status: 'wrong',
  violations: [],
});

const againstClues = ({ contradictions }: CheckInput, teller: Verbalizer): object =>
  contradictions.length ? contradictedJson({ contradictions, misplaced: [] }, teller) : {};

/** Checks a complete or partial answer, as `gridproof check` does. */
export async function check(
  desk: HandlerContext,
  { answer, ...asking }: Omit<PuzzleRequest, 'entries'> & { readonly answer: string },
  { signal, onProgress = () => {} }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const clock = new Deadline(asking.timeout);
  const one = await desk.read(asking, clock);
  const { read } = one;
  const { type, puzzle } = read;
  const held = desk.hold(clock, read, () => readCheckInput(answerText(answer), read));
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
    answer: (_, posed) => runTask(desk.runner, { ...posed, engine, signal }),
    engine,
    entries: held.own,
    timeout: clock.left,
    signal,
    onProgress,
  });
  return desk.hold(clock, read, () => ({
    data: partialCheckJson(read, held, verdict),
    sentence: entriesVerdictText(verdict),
    because:
      verdict.status === 'wrong'
        ? brokenRules(teller, verdict.broken, held.contradictions)
        : verdict.status === 'contradictory' && verdict.conflict
          ? conflictLines(verdict.conflict, teller)
          : [],
    read,
    picture: () =>
      withHighlights(
        knownPicture(read, held.own),
        verdict.status === 'wrong' ? markBrokenRules(verdict.broken) : [],
      ),
  }));
}

function wholeAnswer(read: ReadPuzzle, held: CheckInput): PuzzleResponse {
  const { type, puzzle } = read;
  const violations: Violation[] = [...type.verify(puzzle, held.answer)];
  return {
    data: answerCheckJson(read, held, violations),
    sentence: violations.length
      ? 'wrong: the answer breaks these rules'
      : 'correct: the answer keeps every rule and clue',
    because: brokenRules(new Verbalizer(type, puzzle, held.own), violations, held.contradictions),
    read,
    picture: () => pictureOf(type, puzzle, held.answer, markBrokenRules(violations)),
  };
}
