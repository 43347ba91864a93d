import type { Grade, Size, Symmetry } from '@gridproof/core';
import { missedMessage } from '../generate/attempt-summary.js';
import { generateInThread, type NewPuzzle } from '../generate/parallel-generate.js';
import { generatedJson } from '../generate/puzzle-writer.js';
import type { HandlerContext, RequestHooks } from './context.js';
import type { PuzzleResponse } from './response.js';

/** Options for a new puzzle; the same seed generates the same puzzle. */
export interface GenerateRequest {
  /** The id or an alias of the puzzle type. */
  readonly type: string;
  readonly seed: string;
  /** By default a typical size of the type. */
  readonly size?: Size | undefined;
  readonly variant?: string | undefined;
  readonly difficulty?: Grade | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly clues?: readonly [least: number, most: number] | undefined;
  /** Rates the puzzle even without a `difficulty`. */
  readonly rate?: boolean | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

const USUAL: Size = { width: 10, height: 10 };

/** Generates one new puzzle, as `gridproof generate` does. Throws `PuzzleError` if its type does not support the options. */
export async function generate(
  desk: HandlerContext,
  { type: name, rate, size: wished, ...wish }: GenerateRequest,
  { signal = new AbortController().signal }: Omit<RequestHooks, 'onProgress'> = {},
): Promise<PuzzleResponse> {
  const type = await desk.plugins.typeNamed(name);
  const size = wished ?? type.described?.maker.making.defaultSize ?? USUAL;
  desk.refuseLarge(size);
  const typeUrl = desk.plugins.pluginOf(type).url;
  const crew = { type, typeUrl, engine: await desk.engine(), signal, onRejected: () => {} };
  const asked = { ...wish, size, rated: rate };
  const { made, end } = await generateInThread(crew, desk.runner, wish.timeout)(asked);
  const answer = (one: NewPuzzle, data: object, sentence: string): PuzzleResponse => ({
    data,
    sentence,
    because: [],
    read: { type, format: 'text', puzzle: one.puzzle },
    picture: () => type.draw(one.puzzle),
  });
  if (made[0])
    return answer(made[0], generatedJson(type, made[0], wish.seed), 'made: it has exactly one answer');
  if (end.status === 'complete') throw new Error('a puzzle was neither made nor missed');
  const { reason, rejected, best } = end;
  const why = missedMessage(type, asked, end);
  const data = { type: type.id, seed: wish.seed, status: 'unknown', reason, rejected };
  if (!best) return { data, sentence: why, because: [] };
  return answer(best, { ...data, best: generatedJson(type, best, wish.seed) }, why);
}
