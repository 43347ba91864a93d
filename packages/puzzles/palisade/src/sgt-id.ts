import { type Board, notations, PuzzleError } from '@gridproof/describe';

const PARTS = [notations.digitRuns('numbers', { openEnd: true })];

/** Palisade: behind the size stands how many cells a region has. */
export const sgt = notations.sgtByParams<'numbers'>({
  title: "Simon Tatham's Palisade, 10x10n5:…",
  noun: 'a Palisade id',
  contents: ['cells'],
  read(params) {
    const [, width, height, cells] = /^(\d+)x(\d+)n(\d+)$/.exec(params) ?? [];
    if (cells === undefined)
      throw new PuzzleError(
        'bad-params',
        `found '${params}', expected a size and the cells of a region as in 10x10n5`,
        { column: 1 },
      );
    return {
      size: { width: Number(width), height: Number(height) },
      contents: () => ({ cells: Number(cells) }),
      parts: PARTS,
    };
  },
  write: ({ board, cells }: { readonly board: Board; readonly cells: number }) => ({
    params: `${board.width}x${board.height}n${cells}`,
    parts: PARTS,
  }),
});
