import type { Grade, Size, Symmetry } from '@gridproof/core';
import { missed } from '../making/attempts.js';
import { inThread, type MadePuzzle } from '../making/crew.js';
import { madeJson } from '../making/writing.js';
import type { Answer } from './answer.js';
import type { Desk, Listening } from './desk.js';

/** A puzzle that is wished; the same seed makes the same. */
export interface Wish {
  /** The puzzle type, by its name or one of its other names. */
  readonly type: string;
  readonly seed: string;
  /** A typical one by default. */
  readonly size?: Size | undefined;
  readonly variant?: string | undefined;
  readonly difficulty?: Grade | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly clues?: readonly [least: number, most: number] | undefined;
  /** Whether it is rated, though no difficulty is wished. */
  readonly rate?: boolean | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

const USUAL: Size = { width: 10, height: 10 };

/** As `gridproof generate`: one new puzzle. Throws `PuzzleError` where its type has none as wished. */
export async function generate(
  desk: Desk,
  { type: name, rate, size: wished, ...wish }: Wish,
  { signal = new AbortController().signal }: Omit<Listening, 'onProgress'> = {},
): Promise<Answer> {
  const type = await desk.plugins.typeNamed(name);
  const size = wished ?? type.described?.maker.making.defaultSize ?? USUAL;
  desk.refuseLarge(size);
  const typeUrl = desk.plugins.pluginOf(type).url;
  const crew = { type, typeUrl, engine: await desk.engine(), signal, onThrown: () => {} };
  const asked = { ...wish, size, rated: rate };
  const { made, end } = await inThread(crew, desk.runner, wish.timeout)(asked);
  const answer = (one: MadePuzzle, data: object, sentence: string): Answer => ({
    data,
    sentence,
    because: [],
    read: { type, format: 'text', puzzle: one.puzzle },
    picture: () => type.draw(one.puzzle),
  });
  if (made[0]) return answer(made[0], madeJson(type, made[0], wish.seed), 'made: it has exactly one answer');
  if (end.status === 'complete') throw new Error('a puzzle was neither made nor missed');
  const { reason, thrown, best } = end;
  const why = missed(type, asked, end);
  const data = { type: type.id, seed: wish.seed, status: 'unknown', reason, thrown };
  if (!best) return { data, sentence: why, because: [] };
  return answer(best, { ...data, best: madeJson(type, best, wish.seed) }, why);
}
