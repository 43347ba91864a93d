import {
  type Board,
  type Cell,
  checkpoint,
  count,
  describePuzzle,
  Grid,
  groupBy,
  latinGrid,
  layers,
  not,
  notations,
  type PuzzleOf,
  rules,
  SeparatedCells,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Hitori = PuzzleOf<typeof hitori>;

/** The number of changes that are compared at a time, and the maximum number of changes. */
const COMPARED = 24;
const CHANGES = 200;

/** A number stays legible on a ground of its own. */
const tile = values.withLook(values.shaded, (isShaded) => ({ tone: isShaded ? 'dark' : 'pale' }));

export const hitori = describePuzzle({
  id: 'hitori',
  title: 'Hitori',
  aliases: ['hitori ni shite kure', 'singles'],
  goal: 'Shade cells until no number is repeated in a row or column.',
  rules: {
    repeat: 'No number stands twice among the unshaded cells of a row or column.',
    apart: rules.noneAdjacent('Shaded cells share no side.'),
    connected: rules.allConnected('All unshaded cells are connected.', { of: false, neverAlone: true }),
  },
  grades: { medium: 2.45, hard: 3.05, extreme: 4, surplus: -0.2 },
  techniques: {
    repeat: 'Equal numbers',
    'repeat+apart': 'Equal numbers beside each other',
    'connected+apart': 'Cut off',
  },
  clues: { numbers: layers.at('cells', values.number(1, 1295)) },
  nameLayers: () => ['numbers'],

  answer: layers.at('cells', tile, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, numbers }, shaded) {
    const open = shaded.map(not);
    for (const line of board.lines) {
      const withNumber = line.filter((cell) => numbers.at(cell) !== undefined);
      for (const equal of groupBy(withNumber, (cell) => numbers.at(cell)).values())
        if (equal.length > 1) m.require('repeat', equal, count(open.pick(equal)).atMost(1));
    }
  },

  *verify({ board, numbers }, shaded) {
    for (const line of board.lines) {
      /** By number: the first unshaded cell that has it. */
      const first = new Map<number, Cell>();
      for (const cell of line) {
        const number = numbers.at(cell);
        if (number === undefined || shaded.at(cell)) continue;
        const before = first.get(number);
        if (before) yield { rule: 'repeat', places: [before, cell] };
        else first.set(number, cell);
      }
    }
  },

  generation: {
    rareGrades: ['extreme'],
    // Numbers leave the unshaded cells without a repeat; each shaded one repeats another of its row or column.
    puzzle({ board, random }) {
      const separated = new SeparatedCells(board);
      separated.fill(random);
      const answer = Grid.from(board.cells, (cell) => separated.cells.has(cell));
      const latin = latinGrid(board, random);
      const numbers = latin.map((number, cell) => {
        if (!answer.at(cell)) return number;
        checkpoint(board.width + board.height);
        const others = inLineWith(board, cell).filter((one) => !answer.at(one));
        return others.length ? latin.at(others[random.below(others.length)]!) : number;
      });
      return { clues: { numbers }, answer };
    },
    // Shaded cells of the answer get other numbers until each rival has a repeat.
    repair({ puzzle, answer }, rivals, { board, random }) {
      let { numbers } = puzzle;
      for (let left = CHANGES; left > 0; left--) {
        const fitting = rivals.filter((rival) => !hasRepeat(board, numbers, rival));
        const rival = fitting[random.below(fitting.length)];
        if (!rival) return { clues: { numbers }, answer };
        const changes = answer.places.flatMap((cell) =>
          answer.at(cell) && !rival.at(cell)
            ? inLineWith(board, cell)
                .filter((other) => other !== cell && !rival.at(other))
                .map((other) => [cell, numbers.at(other)] as const)
            : [],
        );
        let least = Number.POSITIVE_INFINITY;
        const before = numbers;
        for (const [cell, number] of random.shuffled(changes).slice(0, COMPARED)) {
          const other = before.map((one, at) => (at === cell ? number : one));
          const fits = rivals.filter((one) => !hasRepeat(board, other, one)).length;
          if (fits < least) [least, numbers] = [fits, other];
        }
        if (numbers === before) return undefined;
      }
      return undefined;
    },
  },

  notations: [
    notations.puzzlink('hitori', notations.number36('numbers')),
    notations.sgt('Singles', { minSide: 2, generatorParams: /^d[ek]$/ }, notations.position62('numbers')),
  ],
  examples,
});

/** Returns whether unshaded cells of a line share a number. */
const hasRepeat = (board: Board, numbers: Grid<number | undefined>, shaded: Grid<boolean>): boolean =>
  board.lines.some((line) => {
    const seen = numbers.pick(line.filter((cell) => !shaded.at(cell)));
    return new Set(seen).size < seen.length;
  });

const inLineWith = (board: Board, { row, col }: Cell): readonly Cell[] => [
  ...board.rows[row]!,
  ...board.columns[col]!,
];

export default hitori;
