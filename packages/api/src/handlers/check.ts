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
      return { answer: readAnswer(text, type, puzzle), entries: [], contradictions: [], misplaced: [] };
    } catch (fault) {
      throw fault instanceof PuzzleError && isOpenSign(text, fault) ? error : fault;
    }
  }
}

/** Whether an open sign causes the fault: the sign is at the place of the fault, or the fault has no place and the text has a `?`. */
function isOpenSign(text: string, { line = 1, column }: PuzzleError): boolean {
  if (column === undefined) return text.includes('?');
  const sign = text.split(/\r\n?|\n/)[line - 1]?.[column - 1];
  return sign !== undefined && '?._ '.includes(sign);
}

/** The rules that a complete answer breaks, as data. */
export const answerCheckJson = (
  { type, puzzle }: ReadPuzzle,
  input: CheckInput,
  violations: readonly Violation[],
): object => ({
  ...checkJson(type, violations),
  ...contradictionsJson(input, new Verbalizer(type, puzzle, input.entries)),
});

/** The verdict on a partial answer as data. */
export const partialCheckJson = (
  { type, puzzle }: ReadPuzzle,
  input: CheckInput,
  verdict: EntriesVerdict,
): object => {
  const verbalizer = new Verbalizer(type, puzzle, input.entries);
  return { ...entriesJson(type, verdict, verbalizer), ...contradictionsJson(input, verbalizer) };
};

/** The verdict on a partial answer with signs that no answer has at their places, as data. */
export const misplacedJson = (partial: PuzzleWithEntries): object => ({
  ...contradictionJson(partial),
  status: 'wrong',
  violations: [],
});

const contradictionsJson = ({ contradictions }: CheckInput, verbalizer: Verbalizer): object =>
  contradictions.length ? contradictedJson({ contradictions, misplaced: [] }, verbalizer) : {};

/** Checks a complete or partial answer, as `gridproof check` does. */
export async function check(
  context: HandlerContext,
  { answer, ...request }: Omit<PuzzleRequest, 'entries'> & { readonly answer: string },
  { signal, onProgress = () => {} }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const deadline = new Deadline(request.timeout);
  const item = await context.read(request, deadline);
  const { read } = item;
  const { type, puzzle } = read;
  const input = context.runWithin(deadline, read, () => readCheckInput(answerText(answer), read));
  if ('answer' in input) return context.runWithin(deadline, read, () => checkCompleteAnswer(read, input));
  const partial = { ...item, entries: input.entries, contradicted: input };
  const verbalizer = new Verbalizer(type, puzzle, input.entries);
  if (input.misplaced.length)
    return {
      data: misplacedJson(partial),
      sentence: 'wrong: what is entered contradicts the puzzle',
      because: contradictedLines(input, verbalizer),
      read,
      picture: () => contradictedPicture(partial),
    };
  const engine = await context.engine();
  const verdict = await checkEntries(context.runners, item, {
    answer: (_, spec) => runTask(context.runner, { ...spec, engine, signal }),
    engine,
    entries: input.entries,
    timeout: deadline.remaining,
    signal,
    onProgress,
  });
  return context.runWithin(deadline, read, () => ({
    data: partialCheckJson(read, input, verdict),
    sentence: entriesVerdictText(verdict),
    because:
      verdict.status === 'wrong'
        ? brokenRules(verbalizer, verdict.broken, input.contradictions)
        : verdict.status === 'contradictory' && verdict.conflict
          ? conflictLines(verdict.conflict, verbalizer)
          : [],
    read,
    picture: () =>
      withHighlights(
        knownPicture(read, input.entries),
        verdict.status === 'wrong' ? markBrokenRules(verdict.broken) : [],
      ),
  }));
}

function checkCompleteAnswer(read: ReadPuzzle, input: CheckInput): PuzzleResponse {
  const { type, puzzle } = read;
  const violations: Violation[] = [...type.verify(puzzle, input.answer)];
  return {
    data: answerCheckJson(read, input, violations),
    sentence: violations.length
      ? 'wrong: the answer breaks these rules'
      : 'correct: the answer keeps every rule and clue',
    because: brokenRules(new Verbalizer(type, puzzle, input.entries), violations, input.contradictions),
    read,
    picture: () => pictureOf(type, puzzle, input.answer, markBrokenRules(violations)),
  };
}
