import { readFileSync } from 'node:fs';
import { readPuzzle } from '@gridproof/core';
import { sidesUpTo } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { sudoku } from './index.js';
import { LARGEST } from './sudoku.js';

const { gridproof } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const claims = [{ type: 'sudoku', ...gridproof.claims }];

it('claims bare boards of all its sides, as they are printed', () => {
  expect(gridproof.claims.sides).toEqual(sidesUpTo(LARGEST));
  for (const side of sidesUpTo(LARGEST)) {
    const rows = Array.from({ length: side }, () => Array(side).fill('.'));
    rows[0]![0] = `${side}`;
    const { type, puzzle, claimed } = readPuzzle(rows.map((row) => row.join(' ')).join('\n'), [sudoku], {
      claims,
    });
    expect([type.id, claimed]).toEqual(['sudoku', true]);
    expect(readPuzzle(sudoku.print(puzzle as never), [sudoku], { claims }).puzzle).toEqual(puzzle);
  }
});

it('claims them in every way in which people write empty cells and boxes', () => {
  const rows = [
    '53..7....',
    '6..195...',
    '.98....6.',
    '8...6...3',
    '4..8.3..1',
    '7...2...6',
    '.6....28.',
    '...419..5',
    '....8..79',
  ];
  const framed = rows.flatMap((row, at) => [
    ...(at % 3 ? [] : ['+---+---+---+']),
    row.replaceAll(/(...)/g, '|$1'),
  ]);
  for (const text of [
    rows.join('\n'),
    rows.join('/'),
    framed.join('\n'),
    ...['0', '_', '*', '-'].map((empty) => rows.join('\n').replaceAll('.', empty)),
  ])
    expect([text, readPuzzle(text, [sudoku], { claims }).claimed]).toEqual([text, true]);
});
