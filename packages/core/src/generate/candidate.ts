import type { AnyPuzzle, PuzzleFactory, Violation } from '../puzzle.js';
import type { Random } from '../random.js';
import type { TechniqueEfforts } from '../reasons/technique-solver.js';
import type { SplitOnBoard } from './clue-layers.js';
import type { ClueReducer, ReductionOptions } from './clue-reducer.js';
import { type EffortCheck, effortCheck } from './effort-check.js';
import { boardWith, type Clue } from './implied-clues.js';
import { obviousFirst } from './obvious-first.js';
import { orbits, type Symmetry } from './symmetry.js';

/** Reason why a draw makes no puzzle. */
export type Rejection = 'unsolvable' | 'undrawn' | 'unfit' | 'several';

/** A candidate puzzle: a drawn answer, a board, and the clues that follow from the answer. */
export class PuzzleCandidate {
  #effortCheck: EffortCheck | undefined;
  #reducer: Promise<ClueReducer> | undefined;

  constructor(
    readonly type: AnyPuzzle,
    readonly factory: PuzzleFactory<unknown>,
    readonly blank: unknown,
    readonly answer: unknown,
    readonly clues: readonly Clue[],
    /** Opens a session that proves uniqueness, which inferences of limited effort do not need. */
    private readonly openReducer: () => Promise<ClueReducer>,
    private readonly known: {
      /** Number of other clues on the board. */
      readonly fixed?: number;
      /** All clues together are known to leave no other answer. */
      readonly isUnique?: boolean;
      /** Split model of all clues, if already known. */
      readonly split?: SplitOnBoard | undefined;
    } = {},
  ) {}

  /** Number of clues that cannot be removed. */
  get fixed(): number {
    return this.known.fixed ?? 0;
  }

  /** Whether an engine takes longer for uniqueness than inferences do, as with rules over the whole board. */
  get isEngineSlow(): boolean {
    return this.#openEffortCheck().isLazy;
  }

  /** Returns the orbits of removable clues in the order of removal. With `putsObviousFirst`, clues that imply something alone come earlier. */
  order(symmetry: Symmetry, random: Random, putsObviousFirst: boolean): readonly (readonly Clue[])[] {
    const size = this.type.described!.size(this.blank);
    const placeOf = ({ layer, spot }: Clue) => ({ layer: layer.name, place: spot.place });
    const { permanentLayers = [] } = this.factory.settings;
    const removable = this.clues.filter(({ layer }) => !permanentLayers.includes(layer.name));
    const shuffled = random.shuffled(orbits(removable, placeOf, symmetry, size));
    if (!putsObviousFirst) return shuffled;
    const isObvious = (orbit: readonly Clue[]) =>
      orbit.some((clue) => this.#openEffortCheck().isObvious(clue));
    return obviousFirst(shuffled, random, isObvious);
  }

  /**
   * Returns whether all clues together leave no other answer.
   * @throws {UndecidedError}
   */
  async isUnique(): Promise<boolean> {
    return this.known.isUnique === true || (await this.#openReducer()).isUnique(this.clues);
  }

  /**
   * Removes clues in that order while no other answer exists. Returns the removed orbits.
   * @throws {UndecidedError}
   */
  async chain(
    orbits: readonly (readonly Clue[])[],
    options: ReductionOptions,
  ): Promise<readonly (readonly Clue[])[]> {
    return (await this.#openReducer()).chain(this.clues, orbits, options);
  }

  /** Returns whether inferences of at most some effort lead to the answer without some of the clues. */
  isWithin(effort: number, without: readonly Clue[]): boolean {
    return this.#openEffortCheck().isWithin(effort, without);
  }

  /** Same as `isWithin`, but where techniques have levels, by their levels. */
  isWithinLevel(level: number, without: readonly Clue[]): boolean {
    return this.#openEffortCheck().isWithinLevel(level, without);
  }

  /** Returns the techniques that lead to the answer without some of the clues by inferences of at most some effort; undefined if they do not. */
  techniques(effort: number, without: readonly Clue[]): TechniqueEfforts | undefined {
    return this.#openEffortCheck().techniques(effort, without);
  }

  /** Returns the board with some of the clues. */
  board(clues: readonly Clue[]): unknown {
    return boardWith(this.factory, this.blank, clues);
  }

  async end(): Promise<void> {
    (await this.#reducer)?.end();
  }

  #openReducer(): Promise<ClueReducer> {
    this.#reducer ??= this.openReducer();
    return this.#reducer;
  }

  #openEffortCheck(): EffortCheck {
    this.#effortCheck ??= effortCheck(this, this.known.split);
    return this.#effortCheck;
  }
}

/** Returns whether an answer breaks a rule of a puzzle. */
export function breaksRules(type: AnyPuzzle, puzzle: unknown, answer: unknown): boolean {
  for (const _ of type.verify(puzzle, answer) as Iterable<Violation>) return true;
  return false;
}
