import type { Engine } from '../engine.js';
import type { AnyPuzzle, Maker, Wish } from '../puzzle.js';
import { PuzzleError } from '../read/error.js';
import type { Watch } from '../search/watch.js';
import { clueLayers, layersOn, type Makeable, makeable } from './clue-layers.js';
import { composed } from './composing.js';
import { answerIn, Kept } from './kept.js';
import type { Sketch, Unfit } from './sketch.js';
import { Studio } from './studio.js';

/** Draws what puzzles of one size are made of, as their type has it. */
export interface Drawing {
  /** At most so many clues stand on a board, where that is known beforehand. */
  readonly most: number | undefined;
  /** What it returns must be ended. Throws `Undecided`. */
  sketch(wish: Wish, watch: Watch): Promise<Sketch | Unfit>;
  close(): void;
}

/** Opens what draws puzzles of a type, or of a variant of it. Throws `PuzzleError` where there are none of that size. */
export async function openDrawing(
  type: AnyPuzzle,
  engine: Engine,
  {
    size,
    variant,
    from,
  }: {
    readonly size: Wish['size'];
    readonly variant?: string | undefined;
    readonly from?: string | undefined;
  },
): Promise<Drawing> {
  const able = makeable(type, variant);
  if (!able.can) throw cannot(type.title, able.why);
  const { maker } = able;
  if (from !== undefined) return new Kept(type, maker, engine, answerIn(type, from));
  const named = `${type.title} of ${size.width}x${size.height}`;
  if (maker.draws === 'boards') return new Boards(type, maker, engine);
  if (maker.draws === 'puzzles') return new Puzzles(type, maker, engine);
  const blank: unknown = maker.plain(size);
  const own: Makeable | undefined = blank === undefined ? undefined : clueLayers(type, maker, blank);
  if (!own?.can) throw cannot(named, own?.why ?? 'its board would have to be divided first');
  const studio = await Studio.open(type, maker, blank, own.layers, engine);
  return {
    most: own.layers.reduce((sum, layer) => sum + layer.spots.length, 0),
    sketch: (wish, watch) => studio.draw(wish, watch),
    close: () => studio.close(),
  };
}

const cannot = (named: string, why: string): PuzzleError =>
  new PuzzleError('cannot-generate', `${named} cannot be generated: ${why}`);

/** Draws each board before its answer. */
class Boards implements Drawing {
  readonly most = undefined;
  #studio: Studio | undefined;

  constructor(
    private readonly type: AnyPuzzle,
    private readonly maker: Maker<unknown>,
    private readonly engine: Engine,
  ) {}

  async sketch(wish: Wish, watch: Watch): Promise<Sketch | Unfit> {
    this.close();
    const { type, maker, engine } = this;
    const board = maker.board(wish);
    if (board === undefined) return 'undrawn';
    this.#studio = await Studio.open(type, maker, board, layersOn(maker, board), engine);
    const sketch = await this.#studio.draw(wish, watch);
    // Another board may have an answer.
    return sketch === 'unsolvable' ? 'undrawn' : sketch;
  }

  close(): void {
    this.#studio?.close();
    this.#studio = undefined;
  }
}

/** Draws each puzzle together with its answer. */
class Puzzles implements Drawing {
  readonly most = undefined;

  constructor(
    private readonly type: AnyPuzzle,
    private readonly maker: Maker<unknown>,
    private readonly engine: Engine,
  ) {}

  async sketch(wish: Wish, watch: Watch): Promise<Sketch | Unfit> {
    return composed(this.type, this.maker, this.engine, wish, watch);
  }

  close(): void {}
}
