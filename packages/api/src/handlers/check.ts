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
import { contradictedJson } from '../data/contradiction.js';
import { checkJson, entriesJson } from '../data/json.js';
import { checkEntries, type EntriesVerdict, entriesVerdictText } from '../execution/check-entries.js';
import { Deadline } from '../execution/deadline.js';
import { runTask } from '../execution/run-task.js';
import { brokenRules, markBrokenRules } from '../messages/broken-rules.js';
import { conflictLines } from '../messages/explanation.js';
import { knownPicture } from '../pictures/known.js';
import { pictureOf, withHighlights } from '../pictures/marked.js';
import type { OnePuzzle } from '../puzzle/puzzle-input.js';
import { answerText } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

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
  const input = context.runWithin(deadline, read, () => readCheckInput(answerText(answer), read));
  if ('answer' in input || input.misplaced.length)
    return context.runWithin(deadline, read, () => answerResponse(item, input));
  const engine = await context.engine();
  const verdict = await checkEntries(context.runners, item, {
    answer: (_, spec) => runTask(context.runner, { ...spec, engine, signal }),
    engine,
    entries: input.entries,
    timeout: deadline.remaining,
    signal,
    onProgress,
  });
  return context.runWithin(deadline, read, () => entriesResponse(read, input, verdict));
}

/** Verifies a complete answer, or refuses one with values that are impossible at their places. Needs no engine. */
export function answerResponse(item: OnePuzzle, input: CheckInput): PuzzleResponse {
  const { read } = item;
  const { type, puzzle } = read;
  const { answer, entries, contradictions, misplaced } = input;
  if (misplaced.length) {
    const response = contradictionResponse({ ...item, entries, contradicted: input });
    return { ...response, data: { ...response.data, status: 'wrong', violations: [] } };
  }
  const violations: Violation[] = [...type.verify(puzzle, answer)];
  const verbalizer = new Verbalizer(type, puzzle, entries);
  return {
    data: { ...checkJson(type, violations), ...contradictionsJson(input, verbalizer) },
    sentence: violations.length
      ? 'wrong: the answer breaks these rules'
      : 'correct: the answer keeps every rule and clue',
    because: brokenRules(verbalizer, violations, contradictions),
    read,
    picture: () => pictureOf(type, puzzle, answer, markBrokenRules(violations)),
  };
}

/** Formats the verdict on a partial answer as a response. */
export function entriesResponse(
  read: ReadPuzzle,
  input: CheckInput,
  verdict: EntriesVerdict,
): PuzzleResponse {
  const { type, puzzle } = read;
  const { entries, contradictions } = input;
  const verbalizer = new Verbalizer(type, puzzle, entries);
  const broken = verdict.status === 'wrong' ? verdict.broken : [];
  const conflict = verdict.status === 'contradictory' ? verdict.conflict : undefined;
  const highlights = conflict ? verbalizer.highlightConflict(conflict.reasons) : markBrokenRules(broken);
  return {
    data: { ...entriesJson(type, verdict, verbalizer), ...contradictionsJson(input, verbalizer) },
    sentence: entriesVerdictText(verdict),
    because: conflict
      ? conflictLines(conflict, verbalizer)
      : broken.length
        ? brokenRules(verbalizer, broken, contradictions)
        : [],
    read,
    picture: () => withHighlights(knownPicture(read, entries), highlights),
  };
}
