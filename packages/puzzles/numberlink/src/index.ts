import {
  type Cell,
  describePuzzle,
  endsOf,
  Graph,
  Grid,
  groupBy,
  layers,
  notations,
  or,
  PuzzleError,
  type PuzzleOf,
  paths,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawLines, repairLines } from './generator.js';

export type Numberlink = PuzzleOf<typeof numberlink>;

export const numberlink = describePuzzle({
  id: 'numberlink',
  title: 'Numberlink',
  aliases: ['arukone', 'number link', 'flow'],
  goal: 'Join equal numbers by lines.',
  rules: {
    path: 'A line joins each number with its equal, and lines neither branch nor meet.',
    cover: 'A line leads through every cell.',
  },
  grades: { medium: 3.1, hard: 6.5, extreme: 12 },
  techniques: { cover: 'Every cell', 'cover+path': 'Every cell' },
  conditions: { cover: "With 'cover: yes'" },
  options: { cover: layers.flag('cover', false, 'that a line leads through every cell') },
  clues: { numbers: layers.at('cells', values.number(1, 999)) },
  nameLayers: () => ['numbers'],
  answer: layers.at('links', values.line, { label: 'lines', key: 'lines' }),
  cluesInAnswer: 'numbers',

  check({ numbers }, where) {
    for (const [n, cells] of cellsOf(numbers))
      if (cells.length > 2)
        throw new PuzzleError(
          'wrong-number',
          `found the number ${n} ${cells.length} times, expected each number twice`,
          where(cells[2]!),
        );
  },

  encode(m, { board, numbers, cover }, line) {
    const pairs = [...cellsOf(numbers).values()].flatMap(([from, to]): [Cell, Cell][] => {
      // A number that occurs once cannot be joined.
      if (!to) m.require('path', from!, false);
      return to ? [[from!, to]] : [];
    });
    m.require('path', board.cells, paths(Graph.ofLines(line), pairs));
    if (cover)
      for (const cell of board.cells) m.require('cover', cell, or(...line.pick(board.linksOf(cell))));
  },
  // Walks each line from one number until it ends, or meets what it must not.
  *verify({ board, numbers, cover }, line) {
    const ways = Grid.from(board.cells, (): Cell[] => []);
    for (const link of line.places) {
      if (!line.at(link)) continue;
      const [one, other] = endsOf(link).map(({ row, col }) => board.cell(row, col)) as [Cell, Cell];
      ways.at(one).push(other);
      ways.at(other).push(one);
    }
    const walked = new Set<Cell>();
    for (const [start, n] of numbers.known()) {
      if (walked.has(start)) continue;
      const places = [start];
      walked.add(start);
      let here = start;
      for (;;) {
        const next = ways.at(here).find((one) => !walked.has(one));
        if (!next || (here !== start && numbers.at(here) !== undefined)) break;
        walked.add(next);
        places.push(next);
        here = next;
      }
      const right = places.every(
        (cell) => ways.at(cell).length === (cell === start || cell === here ? 1 : 2),
      );
      if (!right || here === start || numbers.at(here) !== n) yield { rule: 'path', places };
    }
    for (const cell of board.cells) {
      const found = ways.at(cell).length;
      if (found && !walked.has(cell)) yield { rule: 'path', places: [cell] };
      if (cover && !found) yield { rule: 'cover', places: [cell] };
    }
  },

  look: { hues: 'texts' },
  generation: {
    puzzle({ board, random }) {
      const { numbers, line } = drawLines(board, random);
      return { clues: { numbers }, answer: line };
    },
    repair({ answer }, rivals, { board, random }) {
      const { numbers, line } = repairLines(board, random, answer, rivals.at(-1)!);
      return { clues: { numbers }, answer: line };
    },
  },

  notations: [
    notations.puzzlink(
      {
        names: { of: 'cover', contentByName: { numlin: false, numberlink: false, arukone: true } },
        inFiles: 'numlin',
      },
      notations.number16('numbers'),
    ),
  ],
  examples,
});

/** By number: the cells that it stands in. */
function cellsOf(numbers: Grid<number | undefined, Cell>): ReadonlyMap<number, readonly Cell[]> {
  return groupBy(
    numbers.places.filter((cell) => numbers.at(cell) !== undefined),
    (cell) => numbers.at(cell)!,
  );
}

export default numberlink;
