import {
  Board,
  type Cell,
  corner,
  evaluate,
  Grid,
  type IntVar,
  type Link,
  Model,
  outside,
  type Place,
  type Side,
  type Variable,
} from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import type { LayerData } from '../layer/layer.js';
import { type RectangleShape, rectangleParts } from '../rectangle-options.js';
import type { StandardRule } from './standard-rule.js';
import {
  allConnected,
  allDifferentIn,
  countAround,
  countInLine,
  countInRegion,
  noFourMeet,
  noneAdjacent,
  noTwoByTwo,
  oneClueRectangles,
  oneLoop,
  rectangleShape,
} from './standard-rules.js';

const SIZES = [
  [1, 1],
  [2, 1],
  [1, 3],
  [2, 2],
  [3, 2],
  [3, 3],
] as const;

/** Returns all assignments of values to some places. */
function* assignments<T>(places: number, values: readonly T[]): Iterable<readonly T[]> {
  for (let nth = 0; nth < values.length ** places; nth++)
    yield Array.from(
      { length: places },
      (_, at) => values[Math.floor(nth / values.length ** at) % values.length]!,
    );
}

/** Compares both readings of a rule with a naive one, on all answers to a board; returns the number of answers that satisfy the rule. */
function agreeOn<T extends boolean | number, K extends Place>(
  rule: StandardRule,
  data: { readonly board: Board; readonly [layer: string]: unknown },
  places: readonly K[],
  values: readonly T[],
  naive: (answer: Grid<T, K>) => boolean,
): number {
  const model = new Model<'rule'>();
  const vars: Grid<Variable, K> = Grid.from(places, () =>
    typeof values[0] === 'boolean'
      ? model.bool()
      : model.int(Math.min(...values.map(Number)), Math.max(...values.map(Number))),
  );
  const equal = (value: unknown) =>
    vars.map((one) => (value === true ? one : { op: 'not', of: one })) as Grid<any, K>;
  const posted = [...rule.encode(data as unknown as LayerData, { vars, equal })];
  let satisfying = 0;
  for (const raw of assignments(places.length, values)) {
    const answer = new Grid<T, K>(places, raw);
    const satisfies = naive(answer);
    const read = {
      encode: posted.every(([, constraint]) => evaluate(constraint, raw)),
      verify: [...rule.verify(data as unknown as LayerData, answer)].length === 0,
    };
    if (read.encode !== satisfies || read.verify !== satisfies)
      expect({ raw, ...read }).toEqual({ raw, encode: satisfies, verify: satisfies });
    if (satisfies) satisfying++;
  }
  return satisfying;
}

const both = [false, true];
const distance = (one: Place, other: Place) =>
  [Math.abs(one.row - other.row), Math.abs(one.col - other.col)] as const;
const touches = (one: Place, other: Place) => distance(one, other)[0] + distance(one, other)[1] === 1;
const touchesByCorner = (one: Place, other: Place) => Math.max(...distance(one, other)) === 1;
const trueOf = <K extends Place>(answer: Grid<boolean, K>) =>
  answer.places.filter((place) => answer.at(place));
const isConnected = (cells: readonly Cell[]) => {
  const reached = new Set(cells.slice(0, 1));
  for (const one of reached) for (const other of cells) if (touches(one, other)) reached.add(other);
  return reached.size === cells.length;
};

describe.each(SIZES)(
  'on all answers to a board of %ix%i, both readings agree with a naive one:',
  (width, height) => {
    const board = new Board(width, height);
    const cells = board.cells;

    it.each([true, false])('noTwoByTwo of %s', (of) => {
      const corners = cells.flatMap(({ row, col }) => (row > 0 && col > 0 ? [corner(row, col)] : []));
      agreeOn(noTwoByTwo('', { of }), { board }, cells, both, (answer) =>
        corners.every(({ row, col }) =>
          [
            [-1, -1],
            [-1, 0],
            [0, -1],
            [0, 0],
          ].some(([down, right]) => answer.at(board.cell(row + down!, col + right!)) !== of),
        ),
      );
    });

    it.each([false, true])('noneAdjacent, by corners: %s', (corners) => {
      const areNear = corners ? touchesByCorner : touches;
      const found = agreeOn(noneAdjacent('', { corners }), { board }, cells, both, (answer) => {
        const all = trueOf(answer);
        return all.every((one) => all.every((other) => !areNear(one, other)));
      });
      expect(found).toBeGreaterThan(1);
      // A layer may lack cells.
      const some = cells.filter(({ row, col }) => row !== 0 || col !== 1);
      agreeOn(noneAdjacent('', { corners }), { board }, some, both, (answer) => {
        const all = trueOf(answer);
        return all.every((one) => all.every((other) => !areNear(one, other)));
      });
    });

    it('allConnected', () => {
      agreeOn(allConnected(''), { board }, cells, both, (answer) => isConnected(trueOf(answer)));
      agreeOn(allConnected('', { of: false }), { board }, cells, both, (answer) =>
        isConnected(cells.filter((cell) => !answer.at(cell))),
      );
      // On larger boards, other rules must exclude a single cell.
      if (cells.length <= 2)
        agreeOn(allConnected('', { neverAlone: true }), { board }, cells, both, (answer) =>
          isConnected(trueOf(answer)),
        );
    });

    it.each(['neighbours', 'around', 'block'] as const)('countAround: %s', (which) => {
      const counts = {
        neighbours: touches,
        around: touchesByCorner,
        block: (one: Place, other: Place) => Math.max(...distance(one, other)) <= 1,
      }[which];
      for (const n of [0, 1, 2, '?', undefined]) {
        const numbers = Grid.from(cells, (_, at) => (at % 2 === 0 ? n : undefined));
        agreeOn(countAround('', 'numbers', which), { board, numbers }, cells, both, (answer) =>
          numbers
            .entries()
            .every(
              ([cell, n]) =>
                typeof n !== 'number' || trueOf(answer).filter((one) => counts(cell, one)).length === n,
            ),
        );
      }
    });

    it('countAround: corner', () => {
      const numbers = Grid.from(board.corners, (_, at) => [0, 1, '?', 2, undefined][at % 5]);
      agreeOn(countAround('', 'numbers', 'corner'), { board, numbers }, cells, both, (answer) =>
        numbers.entries().every(([{ row, col }, n]) => {
          const near = trueOf(answer).filter(
            (cell) => [row - 1, row].includes(cell.row) && [col - 1, col].includes(cell.col),
          );
          return typeof n !== 'number' || near.length === n;
        }),
      );
    });

    it('countInLine', () => {
      const ends = [...board.rows.keys()].map((row) => outside('left', row, -1));
      const above = [...board.columns.keys()].map((col) => outside('above', -1, col));
      const numbers = Grid.from([...above, ...ends], (_, at) => (at % 3 === 2 ? undefined : at % 3));
      agreeOn(countInLine('', 'numbers'), { board, numbers }, cells, both, (answer) =>
        numbers
          .known()
          .every(
            ([{ end, row, col }, n]) =>
              trueOf(answer).filter((cell) => (end === 'left' ? cell.row === row : cell.col === col))
                .length === n,
          ),
      );
    });

    it('countInRegion', () => {
      const regions = [0, 1]
        .map((parity) => cells.filter(({ row }) => row % 2 === parity))
        .filter(({ length }) => length);
      const numbers = Grid.from(cells, (_, at) => (at === 0 ? 1 : undefined));
      const countOf = (answer: Grid<boolean>, region: readonly Cell[]) =>
        region.filter((cell) => answer.at(cell)).length;
      agreeOn(countInRegion('', 'regions', 1), { board, regions }, cells, both, (answer) =>
        regions.every((region) => countOf(answer, region) === 1),
      );
      agreeOn(countInRegion('', 'regions', 'total'), { board, regions, total: 2 }, cells, both, (answer) =>
        regions.every((region) => countOf(answer, region) === 2),
      );
      agreeOn(countInRegion('', 'regions', 'numbers'), { board, regions, numbers }, cells, both, (answer) =>
        regions.every((region) => !region.includes(cells[0]!) || countOf(answer, region) === 1),
      );
    });

    it.each(['rows', 'columns'] as const)('allDifferentIn %s', (lines) => {
      const values = [1, 2, 3].slice(0, cells.length > 6 ? 2 : 3);
      // A layer may lack cells.
      for (const some of [cells, cells.filter(({ row, col }) => row !== 0 || col !== 1)])
        agreeOn(allDifferentIn('', lines), { board }, some, values, (answer) =>
          some.every((one) =>
            some.every(
              (other) =>
                one === other ||
                (lines === 'rows' ? one.row !== other.row : one.col !== other.col) ||
                answer.at(one) !== answer.at(other),
            ),
          ),
        );
    });
  },
);

/** Returns whether lines make one loop: two meet at each of their ends, and each line reaches all others. */
function isOneLoop<K extends Link | Side>(
  lines: readonly K[],
  endsOf: (at: K) => readonly string[],
): boolean {
  const ends = lines.flatMap(endsOf);
  if (ends.length === 0 || ends.some((end) => ends.filter((other) => other === end).length !== 2))
    return false;
  const reached = new Set(lines.slice(0, 1));
  for (const one of reached)
    for (const other of lines) if (endsOf(other).some((end) => endsOf(one).includes(end))) reached.add(other);
  return reached.size === lines.length;
}

describe.each([
  [2, 2],
  [3, 2],
  [3, 3],
  // The smallest board with room for two loops.
  [4, 2],
])('on all lines of a board of %ix%i, both readings agree with a naive one:', (width, height) => {
  const board = new Board(width, height);

  it('oneLoop from cell to cell', () => {
    const found = agreeOn(oneLoop(''), { board }, board.links, both, (answer) =>
      isOneLoop(trueOf(answer), ({ row, col, towards }) => [
        `${row} ${col}`,
        towards === 'right' ? `${row} ${col + 1}` : `${row + 1} ${col}`,
      ]),
    );
    expect(found).toBeGreaterThan(0);
  });
});

describe('along the sides of a board of 2x2, both readings agree with a naive one:', () => {
  const board = new Board(2, 2);

  it('oneLoop', () => {
    const found = agreeOn(oneLoop(''), { board }, board.sides, both, (answer) =>
      isOneLoop(trueOf(answer), ({ row, col, towards }) =>
        towards === 'right'
          ? [`${row} ${col + 1}`, `${row + 1} ${col + 1}`]
          : [`${row + 1} ${col}`, `${row + 1} ${col + 1}`],
      ),
    );
    expect(found).toBeGreaterThan(0);
  });

  it('countAround: sides', () => {
    const numbers = Grid.from(board.cells, (_, at) => at);
    agreeOn(countAround('', 'numbers', 'sides'), { board, numbers }, board.sides, both, (answer) =>
      numbers
        .entries()
        .every(([cell, n]) => board.sidesOf(cell).filter((side) => answer.at(side)).length === n),
    );
  });
});

describe.each([
  ['2.\n..', 0],
  ['?..', 1],
  ['2.2.', 1],
  ['2?\n..', 1],
  ['..?\n?..', 3],
  ['.3.\n...\n?..', 1],
  ['???', 1],
  ['??\n??', 1],
  ['1?\n.?', 1],
  ['??\n.?', 2],
  ['3..\n..3', 1],
  // Two rectangles of a clue must not be joined, nor one have more cells.
  ['2.\n.?', 2],
  ['4...\n...?', 2],
  // No clue reaches the second cell.
  ['1.', 0],
  // A square may lie within a larger one.
  ['+.\n..', 1],
  ['+?\n.?', 1],
  ['+.?\n..?', 2],
  ['+++\n?..', 1],
] as const)('rectangles around the clues %j', (text, expected) => {
  const rows = text.split('\n');
  const board = new Board(rows[0]!.length, rows.length);
  const clues = Grid.from(board.cells, ({ row, col }) => {
    const sign = rows[row]![col]!;
    return sign === '.' ? undefined : sign === '?' || sign === '+' ? sign : Number(sign);
  });
  type Clue = number | '?' | '+';
  const shapesOf = (clue: Clue): readonly RectangleShape[] | undefined => {
    if (clue === '?') return undefined;
    if (clue === '+')
      return [
        [1, 1],
        [2, 2],
      ];
    return [1, 2].flatMap((height) => (clue % height === 0 ? [[height, clue / height] as const] : []));
  };
  const fits = (clue: Clue, height: number, width: number) =>
    clue === '?' || (clue === '+' ? height === width : clue === height * width);
  const rectangle = oneClueRectangles('', 'clues', shapesOf);
  const noCrossing = noFourMeet('', 'clues', shapesOf);
  const shape = rectangleShape('', 'clues', shapesOf, fits);

  it('are those that a naive reading finds', () => {
    const model = new Model<'rule'>();
    const { value } = rectangleParts(board, clues, shapesOf);
    const domain = value.domain!;
    const vars = Grid.from(board.cells, (cell) => domain.make(model, board, cell) as IntVar);
    const data = { board, clues } as unknown as LayerData;
    const layer = { vars, equal: () => vars as never };
    const postedOf = (rule: StandardRule) =>
      [...rule.encode(data, layer)].map(([, constraint]) => constraint);
    const posted = [rectangle, shape].flatMap(postedOf);
    const without = postedOf(noCrossing);
    const roots = clues.known().map(([cell]) => cell);

    /** Returns whether the cells of each part are all cells between two corners, with one clue. */
    const areRectangles = (answer: Grid<number>, withShape: boolean) =>
      answer.entries().every(([, part]) => {
        const cells = board.cells.filter((cell) => answer.at(cell) === part);
        const rowsOf = cells.map(({ row }) => row);
        const columnsOf = cells.map(({ col }) => col);
        const [height, width] = [rowsOf, columnsOf].map((all) => Math.max(...all) - Math.min(...all) + 1);
        const own = roots.filter((root) => cells.includes(root));
        return (
          height! * width! === cells.length &&
          own.length === 1 &&
          (!withShape || fits(clues.at(own[0]!)!, height!, width!))
        );
      });

    let found = 0;
    for (const raw of assignments(board.cells.length, [...roots.keys(), roots.length])) {
      if (vars.values.some(({ max }, at) => raw[at]! > max)) continue;
      const answer = Grid.from(board.cells, (cell, at) => domain.valueOf(raw[at]!, cell) as number);
      if (roots.some((root, n) => answer.at(root) !== n)) continue;
      const satisfies = areRectangles(answer, true);
      expect(posted.every((constraint) => evaluate(constraint, raw))).toBe(satisfies);
      expect([...rectangle.verify(data, answer)].length === 0).toBe(areRectangles(answer, false));
      if (areRectangles(answer, false)) expect([...shape.verify(data, answer)].length === 0).toBe(satisfies);
      if (satisfies) {
        found++;
        const meet = board.rectangles(2, 2).some((block) => new Set(answer.pick(block)).size === 4);
        expect(without.every((constraint) => evaluate(constraint, raw))).toBe(!meet);
        expect([...noCrossing.verify(data, answer)].length === 0).toBe(!meet);
      }
    }
    expect(found).toBe(expected);
  });
});
