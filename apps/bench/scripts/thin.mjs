// Takes clues away from a puzzle, in a random order, as long as its answer stays the only one:
// `node scripts/thin.mjs sudoku 4x4:… [--seed 1] [--keep 0]`, after a build. Suites hold what it has printed.
import { parseArgs } from 'node:util';
import { Grid, readPuzzle, unique } from '@gridproof/core';
import { z3 } from '@gridproof/engine-z3';
import { sudoku } from '@gridproof/sudoku';
import { takuzu } from '@gridproof/takuzu';

/** A clue stays where it takes longer than this, in milliseconds, to find out whether it is needed. */
const PATIENCE = 3_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, keep: { type: 'string', default: '0' } },
});
const [as, text] = positionals;
const read = readPuzzle(text, [sudoku, takuzu], { as });

let state = Number(values.seed);
const random = (below) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

let { puzzle } = read;
const clues = [...puzzle.givens.known()].map(([cell]) => cell);
for (let last = clues.length - 1; last > 0; last--) {
  const other = random(last + 1);
  [clues[last], clues[other]] = [clues[other], clues[last]];
}
let left = clues.length;
for (const cell of clues) {
  if (left <= Number(values.keep)) break;
  const givens = Grid.over(puzzle.board.cells, (at) => (at === cell ? undefined : puzzle.givens.at(at)));
  const fewer = { ...puzzle, givens };
  const { status } = await unique(read.type, fewer, z3, { timeout: PATIENCE });
  if (status !== 'unique') continue;
  puzzle = fewer;
  left--;
}
console.error(`${left} of ${clues.length} clues left`);
console.log(`${read.type.id}:${read.type.formats.sgt.write(puzzle)}`);
