import { Grid, layersOf, PuzzleError } from '@gridproof/core';
import {
  characters,
  printRegionMap,
  readRegionMap,
  readSize,
  readTextBoard,
  type TextBoard,
  type Token,
  yesOrNo,
} from '@gridproof/formats';
import { printCages, readCages } from './cages.js';
import { digit, printDigits, squareOf } from './digits.js';
import { inBoxes, jigsaw, type Parted, type Sudoku, sudokuOf, usualBox } from './sudoku.js';

const EMPTY = /^[._*0-]$/;

/** Fields with a map on the lines below; cages that overlap some of the first map stand in `cages 2:` and so on. */
const MAPS = /^(?:regions|cages(?: \d+)?)$/;

export function parse(text: string): Sudoku {
  const { fields, boards } = readTextBoard(text, ['boxes', 'diagonals', 'regions', 'cages', 'cages N']);
  const { digits, regions, cages } = sectionsOf(fields, boards.flat());
  // Where a map tells the side, a board without digits may be left out.
  const map = regions ?? cages[0];
  const rows = map && digits.length === 0 ? undefined : squareOf(digits, 'a board');
  const n = (rows ?? map!).length;
  const given = rows
    ?.flat()
    .map((token) => (EMPTY.test(token.text) ? undefined : digit(token, n, " or '.'")));
  const parted = partedOf(n, fields.get('boxes'), regions);
  return sudokuOf(parted, given ?? parted.board.cells.map(() => undefined), {
    diagonals: yesOrNo(fields, 'diagonals', false),
    cages: cages.flatMap((map) => readCages(map, parted.board)),
  });
}

/** The rows of the board, and those of the maps that the text has. */
function sectionsOf(fields: TextBoard['fields'], rows: readonly Token[]) {
  const maps = [...fields]
    .filter(([name]) => MAPS.test(name))
    .map(([name, heading]) => ({ name, heading, rows: [] as Token[] }))
    .sort((a, b) => a.heading.line - b.heading.line);
  const digits: Token[] = [];
  for (const row of rows) (maps.findLast(({ heading }) => heading.line < row.line)?.rows ?? digits).push(row);
  for (const { name, heading, rows } of maps) {
    if (heading.text !== '')
      throw new PuzzleError(
        'bad-field',
        `'${name}' is '${heading.text}', expected a map on the lines below`,
        heading,
      );
    if (rows.length === 0)
      throw new PuzzleError('no-rows', `found no rows below '${name}:', expected a map`, {
        line: heading.line,
      });
  }
  return {
    digits,
    regions: maps.find(({ name }) => name === 'regions')?.rows,
    cages: maps.filter(({ name }) => name !== 'regions').map(({ rows }) => rows),
  };
}

function partedOf(n: number, box: Token | undefined, map: readonly Token[] | undefined): Parted {
  if (!map) return inBoxes(n, box && readSize(box.text, box), box);
  if (box)
    throw new PuzzleError('bad-boxes', "found 'boxes:' beside 'regions:', expected one of them", {
      line: box.line,
    });
  const signs = map.map(characters);
  const { board, regions } = readRegionMap(signs, { size: { width: n, height: n } });
  return jigsaw(board, regions, ({ row, col }) => signs[row]![col]!);
}

export function print(puzzle: Sudoku): string {
  const { board, box, regions, givens, diagonals, cages } = puzzle;
  const usual = !box || usualBox(board.width).width === box.width;
  const empty = givens.known().length === 0;
  const told = [
    ...(usual ? [] : [`boxes: ${box.width}x${box.height}`]),
    ...(diagonals ? ['diagonals: yes'] : []),
    ...(empty && (!box || cages.length) ? [] : [printDigits(board, givens)]),
  ];
  return [
    ...(told.length ? [told.join('\n')] : []),
    ...(box ? [] : [`regions:\n${printRegionMap(board, regions)}`]),
    ...layersOf(cages).map(
      (layer, at) => `cages${at === 0 ? '' : ` ${at + 1}`}:\n${printCages(board, layer)}`,
    ),
  ].join('\n\n');
}

export function parseAnswer(text: string, { board }: Sudoku): Grid<number> {
  const line = characters({ text, line: 1, column: 1 });
  // All in one line, as puzzles are written too.
  if (!/\n/.test(text.trim()) && line.length === board.cells.length)
    return new Grid(
      board.cells,
      line.map((token) => digit(token, board.height)),
    );
  const rows = squareOf(readTextBoard(text).boards.flat(), 'an answer');
  if (rows.length !== board.height)
    throw new PuzzleError(
      'other-size',
      `the answer is ${rows.length}x${rows.length}, expected ${board.width}x${board.height}`,
    );
  return new Grid(
    board.cells,
    rows.flatMap((row) => row.map((token) => digit(token, board.height))),
  );
}
