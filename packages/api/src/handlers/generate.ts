import { defaultSizeOf, type GenerateOptions, type Grade, type Size, type Symmetry } from '@gridproof/core';
import { missedMessage } from '../generate/attempt-summary.js';
import { generateInThread, type NewPuzzle } from '../generate/parallel-generate.js';
import { generatedJson } from '../generate/puzzle-writer.js';
import { targetTechniques } from '../generate/target-techniques.js';
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
  /** Ids of techniques that the path to the answer uses. */
  readonly needs?: readonly string[] | undefined;
  /** Id of the hardest technique that the path may use. */
  readonly atMost?: string | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly clues?: GenerateOptions['clues'];
  /** Rates the puzzle even without a `difficulty`. */
  readonly rate?: boolean | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

/** Generates one new puzzle, as `gridproof generate` does. Throws `PuzzleError` if its type does not support the options. */
export async function generate(
  context: HandlerContext,
  { type: name, rate, size: requestedSize, needs, atMost, ...request }: GenerateRequest,
  { signal }: Omit<RequestHooks, 'onProgress'> = {},
): Promise<PuzzleResponse> {
  const type = await context.plugins.typeNamed(name);
  const size = requestedSize ?? defaultSizeOf(type, request.variant);
  context.refuseLarge(size);
  const typeUrl = context.plugins.pluginOf(type).url;
  const generateContext = { type, typeUrl, engine: await context.engine(), signal, onRejected: () => {} };
  const options = { ...request, size, rated: rate, techniques: targetTechniques(needs, atMost) };
  const { puzzles, end } = await generateInThread(generateContext, context.runner, request.timeout)(options);
  const respond = (puzzle: NewPuzzle, data: object, sentence: string): PuzzleResponse => ({
    data,
    sentence,
    because: [],
    read: { type, format: 'text', puzzle: puzzle.puzzle },
    picture: () => type.draw(puzzle.puzzle),
  });
  if (puzzles[0])
    return respond(
      puzzles[0],
      generatedJson(type, puzzles[0], request.seed),
      'made: it has exactly one answer',
    );
  if (end.status === 'complete') throw new Error('a puzzle was neither made nor missed');
  const { reason, rejected, best } = end;
  const message = missedMessage(type, options, end);
  const data = { type: type.id, seed: request.seed, status: 'unknown', reason, rejected };
  if (!best) return { data, sentence: message, because: [] };
  return respond(best, { ...data, best: generatedJson(type, best, request.seed) }, message);
}
