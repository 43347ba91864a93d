import type { AnyPuzzle, PuzzleFactory, Violation } from '../puzzle.js';
import type { Random } from '../random.js';
import type { SplitOnBoard } from './clue-layers.js';
import type { ClueReducer, ReductionOptions } from './clue-reducer.js';
import { type EffortCheck, effortCheck } from './effort-check.js';
import { boardWith, type Clue } from './implied-clues.js';
import { obviousFirst } from './obvious-first.js';
import { orbits, type Symmetry } from './symmetry.js';

/** Why what was drawn makes no puzzle. */
export type Rejection = 'unsolvable' | 'undrawn' | 'unfit' | 'several';

/** What a puzzle is made of: an answer that was drawn, a board, and clues that leave no other answer on it. */
export class PuzzleCandidate {
  #climb: EffortCheck | undefined;

  constructor(
    readonly type: AnyPuzzle,
    readonly maker: PuzzleFactory<unknown>,
    readonly blank: unknown,
    readonly answer: unknown,
    readonly clues: readonly Clue[],
    private readonly thinning: ClueReducer,
    private readonly more: {
      /** How many other clues stand on the board. */
      readonly fixed?: number;
      /** What the clues together say, where that is known already. */
      readonly parted?: SplitOnBoard | undefined;
    } = {},
  ) {}

  /** How many clues on the board cannot go. */
  get fixed(): number {
    return this.more.fixed ?? 0;
  }

  /** The clues that symmetry joins together, in the order in which they are tried; `obviousFirst`: those that say much by themselves nearer the front. */
  order(symmetry: Symmetry, random: Random, putsObviousFirst: boolean): readonly (readonly Clue[])[] {
    const size = this.type.described!.size(this.blank);
    const placeOf = ({ layer, spot }: Clue) => ({ layer: layer.name, place: spot.place });
    const shuffled = random.shuffled(orbits(this.clues, placeOf, symmetry, size));
    if (!putsObviousFirst) return shuffled;
    const isObvious = (orbit: readonly Clue[]) => orbit.some((clue) => this.#climbing().isObvious(clue));
    return obviousFirst(shuffled, random, isObvious);
  }

  /** Takes away what can go, in that order, as long as no other answer is left. Throws `Undecided`. */
  chain(orbits: readonly (readonly Clue[])[], how: ReductionOptions): Promise<readonly (readonly Clue[])[]> {
    return this.thinning.chain(this.clues, orbits, how);
  }

  /** Whether thoughts of at most some effort lead to the answer without some of the clues. */
  isWithin(effort: number, without: readonly Clue[]): boolean {
    return this.#climbing().within(effort, without);
  }

  /** The board with some of the clues. */
  board(clues: readonly Clue[]): unknown {
    return boardWith(this.maker, this.blank, clues);
  }

  end(): void {
    this.thinning.end();
  }

  #climbing(): EffortCheck {
    this.#climb ??= effortCheck(this, this.more.parted);
    return this.#climb;
  }
}

/** Whether an answer breaks a rule of a puzzle. */
export function breaksRules(type: AnyPuzzle, puzzle: unknown, answer: unknown): boolean {
  for (const _ of type.verify(puzzle, answer) as Iterable<Violation>) return true;
  return false;
}
