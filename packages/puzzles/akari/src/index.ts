import {
  type Board,
  type Cell,
  count,
  describePuzzle,
  drawBlackCells,
  Grid,
  layers,
  notations,
  or,
  type PuzzleOf,
  rules,
  type Shade,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Akari = PuzzleOf<typeof akari>;

/** A black cell: how many lamps share a side with it, or `B` where it does not say. */
const black = values.withLook(values.orUnknown(values.number(0, 4), 'B'), (clue) => ({
  tone: 'dark',
  ...(clue !== 'B' && { text: `${clue}` }),
}));

const lamp = values.object('a lamp', { sign: '*', symbol: 'lamp' }, { symbol: 'dot' });

export const akari = describePuzzle({
  id: 'akari',
  title: 'Akari',
  aliases: ['light up', 'lightup', 'bijutsukan'],
  goal: 'Put lamps into white cells until all of them are lit.',
  rules: {
    lit: 'Every white cell is lit, by its own lamp or by one in its row or column with no black cell between.',
    apart: 'No lamp lights another.',
    beside: rules.countAround(
      'A number says how many lamps share a side with its cell.',
      'blacks',
      'neighbours',
    ),
  },
  techniques: {
    lit: 'Only place for a lamp',
    apart: 'Already lit',
    'beside+apart': 'Lamps shared with a number',
    'lit+apart': 'Would leave a cell dark',
  },
  clues: { blacks: layers.at('cells', black, { label: 'black cells', key: 'black' }) },
  answer: ({ blacks }) => layers.at(blacks.unknown(), lamp, { label: 'known cells', key: 'lamps' }),
  text: [['blacks', 'givens']],
  cluesInAnswer: 'blacks',

  encode(m, { board, blacks }, lamp) {
    const stretches = segmentsOf(board, blacks);
    const through = Grid.from(lamp.places, (): Cell[] => []);
    for (const stretch of stretches) for (const cell of stretch) through.at(cell).push(...stretch);
    for (const [cell, inLine] of through.entries())
      m.require('lit', cell, or(...lamp.pick([...new Set(inLine)])));

    for (const stretch of stretches)
      if (stretch.length > 1) m.require('apart', stretch, count(lamp.pick(stretch)).atMost(1));
  },

  *verify({ board, blacks }, answer) {
    const lamps = answer.places.filter((cell) => answer.at(cell));
    const lit = new Set<Cell>();
    for (const lamp of lamps)
      for (const cell of litBy(lamp, board, blacks)) {
        lit.add(cell);
        // Once for both of them.
        const follows = cell.row > lamp.row || cell.col > lamp.col;
        if (answer.at(cell) && follows) yield { rule: 'apart', places: [lamp, cell] };
      }
    for (const cell of answer.places) if (!lit.has(cell)) yield { rule: 'lit', places: [cell] };
  },

  draw({ board, blacks, givens }, answer) {
    const lamps = (answer ?? givens).known().flatMap(([cell, isLamp]) => (isLamp ? [cell] : []));
    const lit = new Set(lamps.flatMap((lamp) => litBy(lamp, board, blacks)));
    const source = answer ? 'found' : 'clue';
    return {
      shades: board.cells.filter((cell) => lit.has(cell)).map((at): Shade => ({ at, tone: 'lit', source })),
    };
  },

  generation: {
    symmetry: 'half',
    board: ({ board, symmetry, random }) => ({ blacks: drawBlackCells(board, symmetry, random) }),
  },

  input: { drag: 'mark' },

  notations: [
    notations.sgt(
      'Light Up',
      { minSide: 2, generatorParams: /^(?:b\d+)?(?:s\d)?(?:d\d|r)?$/ },
      notations.digitRuns('blacks', { signs: ['B'] }),
    ),
    notations.puzzlink(['akari', 'lightup', 'bijutsukan'], notations.cross4('blacks')),
  ],
  examples,
});

/** The clues of black cells; undefined for white ones. */
type Blacks = Grid<unknown, Cell>;

/** The white cells between one black cell, or the edge, and the next: of every row, then of every column. */
const segmentsOf = (board: Board, blacks: Blacks): readonly (readonly Cell[])[] =>
  board.lines.flatMap((line) => {
    const stretches: Cell[][] = [[]];
    for (const cell of line)
      if (blacks.at(cell) === undefined) stretches.at(-1)!.push(cell);
      else stretches.push([]);
    return stretches.filter(({ length }) => length > 0);
  });

/** The cells that a lamp lights: its own, and those in line with it up to a black cell or the edge of the board. */
const litBy = (lamp: Cell, board: Board, blacks: Blacks): readonly Cell[] => [
  lamp,
  ...board.raysFrom(lamp, (cell) => blacks.at(cell) !== undefined).flat(),
];

export default akari;
