import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import { type Assignment, placesOf, type Vars, valuesOf } from '../expressions/values.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, Maker, Wish } from '../puzzle.js';
import type { Watch } from '../search/watch.js';
import { Afresh } from './afresh.js';
import { Asking } from './asking.js';
import { type ClueLayer, type PartedOnBoard, partedFrom, partedOf } from './clue-layers.js';
import { drawn } from './draw.js';
import { boardWith, type Clue, cluesOf } from './full.js';
import type { Prover } from './prover.js';
import { Selecting } from './selecting.js';
import { breaks, Sketch, type Unfit } from './sketch.js';
import { Thinning } from './thin.js';

/** Draws answers to one board, and the clues of each. The session in which it asks serves for all of them. */
export class Studio {
  readonly #variableAt: ReadonlyMap<number, number>;

  private constructor(
    readonly type: AnyPuzzle,
    private readonly maker: Maker<unknown>,
    readonly blank: unknown,
    readonly layers: readonly ClueLayer[],
    readonly engine: Engine,
    private readonly model: Model,
    private readonly key: Vars,
    private readonly asking: Asking,
  ) {
    this.#variableAt = new Map(Array.from(placesOf(key), ([id, place]) => [placeKey(place), id]));
  }

  static async open(
    type: AnyPuzzle,
    maker: Maker<unknown>,
    blank: unknown,
    layers: readonly ClueLayer[],
    engine: Engine,
    watch: Watch,
  ): Promise<Studio> {
    const model = new Model();
    const { key, program } = watch.run(() => {
      const key: Vars = type.encode(model, blank);
      return { key, program: lower(model) };
    });
    const asking = await Asking.open(program, engine, watch);
    return new Studio(type, maker, blank, layers, engine, model, key, asking);
  }

  /** Draws an answer and all its clues. What it returns must be ended. Throws `Undecided`. */
  async draw(wish: Wish, watch: Watch): Promise<Sketch | Unfit> {
    const { type, maker, layers, asking, model } = this;
    asking.watch = watch;
    const assignment = await drawn(asking, model.variables, wish.random, watch, { odds: maker.making.odds });
    if (!assignment) return 'unsolvable';
    const clued = watch.run(() => {
      const answer: unknown = type.decode(valuesOf(this.key as never, assignment), this.blank);
      const blank = maker.answered(this.blank, answer, wish);
      if (blank === undefined) return 'undrawn';
      const clues = cluesOf(type, maker, blank, answer, layers);
      const full = boardWith(maker, blank, clues);
      if (full === undefined || breaks(type, full, answer)) return 'unfit';
      const parted = this.#parted(blank, full, clues);
      return parted === 'unfit' ? parted : { answer, blank, clues, parted };
    });
    if (typeof clued === 'string') return clued;
    const { answer, blank, clues, parted } = clued;
    const thinning = new Thinning(await this.#prover(blank, parted, answer, assignment, clues, watch));
    if (await thinning.unique(clues))
      return new Sketch(type, maker, blank, answer, clues, thinning, { parted });
    thinning.end();
    return 'several';
  }

  close(): void {
    this.asking.close();
  }

  /** What the clues say, where that is a mere addition, and more than what the answer is there. */
  #parted(blank: unknown, full: unknown, clues: readonly Clue[]): PartedOnBoard | undefined | 'unfit' {
    const { type, maker, model } = this;
    if (maker.making.afresh || (blank === this.blank && clues.every(({ layer }) => layer.given)))
      return undefined;
    const parted = blank === this.blank ? partedFrom(type, model, full) : partedOf(type, blank, full);
    return parted && parted.others.length === 0 ? parted : 'unfit';
  }

  async #prover(
    blank: unknown,
    parted: PartedOnBoard | undefined,
    answer: unknown,
    assignment: Assignment,
    clues: readonly Clue[],
    watch: Watch,
  ): Promise<Prover> {
    const { type, maker, asking, model, engine } = this;
    if (parted) return Selecting.ofConstraints(parted, assignment, clues, engine, watch);
    if (maker.making.afresh) return new Afresh(type, maker, blank, answer, engine, watch);
    return Selecting.ofGivens(asking, model.variables, assignment, clues, this.#variableAt);
  }
}
