import type { AnyPuzzle } from '@gridproof/core';
import { openJson, resultJson } from '../data/json.js';
import { Deadline } from '../execution/deadline.js';
import { runTask, type TaskQuery, type TaskResult } from '../execution/run-task.js';
import { resultSentence } from '../messages/verdict.js';
import { resultPicture } from '../pictures/marked.js';
import type { ReadablePuzzle } from '../puzzle/puzzle-input.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

/** What may be asked of the answers of a puzzle. */
export interface SolveRequest {
  /** Every answer. */
  readonly all?: boolean | undefined;
  /** At most this many; with `count`, counted no further. */
  readonly limit?: number | undefined;
  /** What a call of the engine may take; a limit that comes at the same point on every machine. */
  readonly conflicts?: number | undefined;
  /** Only how many there are. */
  readonly count?: boolean | undefined;
  /** What all have in common. */
  readonly forced?: boolean | undefined;
  /** Whether there is another one; true by default. */
  readonly unique?: boolean | undefined;
}

/** The question that this is: where several answers are usual, what all have in common. */
export function queryOf(
  type: AnyPuzzle,
  { all, count, limit, conflicts, forced, unique = true }: SolveRequest,
  timeout: number | undefined,
): TaskQuery {
  const many = count ? 'count' : all || limit ? 'enumerate' : undefined;
  const one = unique ? (forced || type.openEnded ? 'forced' : 'unique') : 'solve';
  return { task: many ?? one, timeout, conflicts, limit };
}

/** What is certain in all answers, and what is possible elsewhere. */
export const forcedJson = (item: ReadablePuzzle, result: TaskResult): object => ({
  ...resultJson(item, item.read, result),
  ...(result.open ? { open: result.open.map((one) => openJson(one, item.read.type)) } : {}),
});

/** Who listens to the answers, too: each comes as text when it is found, where several are asked for. */
export interface SolveHooks extends RequestHooks {
  /** Called with an answer as its type prints it, after it has been read and verified again. */
  readonly onAnswer?: ((answer: string) => void) | undefined;
}

/** As `gridproof solve`. Of what a player has entered, all answers are those that agree with it. */
export const solve = (
  desk: HandlerContext,
  asking: PuzzleRequest & SolveRequest,
  listening: SolveHooks = {},
) => answersOf(desk, asking, (type, timeout) => queryOf(type, asking, timeout), listening);

/** Whether there is one answer and no other, whatever is usual for puzzles of the type. */
export const unique = (desk: HandlerContext, asking: PuzzleRequest, listening: RequestHooks = {}) =>
  answersOf(desk, asking, (_, timeout) => ({ task: 'unique', timeout }), listening);

/** How many answers there are. */
export const count = (
  desk: HandlerContext,
  asking: PuzzleRequest & Pick<SolveRequest, 'limit'>,
  listening: RequestHooks = {},
) => answersOf(desk, asking, (_, timeout) => ({ task: 'count', timeout, limit: asking.limit }), listening);

async function answersOf(
  desk: HandlerContext,
  asking: PuzzleRequest,
  question: (type: AnyPuzzle, timeout: number | undefined) => TaskQuery,
  { signal, onProgress = () => {}, onAnswer }: SolveHooks,
): Promise<PuzzleResponse> {
  const clock = new Deadline(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const { read, typeUrl, entries } = puzzle;
  const { type } = read;
  const result = await runTask(desk.runner, {
    read,
    typeUrl,
    engine: await desk.engine(),
    question: { ...question(type, clock.left), entries },
    signal,
    onProgress,
    onAnswer: (answer) => onAnswer?.(type.printAnswer(answer, read.puzzle)),
  });
  return desk.hold(clock, read, () => ({
    data: resultJson(puzzle, read, result),
    sentence: resultSentence(result),
    because: [],
    read,
    picture: () => resultPicture(read, result),
  }));
}
