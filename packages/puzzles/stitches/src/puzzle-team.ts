import {
  type Board,
  type Codec,
  type Grid,
  type Notation,
  notations,
  type Outside,
  PuzzleError,
  type Regions,
  regionBorders,
} from '@gridproof/describe';

/** The possible numbers of stitches between two regions. */
export const STITCHES: readonly number[] = [1, 2, 3, 4, 5];

interface Clues {
  readonly board: Board;
  readonly regions: Regions;
  readonly counts: Grid<number | undefined, Outside>;
  readonly stitches: number;
}

const plain = notations.puzzleTeam(notations.slashSeparated('counts'), notations.regionNumbers('regions'));

/** Puzzle Team tasks do not say how many stitches join two regions: it follows from the numbers. */
export const task: Notation<'counts' | 'regions', 'stitches'> = {
  ...plain,
  options: ['stitches'],
  codec(type) {
    const codec: Codec<Clues> = plain.codec(type);
    return {
      ...codec,
      read(text, options) {
        const clues = codec.read(text, options);
        return { ...clues, stitches: following(clues) };
      },
      write(clues: Clues) {
        if (clues.stitches === following(clues)) return codec.write({ ...clues, stitches: 1 });
        throw new PuzzleError(
          'cannot-hold',
          `a Puzzle Team task cannot say that ${clues.stitches} stitches join two regions, where that does not follow from its numbers outside`,
        );
      },
    };
  },
};

/**
 * Returns the number of stitches between two regions that follows from the numbers of all columns, or of all rows; 1 if it does not follow.
 */
function following({ board, regions, counts }: Clues): number {
  const pairs = regionBorders(board, regions).length;
  for (const end of ['above', 'left'] as const) {
    const numbers = counts.pick(board.outside([end]));
    const sum = numbers.reduce<number>((all, number) => all + (number ?? Number.NaN), 0);
    const stitches = sum / (2 * pairs);
    if (STITCHES.includes(stitches)) return stitches;
  }
  return 1;
}
