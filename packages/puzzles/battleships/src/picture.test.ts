import type { BoardSymbol as Sign } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { type Battleships, battleships } from './index.js';

const puzzle = battleships.parse('fleet: 3 1\n. 3 1 0 0\n1 . . . .\n1 . . . .\n1 . . . .\n1 . . . .');
const { fields, drawEntries } = battleships.described!;

/** The shapes of ships where some cells are known: `#` a part, `~` water. */
function shapes(...rows: readonly string[]): readonly (Sign | undefined)[] {
  return drawn(puzzle, rows).marks.flatMap(({ at, symbol }) => (at.kind === 'cell' ? [symbol] : []));
}

function drawn(puzzle: Battleships, rows: readonly string[]) {
  const entered = new Map(
    fields(puzzle).flatMap(({ place: { row, col } }, variable) => {
      const sign = rows[row]?.[col];
      return sign === '#' || sign === '~' ? [[variable, sign === '#'] as const] : [];
    }),
  );
  return drawEntries(puzzle, entered);
}

it('draws a part of a ship in a shape of its own as soon as the cells beside it give it one', () => {
  expect(shapes('#')).toEqual(['ship']);
  expect(shapes('#~', '~')).toEqual(['boat']);
  expect(shapes('#', '#')).toEqual(['bow-up', 'ship']);
  expect(shapes('#', '#', '#', '~')).toEqual(['bow-up', 'hull', 'bow-down']);
  expect(shapes('##~')).toEqual(['bow-left', 'bow-right']);
});

it('shapes parts of ships beside cells that can only be water', () => {
  const shape = (text: string, ...rows: readonly string[]) =>
    drawn(battleships.parse(text), rows).marks.flatMap(({ at, symbol }) =>
      at.kind === 'cell' ? [symbol] : [],
    );
  const open = '. . . .\n. . . .\n. . . .\n. . . .';
  expect(shape(`fleet: 2 2\n${open}`, '#', '#')).toEqual(['bow-up', 'ship']);
  // A column without further parts.
  expect(shape(`fleet: 2 2\n${open.replace('. .', '. 2')}`, '#', '#')).toEqual(['bow-up', 'bow-down']);
  // A corner of another ship.
  expect(shape(`fleet: 2 1\n${open}`, '#', '~.#')).toEqual(['boat', 'ship']);
  // A complete fleet.
  expect(shape(`fleet: 3\n${open}`, '..#', '..#', '..#')).toEqual(['bow-up', 'hull', 'bow-down']);
});

it('draws an answer in shapes, on water', () => {
  const { marks, shades = [] } = battleships.draw(
    puzzle,
    battleships.readAnswer('#...\n#...\n#...\n..#.', puzzle),
  );
  expect(marks.flatMap(({ at, symbol }) => (at.kind === 'cell' ? [symbol] : []))).toEqual([
    'bow-up',
    'hull',
    'bow-down',
    'boat',
  ]);
  expect(new Set(shades.map(({ tone }) => tone))).toEqual(new Set(['water']));
});

it('draws a part that is given as a clue', () => {
  const given = battleships.parse('fleet: 2 1\n. . . .\n. . . .\n. . . .\n. . . .\n\n# . .\n. . .\n. . .');
  expect(battleships.draw(given).marks).toEqual([
    expect.objectContaining({ symbol: 'boat', source: 'clue' }),
  ]);
});

it('strikes a ship of its fleet once it is drawn as a whole', () => {
  const used = (text: string, ...rows: readonly string[]) =>
    drawn(battleships.parse(text), rows).bank?.map(({ symbols = [], used = false }) => [
      symbols.length,
      used,
    ]);
  const text = 'fleet: 2 2 1\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .';
  const none = [
    [2, false],
    [2, false],
    [1, false],
  ];
  expect(used(text)).toEqual(none);
  expect(used(text, '##')).toEqual(none);
  expect(used(text, '##~')).toEqual([[2, true], ...none.slice(1)]);
  expect(used(text, '##~#', '~..#', '#~.~', '~')).toEqual([
    [2, true],
    [2, true],
    [1, true],
  ]);
  // Parts that are given belong to ships too.
  const given = text.replace('. . . . .\n. . . . .', '. . . . .\n. < . . .');
  expect(used(given, '.#~')).toEqual([[2, true], ...none.slice(1)]);
});
