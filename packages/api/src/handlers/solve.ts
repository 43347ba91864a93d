import type { AnyPuzzle } from '@gridproof/core';
import { openJson, resultJson } from '../data/json.js';
import { runTask, type TaskQuery, type TaskResult } from '../execution/run-task.js';
import { resultSentence } from '../messages/verdict.js';
import { resultPicture } from '../pictures/marked.js';
import type { ReadablePuzzle } from '../puzzle/puzzle-input.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';

/** Options for the answers of a puzzle. */
export interface SolveRequest {
  /** Finds all answers. */
  readonly all?: boolean | undefined;
  /** Maximum number of answers to find or, with `count`, to count. */
  readonly limit?: number | undefined;
  /** Conflict limit per engine call, the same on every machine. */
  readonly conflicts?: number | undefined;
  /** Only counts the answers. */
  readonly count?: boolean | undefined;
  /** Finds the values that all answers share. */
  readonly forced?: boolean | undefined;
  /** Checks whether the answer is unique; true by default. */
  readonly unique?: boolean | undefined;
}

/** The task of a solve request. Types whose puzzles normally have several answers get `forced` instead of `unique`. */
export function queryOf(
  type: AnyPuzzle,
  { all, count, limit, conflicts, forced, unique = true }: SolveRequest,
  timeout: number | undefined,
): TaskQuery {
  const many = count ? 'count' : all || limit ? 'enumerate' : undefined;
  const one = unique ? (forced || type.openEnded ? 'forced' : 'unique') : 'solve';
  return { task: many ?? one, timeout, conflicts, limit };
}

/** A result with the values that are possible where answers differ. */
export const forcedJson = (item: ReadablePuzzle, result: TaskResult): object => ({
  ...resultJson(item, item.read, result),
  ...(result.open ? { open: result.open.map((openValues) => openJson(openValues, item.read.type)) } : {}),
});

/** Hooks with a callback for the answers of an enumeration. */
export interface SolveHooks extends RequestHooks {
  /** Called with each answer as printed by its type, after it has been parsed and verified again. */
  readonly onAnswer?: ((answer: string) => void) | undefined;
}

/** Solves a puzzle, as `gridproof solve` does. Answers agree with the player's entries. */
export const solve = (
  context: HandlerContext,
  request: PuzzleRequest & SolveRequest,
  hooks: SolveHooks = {},
) => runQuery(context, request, (type, timeout) => queryOf(type, request, timeout), hooks);

/** Checks whether there is exactly one answer, for all puzzle types. */
export const unique = (context: HandlerContext, request: PuzzleRequest, hooks: RequestHooks = {}) =>
  runQuery(context, request, (_, timeout) => ({ task: 'unique', timeout }), hooks);

/** Counts the answers. */
export const count = (
  context: HandlerContext,
  request: PuzzleRequest & Pick<SolveRequest, 'limit'>,
  hooks: RequestHooks = {},
) => runQuery(context, request, (_, timeout) => ({ task: 'count', timeout, limit: request.limit }), hooks);

const runQuery = (
  context: HandlerContext,
  request: PuzzleRequest,
  createQuery: (type: AnyPuzzle, timeout: number | undefined) => TaskQuery,
  { signal, onProgress, onAnswer }: SolveHooks,
) =>
  context.answer(request, async (puzzle, engine, deadline) => {
    const { read, typeUrl, entries } = puzzle;
    const { type } = read;
    const result = await runTask(context.runner, {
      read,
      typeUrl,
      engine,
      query: { ...createQuery(type, deadline.remaining), entries },
      signal,
      onProgress,
      onAnswer: (answer) => onAnswer?.(type.printAnswer(answer, read.puzzle)),
    });
    return context.runWithin(deadline, read, () => ({
      data: resultJson(puzzle, read, result),
      sentence: resultSentence(result),
      because: [],
      read,
      picture: () => resultPicture(read, result),
    }));
  });
