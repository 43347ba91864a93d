import type { Place } from '../board/place.js';
import { Undecided } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import type { AnyPuzzle, Composed, Maker, Wish } from '../puzzle.js';
import { PuzzleError } from '../read/error.js';
import type { Watch } from '../search/watch.js';
import { mended, sketchOf } from './composing.js';
import type { Sketch, Unfit } from './sketch.js';

/** How many ways are tried to keep more of an answer. */
const WAYS = 40;

/** The puzzle whose answer a text gives, as its type reads it. Throws `PuzzleError` where it reads none. */
export function answerIn(type: AnyPuzzle, text: string): Composed {
  const from = type.described?.maker.from;
  if (!from)
    throw new PuzzleError('no-answers', `${type.title} cannot be generated from an answer of your own`);
  const found = from(text);
  if (found) return found;
  throw new PuzzleError('no-such-answer', `no ${type.title} has this answer`);
}

/** The places where two puzzles of a size have other answers. */
export function changesIn(type: AnyPuzzle, before: Composed, after: Composed): readonly Place[] {
  const maker = type.described!.maker;
  return maker
    .spots(after.puzzle)
    .filter((spot) => spot.layer.startsWith('givens') && spot.place)
    .filter(
      (spot) =>
        maker.found(before.puzzle, before.answer, spot) !== maker.found(after.puzzle, after.answer, spot),
    )
    .map(({ place }) => place!);
}

/** Keeps as much as it can of a user's own answer. */
export class Kept {
  readonly most = undefined;

  constructor(
    private readonly type: AnyPuzzle,
    private readonly maker: Maker<unknown>,
    private readonly engine: Engine,
    private readonly drawn: Composed,
  ) {}

  async sketch(wish: Wish, watch: Watch): Promise<Sketch | Unfit> {
    const { type, maker, engine } = this;
    const found = await this.#nearest(wish, watch);
    return typeof found === 'string' ? found : sketchOf(type, maker, engine, found, watch);
  }

  close(): void {}

  /** The puzzle with one answer that differs least from what was drawn, of those that were found in time. */
  async #nearest(wish: Wish, watch: Watch): Promise<Composed | Unfit> {
    const { type, maker, engine, drawn } = this;
    const changes = (made: Composed): number => changesIn(type, drawn, made).length;
    let best: Composed | Unfit = 'several';
    let least = Number.POSITIVE_INFINITY;
    try {
      // With no change at all it would be what was drawn.
      for (let way = 0; way < WAYS && least > 1; way++) {
        const found = await mended(type, maker, engine, drawn, wish, watch, (made) => changes(made) < least);
        if (found === 'unfit') return found;
        if (typeof found === 'string') continue;
        best = found;
        least = watch.run(() => changes(found));
      }
    } catch (error) {
      if (!(error instanceof Undecided) || typeof best === 'string') throw error;
    }
    return best;
  }
}
