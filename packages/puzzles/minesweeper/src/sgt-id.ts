import { boardOf, readSize } from '@gridproof/core';
import { type Codec, looksLikeSgtId, PuzzleError, splitSgtId } from '@gridproof/describe';
import {
  checkLayout,
  type Game,
  minesAt,
  minesIn,
  opened,
  otherTotal,
  readLayout,
  writeLayout,
} from './layout.js';

/** Ids of Simon Tatham's Mines: the first click and all mines. The puzzle consists of the cells that this click opens. */
export const sgt: Codec<Game> = {
  title: "Simon Tatham's Mines, 9x9:2,4,m… (what the first click opens)",
  oneLine: true,
  accepts: looksLikeSgtId,
  read(text) {
    const { params, description } = splitSgtId(text);
    const [, size, given] = /^(\d+x\d+)(?:n(\d+))?a?$/.exec(params) ?? [];
    if (size === undefined)
      throw new PuzzleError('bad-params', `found the size '${params}', expected one as in 9x9 or 9x9n10`, {
        column: 1,
      });
    const board = boardOf(readSize(size, { column: 1 }));
    const layout = readLayout(description, board);
    const mines = minesIn(layout);
    if (given !== undefined && Number(given) !== mines)
      throw otherTotal(Number(given), layout, { column: size.length + 1 });
    const clues = opened(board, layout);
    return { board, clues, mines, layout, givens: minesAt(clues) };
  },
  write(puzzle) {
    const { board, layout } = puzzle;
    if (!layout)
      throw new PuzzleError('cannot-hold', 'an id says where all mines lie, and this puzzle does not');
    // Cells that were opened later would be lost.
    checkLayout(puzzle);
    return `${board.width}x${board.height}:${writeLayout(layout)}`;
  },
};
