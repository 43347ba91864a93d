import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model/model.js';
import { type Assignment, placesOf, type Vars, valuesOf } from '../model/values.js';
import type { AnyPuzzle, Violation } from '../puzzle.js';
import type { Random } from '../random.js';
import type { Watch } from '../search/watch.js';
import { Asking } from './asking.js';
import { type ClueLayer, partedOf } from './clue-layers.js';
import { drawn } from './draw.js';
import { boardWith, type Clue, cluesOf } from './full.js';
import { orbits, type Symmetry } from './symmetry.js';
import { type Thinned, Thinning } from './thin.js';

/** An answer that was drawn, with all clues that follow from it, which leave no other. */
export interface Sketch {
  readonly answer: unknown;
  readonly clues: readonly Clue[];
  readonly thinning: Thinning;
}

/** Why a drawn answer makes no puzzle. */
export type Unfit = 'unsolvable' | 'unfit' | 'several';

/** Draws answers to the boards of one size, and the clues of each. The session in which it asks serves for all of them. */
export class Studio {
  readonly #variableAt: ReadonlyMap<number, number>;

  private constructor(
    readonly type: AnyPuzzle,
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
    blank: unknown,
    layers: readonly ClueLayer[],
    engine: Engine,
  ): Promise<Studio> {
    const model = new Model();
    const key: Vars = type.encode(model, blank);
    const asking = await Asking.open(lower(model), engine);
    return new Studio(type, blank, layers, engine, model, key, asking);
  }

  /** Draws an answer and all its clues. What it returns must be let go of by `end`. Throws `Undecided`. */
  async draw(random: Random, watch: Watch): Promise<Sketch | Unfit> {
    const { type, blank, layers, asking, model } = this;
    asking.deadline = watch.deadline;
    const { odds } = type.described!.maker.making;
    const assignment = await drawn(asking, model.variables, random, odds, watch);
    if (!assignment) return 'unsolvable';
    const answer: unknown = type.decode(valuesOf(this.key as never, assignment), blank);
    const clues = cluesOf(type, blank, answer, layers);
    const full = boardWith(type, blank, clues);
    if (full === undefined || breaks(type, full, answer)) return 'unfit';
    const thinning = await this.#thinning(full, assignment, clues, watch);
    if (!thinning) return 'unfit';
    const sketch = { answer, clues, thinning };
    if (thinning.unique(clues)) return sketch;
    this.end(sketch);
    return 'several';
  }

  /** Takes away what symmetry and chance say, as long as no other answer is left: what was taken, in order. Throws `Undecided`. */
  chain(
    { clues, thinning }: Sketch,
    symmetry: Symmetry,
    how: Thinned,
  ): Promise<readonly (readonly Clue[])[]> {
    const size = this.type.described!.size(this.blank);
    const placeOf = ({ layer, spot }: Clue) => ({ layer: layer.name, place: spot.place });
    return thinning.chain(clues, orbits(clues, placeOf, symmetry, size), how);
  }

  /** The board with some clues. */
  board(clues: readonly Clue[]): unknown {
    return boardWith(this.type, this.blank, clues);
  }

  end({ thinning }: Pick<Sketch, 'thinning'>): void {
    if (thinning.asking === this.asking) thinning.forget();
    else thinning.asking.close();
  }

  close(): void {
    this.asking.close();
  }

  async #thinning(
    full: unknown,
    assignment: Assignment,
    clues: readonly Clue[],
    watch: Watch,
  ): Promise<Thinning | undefined> {
    const { asking, model, engine } = this;
    if (clues.every(({ layer }) => layer.given))
      return Thinning.ofGivens(asking, model.variables, assignment, clues, this.#variableAt);
    const parted = partedOf(this.type, this.blank, full);
    if (!parted || parted.others.length > 0) return undefined;
    return Thinning.ofConstraints(parted, assignment, clues, engine, watch);
  }
}

function breaks(type: AnyPuzzle, puzzle: unknown, answer: unknown): boolean {
  for (const _ of type.verify(puzzle, answer) as Iterable<Violation>) return true;
  return false;
}
