import {
  type Board,
  bankOf,
  type Cell,
  count,
  describePuzzle,
  distinctSum,
  drawPlaces,
  Grid,
  is,
  latinSquare,
  layers,
  longerSide,
  PuzzleError,
  type PuzzleOf,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Puzlogic = PuzzleOf<typeof puzlogic>;

/** The percentage of places that are cells. */
const CELLS = 60;

/** The numbers of cells and pieces. */
const held = values.number(0, 99);

/** The number printed in a cell, or `x` where there is no cell: `#` begins a comment, and `-` is an empty cell elsewhere. */
const square = values.withLook(values.orOneOf(held, { value: 'x', sign: 'x', aliases: ['X'] }), () => ({}));

export const puzlogic = describePuzzle({
  id: 'puzlogic',
  title: 'Puzlogic',
  goal: 'Put every piece on an empty cell.',
  rules: {
    row: rules.allDifferentIn('All numbers in a row differ, across gaps too.', 'rows'),
    column: rules.allDifferentIn('All numbers in a column differ, across gaps too.', 'columns'),
    pieces: 'Each empty cell gets one of the pieces, and each piece is used once.',
    target: 'The numbers of a row or column with a target are all different and add up to it.',
  },
  techniques: { pieces: 'Pieces left', target: 'Target sum', 'target+pieces': 'Pieces for a target' },
  clues: {
    squares: layers.at('cells', square, { label: 'numbers', key: 'givens' }),
    pieces: layers.pool(held, 'pieces', {
      itemName: 'piece',
      placeName: 'empty cell',
      places: (clues) => clues.givens.unknown(),
    }),
    rowTargets: layers.perLine('row', values.integer, { label: 'row targets' }),
    columnTargets: layers.perLine('column', values.integer, { label: 'column targets' }),
  },
  answer: ({ squares, pieces }) => {
    const numbers = [...pieces, ...printedOn(squares).values.filter((one) => one !== undefined)];
    const [least, most] = numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : [0, 0];
    // Any number is read in an answer, but one of these only can be right.
    const value = { ...held, domain: values.number(least, most).domain };
    return layers.at(printedOn(squares).places, value, { label: 'numbers' });
  },
  impliedGivens: ({ squares }) => printedOn(squares),
  digitsTogether: true,
  cluesInAnswer: 'squares',

  check({ board, givens, rowTargets, columnTargets }) {
    if (givens.places.length === 0)
      throw new PuzzleError('no-cells', 'the board has no cells, expected at least one');
    for (const [end, target] of [...rowTargets.known(), ...columnTargets.known()]) {
      if (board.lineFrom(end).some((cell) => givens.has(cell))) continue;
      const line = end.end === 'right' ? `row ${end.row + 1}` : `column ${end.col + 1}`;
      throw new PuzzleError('no-cells', `${line} has no cells that could add up to ${target}`);
    }
  },

  encode(m, { board, givens, pieces, rowTargets, columnTargets }, number) {
    const empty = givens.unknown();
    // Numbers that are no piece have their count too: none.
    for (let piece = Math.min(...pieces); piece <= Math.max(...pieces); piece++) {
      const held = number.pick(empty).map((one) => is(one, piece));
      m.require('pieces', empty, count(held).is(pieces.filter((other) => other === piece).length));
    }
    for (const [end, target] of [...rowTargets.known(), ...columnTargets.known()]) {
      const cells = board.lineFrom(end).filter((cell) => givens.has(cell));
      m.require('target', end, distinctSum(number.pick(cells), target));
    }
  },

  *verify({ givens, pieces, rowTargets, columnTargets }, answer) {
    const left = [...pieces];
    for (const cell of givens.unknown()) {
      const at = left.indexOf(answer.at(cell));
      if (at < 0) yield { rule: 'pieces', places: [cell] };
      else left.splice(at, 1);
    }
    for (const [{ end, row, col }, target] of [...rowTargets.known(), ...columnTargets.known()]) {
      const places = answer.places.filter((cell) => (end === 'right' ? cell.row === row : cell.col === col));
      if (answer.pick(places).reduce((total, number) => total + number, 0) !== target)
        yield { rule: 'target', places };
    }
  },

  draw({ squares, givens, pieces }, answer) {
    if (answer) return { cells: givens.places };
    const items = pieces.map((piece) => ({ text: `${piece}` }));
    const used = squares.unknown().flatMap((cell) => givens.at(cell) ?? []);
    const bank = bankOf(items, used.map(String));
    return { cells: givens.places, caption: `pieces: ${pieces.join(' ')}`, bank };
  },
  generation: {
    defaultSize: { width: 6, height: 6 },
    puzzle(context) {
      const { board, random } = context;
      const square = latinSquare(longerSide(board), random);
      const places = drawPlaces(board.cells, (CELLS * board.cells.length) / 100, context);
      const answer = Grid.from(
        board.cells.filter((cell) => places.has(cell)),
        ({ row, col }) => square[row]![col]!,
      );
      // Larger boards have a higher share of printed numbers, because targets alone constrain little there.
      const percentage = Math.min(50, Math.round(3.5 * longerSide(board)));
      const printed = random.shuffled(answer.places).slice(0, Math.round((places.size * percentage) / 100));
      return { clues: cluesOf(board, answer, printed), answer };
    },
    // A number printed where a rival differs excludes it.
    repair({ puzzle: { board, givens }, answer }, rivals, { random }) {
      const differing = answer.places.filter((cell) => answer.at(cell) !== rivals.at(-1)!.at(cell));
      const more = differing[random.below(differing.length)]!;
      const printed = givens.known().map(([cell]) => cell);
      return { clues: cluesOf(board, answer, [more, ...printed]), answer };
    },
    removable: ['rowTargets', 'columnTargets'],
    reencodes: true,
  },
  examples,
});

/** The cells of the board, with the numbers printed in them. */
const printedOn = (squares: Grid<number | 'x' | undefined>): Grid<number | undefined> =>
  Grid.from(
    squares.places.filter((cell) => squares.at(cell) !== 'x'),
    (cell) => squares.at(cell) as number | undefined,
  );

/** Returns the clues of which only these numbers are printed, with a target for each line that has several cells. */
function cluesOf(board: Board, numbers: Grid<number>, cells: readonly Cell[]) {
  const printed = new Set(cells);
  const targets = (end: 'right' | 'below') =>
    Grid.from(board.outside([end]), (at) => {
      const line = board.lineFrom(at).filter((cell) => numbers.has(cell));
      return line.length > 1 ? numbers.pick(line).reduce((sum, n) => sum + n, 0) : undefined;
    });
  return {
    squares: Grid.from(board.cells, (cell): number | 'x' | undefined =>
      !numbers.has(cell) ? 'x' : printed.has(cell) ? numbers.at(cell) : undefined,
    ),
    pieces: numbers.pick(numbers.places.filter((cell) => !printed.has(cell))).toSorted((a, b) => a - b),
    rowTargets: targets('right'),
    columnTargets: targets('below'),
  };
}

export default puzlogic;
