import {
  allDifferent,
  type Cell,
  definePuzzle,
  is,
  type Mark,
  placeKey,
  sum,
  type Violation,
  wallsAround,
  writtenMarks,
} from '@gridproof/core';
import { printDigits } from './digits.js';
import { examples } from './examples.js';
import { fpuzzles } from './f-puzzles.js';
import { json } from './json.js';
import { line } from './line.js';
import { puzzlink } from './puzz-link.js';
import { puzzleTeam } from './puzzle-team.js';
import { sgt } from './solo.js';
import { type Cage, cellsOf, type Rule } from './sudoku.js';
import { parse, parseAnswer, print } from './text.js';

export type { Cage, Sudoku } from './sudoku.js';

export const sudoku = definePuzzle({
  id: 'sudoku',
  title: 'Sudoku',
  aliases: ['solo', 'number place', 'nanpure', 'jigsaw sudoku', 'killer sudoku', 'sudoku x'],
  coordinates: 'r1c2',
  rules: {
    row: 'Each row holds every number once.',
    column: 'Each column holds every number once.',
    box: 'Each box, or each region of a jigsaw, holds every number once.',
    diagonal: 'Where the diagonals are marked, each of the two holds every number once.',
    cage: 'No number stands twice in a cage.',
    sum: 'The numbers in a cage add up to its sum.',
  },
  parse,
  print,

  encode(m, { board, regions, givens, diagonals, cages }) {
    const number = m.ints(board.cells, 1, board.width);
    for (const [cell, clue] of givens.known()) m.given(cell, is(number.at(cell), clue));
    for (const row of board.rows) m.require('row', row, allDifferent(number.pick(row)));
    for (const column of board.columns) m.require('column', column, allDifferent(number.pick(column)));
    for (const region of regions) m.require('box', region, allDifferent(number.pick(region)));
    const falling = board.rows.map((row, at) => row.at(at)!);
    const rising = board.rows.map((row, at) => row.at(-1 - at)!);
    for (const diagonal of diagonals ? [falling, rising] : [])
      m.require('diagonal', diagonal, allDifferent(number.pick(diagonal)));
    for (const cage of cages) {
      m.require('cage', cage.cells, allDifferent(number.pick(cage.cells)));
      if (cage.sum !== undefined) m.require('sum', cage.cells, sum(number.pick(cage.cells)).is(cage.sum));
    }
    return number;
  },

  decode: (number) => number,

  *verify({ board, regions, givens, diagonals, cages }, answer): Iterable<Violation<Rule>> {
    for (const [cell, clue] of givens.known())
      if (answer.at(cell) !== clue) yield { rule: 'given', places: [cell] };
    const falling = board.cells.filter(({ row, col }) => row === col);
    const rising = board.cells.filter(({ row, col }) => row + col === board.width - 1);
    for (const [rule, areas] of [
      ['row', board.rows],
      ['column', board.columns],
      ['box', regions],
      ['diagonal', diagonals ? [falling, rising] : []],
      ['cage', cellsOf(cages)],
    ] as const)
      for (const cells of areas)
        for (let n = 1; n <= board.width; n++) {
          const places = cells.filter((cell) => answer.at(cell) === n);
          if (places.length > 1) yield { rule, places };
          // Where no number stands twice, one is missing only if something else than a number stands there.
          else if (
            places.length === 0 &&
            cells.length === board.width &&
            new Set(answer.pick(cells)).size === cells.length
          )
            yield { rule, places: cells };
        }
    for (const { cells, sum } of cages)
      if (sum !== undefined && answer.pick(cells).reduce((total, n) => total + n, 0) !== sum)
        yield { rule: 'sum', places: cells };
  },

  draw({ board, regions, givens, diagonals, cages }, answer) {
    const { width, height } = board;
    const marked = ({ row, col }: Cell) => diagonals && (row === col || row + col === width - 1);
    return {
      width,
      height,
      lines: true,
      shades: board.cells.filter(marked).map((at) => ({ at, tone: 'tint', source: 'clue' })),
      walls: wallsAround(board, regions).map((at) => ({ at, weight: 'thick', source: 'clue' })),
      cages: cages.map(({ cells }) => ({ cells, source: 'clue' })),
      marks: [...writtenMarks(givens, answer), ...sumMarks(cages)],
    };
  },

  printAnswer: (answer, { board }) => printDigits(board, answer),
  readAnswer: parseAnswer,
  // A puzzle of f-puzzles in JSON looks like any JSON, so it is recognised first.
  formats: { fpuzzles, json, sgt, puzzleTeam, line, puzzlink },
  examples,
});

/** Each sum at the first cell of its cage; where cages overlap, at the first of those in the fewest others, if that is free. */
function sumMarks(cages: readonly Cage[]): Mark[] {
  const cagesAt = new Map<number, number>();
  for (const key of cellsOf(cages).flat().map(placeKey)) cagesAt.set(key, (cagesAt.get(key) ?? 0) + 1);
  const marks = new Map<number, Mark>();
  for (const { cells, sum } of cages) {
    if (sum === undefined) continue;
    const free = cells.filter((cell) => !marks.has(placeKey(cell)));
    const fewest = Math.min(...free.map((cell) => cagesAt.get(placeKey(cell))!));
    const at = free.find((cell) => cagesAt.get(placeKey(cell)) === fewest) ?? cells[0]!;
    const before = marks.get(placeKey(at))?.note;
    const note = before === undefined ? `${sum}` : `${before} ${sum}`;
    marks.set(placeKey(at), { at, source: 'clue', note });
  }
  return [...marks.values()];
}

export default sudoku;
