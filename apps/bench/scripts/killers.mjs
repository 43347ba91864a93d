// Makes killer sudokus of few large cages and no givens, each with one answer: `node scripts/killers.mjs [--seed 1] [--count 20]`, after a
// build. An answer is drawn and parted into cages; as long as another answer has the same sums, a cell in which the two differ goes
// to a neighbouring cage. `corpora/killer.txt` holds what it has printed.
import { parseArgs } from 'node:util';
import { enumerate, oneLine, Random, read } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { sudoku } from '@gridproof/sudoku';

/** How many cells a cage may have. */
const FEWEST = 4;
const MOST = 6;
/** A board is given up after so many changes, or where an answer takes longer than this, in milliseconds. */
const CHANGES = 60;
const PATIENCE = 20_000;
/** Of so many of the last rivals, a change excludes as many as it can. */
const RIVALS = 60;

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '20' } },
});

const CELLS = Array.from({ length: 81 }, (_, at) => at);
const BESIDE = CELLS.map((at) =>
  [at % 9 > 0 && at - 1, at % 9 < 8 && at + 1, at > 8 && at - 9, at < 72 && at + 9].filter(
    (one) => one !== false,
  ),
);
const EMPTY = `${'.'.repeat(9)}\n`.repeat(9);

/** The first answers to a board, as lists of digits. */
async function answersTo(puzzle, limit) {
  const answers = [];
  const stream = enumerate(sudoku, puzzle, cadical, { limit, timeout: PATIENCE });
  for await (const answer of stream) answers.push(CELLS.map((at) => answer.at(puzzle.board.cells[at])));
  return (await stream.end).status === 'unknown' ? undefined : answers;
}

/** An answer that agrees with a first row and some other digits at random. */
async function drawn(random) {
  const digits = [...EMPTY.replaceAll('\n', '')];
  digits.splice(0, 9, ...random.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  for (let n = 0; n < 7; n++) digits[18 + random.below(63)] = 1 + random.below(9);
  const rows = CELLS.slice(0, 9).map((row) => digits.slice(9 * row, 9 * row + 9).join(''));
  return (await answersTo(read(sudoku, rows.join('\n')), 1))?.[0];
}

/** The cells of each cage, by what every cell says its cage is. */
const cagesOf = (cage) => [...new Set(cage)].map((name) => CELLS.filter((at) => cage[at] === name));

const sumOf = (cells, digits) => cells.reduce((sum, at) => sum + digits[at], 0);
const allDiffer = (cells, digits) => new Set(cells.map((at) => digits[at])).size === cells.length;

function isConnected(cells) {
  const left = new Set(cells);
  const reached = cells.slice(0, 1);
  for (const one of reached)
    if (left.delete(one)) reached.push(...BESIDE[one].filter((other) => left.has(other)));
  return left.size === 0;
}

const puzzleOf = (cages, answer) =>
  read(
    sudoku,
    JSON.stringify({
      puzzle: 'sudoku',
      givens: Array(9).fill(Array(9).fill(null)),
      boxes: { width: 3, height: 3 },
      cages: cages.map((cells) => ({
        sum: sumOf(cells, answer),
        cells: cells.map((at) => [Math.floor(at / 9) + 1, (at % 9) + 1]),
      })),
    }),
  );

/** Neighbouring cells put together at random, in cages in which no digit stands twice. */
function parted(answer, random) {
  const cage = [...CELLS];
  for (const most of [MOST - 1, MOST - 1, MOST])
    for (const at of random.shuffled(CELLS))
      for (const other of random.shuffled(BESIDE[at])) {
        const both = CELLS.filter((one) => cage[one] === cage[at] || cage[one] === cage[other]);
        if (cage[at] === cage[other] || both.length > most || !allDiffer(both, answer)) continue;
        const name = cage[at];
        for (const one of both) cage[one] = name;
      }
  return cagesOf(cage).filter((cells) => cells.length < FEWEST).length > 1 ? undefined : cage;
}

/** The change of one cell's cage that excludes the most rivals, the last of them among these. */
function change(cage, answer, rivals, random) {
  const last = rivals.at(-1);
  let best;
  let most = -1;
  for (const at of random.shuffled(CELLS.filter((one) => last[one] !== answer[one])))
    for (const name of new Set(BESIDE[at].map((other) => cage[other]))) {
      if (name === cage[at]) continue;
      const changed = cage.with(at, name);
      const left = CELLS.filter((one) => changed[one] === cage[at]);
      const joined = CELLS.filter((one) => changed[one] === name);
      if (left.length < FEWEST || joined.length > MOST || !isConnected(left) || !allDiffer(joined, answer))
        continue;
      const cages = cagesOf(changed);
      const excluded = rivals.filter((rival) =>
        cages.some((cells) => sumOf(cells, rival) !== sumOf(cells, answer) || !allDiffer(cells, rival)),
      ).length;
      if (excluded > most) [most, best] = [excluded, changed];
    }
  return best;
}

async function made(random) {
  const answer = await drawn(random);
  let cage = answer && parted(answer, random);
  const rivals = [];
  for (let n = 0; cage && n < CHANGES; n++) {
    const puzzle = puzzleOf(cagesOf(cage), answer);
    const answers = await answersTo(puzzle, 2);
    const rival = answers?.find((other) => other.some((digit, at) => digit !== answer[at]));
    if (!rival) return answers && puzzle;
    rivals.push(rival);
    cage = change(cage, answer, rivals.slice(-RIVALS), random);
  }
  return undefined;
}

const random = new Random(Number(values.seed));
for (let left = Number(values.count); left > 0; ) {
  const puzzle = await made(random);
  if (!puzzle) continue;
  console.log(oneLine(sudoku, puzzle));
  left--;
}
