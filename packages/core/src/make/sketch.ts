import type { AnyPuzzle, Maker, Violation } from '../puzzle.js';
import { boardWith, type Clue } from './full.js';
import { orbits, type Symmetry } from './symmetry.js';
import type { Thinned, Thinning } from './thin.js';

/** Why what was drawn makes no puzzle. */
export type Unfit = 'unsolvable' | 'undrawn' | 'unfit' | 'several';

/** What a puzzle is made of: an answer that was drawn, a board, and clues that leave no other answer on it. */
export class Sketch {
  constructor(
    readonly type: AnyPuzzle,
    private readonly maker: Maker<unknown>,
    readonly blank: unknown,
    readonly answer: unknown,
    readonly clues: readonly Clue[],
    private readonly thinning: Thinning,
    /** So many clues stand on the board besides. */
    readonly fixed = 0,
  ) {}

  /** Takes away what symmetry and chance say, as long as no other answer is left: what was taken, in order. Throws `Undecided`. */
  chain(symmetry: Symmetry, how: Thinned): Promise<readonly (readonly Clue[])[]> {
    const size = this.type.described!.size(this.blank);
    const placeOf = ({ layer, spot }: Clue) => ({ layer: layer.name, place: spot.place });
    return this.thinning.chain(this.clues, orbits(this.clues, placeOf, symmetry, size), how);
  }

  /** The board with some of the clues. */
  board(clues: readonly Clue[]): unknown {
    return boardWith(this.maker, this.blank, clues);
  }

  end(): void {
    this.thinning.end();
  }
}

/** Whether an answer breaks a rule of a puzzle. */
export function breaks(type: AnyPuzzle, puzzle: unknown, answer: unknown): boolean {
  for (const _ of type.verify(puzzle, answer) as Iterable<Violation>) return true;
  return false;
}
