import { type AnyPuzzle, Board, type Cell, type Codec, count, Grid, PuzzleError } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { z3 } from '@gridproof/engine-z3';
import { describe, expect, it } from 'vitest';
import { findIdleClues } from '../src/idle-clues.js';
import { PROPERTIES } from '../src/properties/properties.js';
import { PropertySubject } from '../src/properties/property.js';
import { scaledRuns } from '../src/run-budget.js';
import { ahead, apart, type Beams, beams, rows, sees } from './beams.js';
import { tents } from './tents.js';

const sound = beams();
const json = sound.formats!.json!;

/** A format of its own: the type's JSON behind a name, with planted faults. */
const site = (faults: Partial<Pick<Codec<any>, 'read' | 'write'>>): Codec<any> => ({
  title: 'a site of its own',
  accepts: (text) => text.startsWith('site:'),
  read: (text) => json.read(text.slice(5), {}),
  write: (puzzle) => `site:${json.write(puzzle).replaceAll(/\s/g, '')}`,
  ...faults,
});
const withSite = (faults: Partial<Pick<Codec<any>, 'read' | 'write'>>) =>
  beams({ formats: { site: site(faults) } });

/** Removes the givens of a puzzle. */
const withoutGivens = (puzzle: any) => ({ ...puzzle, givens: puzzle.givens.map(() => undefined) });

/** A format that accepts any digit as a number. */
const boundless: Codec<any> = {
  title: 'a site of its own',
  accepts: (text) => text.startsWith('site:'),
  read(text) {
    const rows = text.slice(5).split(';');
    const board = new Board(rows[0]!.length, rows.length);
    if (!rows.every((row) => row.length === board.width && /^[.?\d]+$/.test(row)))
      throw new PuzzleError('bad-site', 'this is none of our boards');
    const numbers = Grid.from(board.cells, ({ row, col }) => {
      const sign = rows[row]![col]!;
      return sign === '.' ? undefined : sign === '?' ? sign : Number(sign);
    });
    return { board, numbers, givens: Grid.from(board.cells, () => undefined) };
  },
  write({ board, numbers, givens }) {
    if (givens.known().length) throw new PuzzleError('cannot-hold', 'a site cannot hold known cells');
    const row = (cells: readonly Cell[]) =>
      numbers
        .pick(cells)
        .map((one: unknown) => one ?? '.')
        .join('');
    return `site:${board.rows.map(row).join(';')}`;
  },
};

/** Replaces one error with another. */
function otherwise<T>(make: () => T, other: (error: PuzzleError) => PuzzleError): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof PuzzleError) throw other(error);
    throw error;
  }
}

/** The planted faults, each with a word of the property that finds it. */
const planted: readonly (readonly [fault: string, property: RegExp, type: AnyPuzzle])[] = [
  [
    'rows and columns swapped in an encode',
    /encode and verify agree/,
    beams({
      rules: [
        (m, { board }, dark) => {
          for (const column of board.columns) m.require('row', column, count(dark.pick(column)).atLeast(1));
        },
        apart,
        sees,
      ],
    }),
  ],
  ['a rule dropped from encode', /encode and verify agree/, beams({ rules: [rows, sees] })],
  ['a rule that clues need dropped from encode', /encode and verify agree/, beams({ rules: [rows, apart] })],
  [
    'an off-by-one in a view',
    /encode and verify agree/,
    beams({
      rules: [
        rows,
        apart,
        (m, puzzle, dark) => {
          const { board, numbers } = puzzle;
          // Views that omit their last cell.
          const shorter: Beams = {
            ...puzzle,
            numbers: numbers.map((n, cell) =>
              typeof n === 'number' && n === ahead(board, cell).length ? n - 1 : n,
            ),
          };
          sees(m, shorter, dark);
        },
      ],
    }),
  ],
  [
    'an encode that says too much, so that too many clues go',
    /clues that it does not need/,
    beams({
      rules: [
        rows,
        apart,
        sees,
        (m, { board }, dark) => m.require('row', board.cells, count(dark.pick([board.cells[0]!])).atMost(0)),
      ],
    }),
  ],
  ['a verify that never complains', /encode and verify agree/, beams({ *verify() {} })],
  [
    'boards that never have an answer',
    /encode and verify agree/,
    beams({
      rules: [(m, { board }) => m.require('row', board.cells, false)],
      *verify({ board }) {
        yield { rule: 'row', places: board.cells };
      },
    }),
  ],
  [
    'a layer dropped by a format',
    /carries a puzzle whole/,
    withSite({ write: (puzzle) => `site:${json.write(withoutGivens(puzzle))}` }),
  ],
  [
    'a layer dropped by the text',
    /carries a puzzle whole/,
    { ...sound, print: (puzzle) => sound.print(withoutGivens(puzzle)) },
  ],
  [
    'a layer that is refused, but not by its name',
    /refuses it by its name/,
    withSite({
      write(puzzle) {
        if (puzzle.givens.known().length) throw new PuzzleError('cannot-hold', 'this cannot be said here');
        return site({}).write(puzzle);
      },
    }),
  ],
  [
    'a value outside its bounds in a format',
    /what a format reads is a puzzle/,
    beams({ formats: { site: boundless } }),
  ],
  [
    'an answer that is written with its columns for rows',
    /an answer is read as it is written/,
    {
      ...sound,
      printAnswer: (dark, { board }) =>
        board.columns
          .map((column: any) =>
            dark
              .pick(column)
              .map((one: 0 | 1) => (one ? '#' : '-'))
              .join(''),
          )
          .join('\n'),
    },
  ],
  [
    'entries that say too much',
    /an answer is read as it is written/,
    {
      ...sound,
      described: {
        ...sound.described!,
        readPartialAnswer: (text, puzzle) =>
          sound.described!.readPartialAnswer(text.replaceAll('?', '-'), puzzle),
      },
    },
  ],
  [
    'an error that does not say where',
    /malformed text/,
    {
      ...sound,
      parse: (text) =>
        otherwise(
          () => sound.parse(text),
          ({ code, message }) => new PuzzleError(code, message),
        ),
    },
  ],
  [
    'rows of other lengths that are filled up',
    /malformed text/,
    {
      ...sound,
      parse(text) {
        const lines = text.split('\n');
        const across = Math.max(...lines.map(({ length }) => length));
        return sound.parse(
          lines
            .map((line) => (line === '' || line.includes(' ') ? line : line.padEnd(across, '1')))
            .join('\n'),
        );
      },
    },
  ],
  [
    'JSON whose faults have no path',
    /malformed JSON/,
    {
      ...sound,
      formats: {
        ...sound.formats,
        json: {
          ...json,
          read: (text) =>
            otherwise(
              () => json.read(text, {}),
              ({ code }) => new PuzzleError(code, 'this is wrong, expected something else'),
            ),
        },
      },
    } as AnyPuzzle,
  ],
];

/** Returns the properties that a type violates, each with its first fault. */
async function broken(type: AnyPuzzle, which = /./): Promise<readonly string[]> {
  const under = new PropertySubject(type, [z3, cadical], 0.4);
  const found: string[] = [];
  for (const property of PROPERTIES) {
    if (!which.test(property.name)) continue;
    const [first] = await property.faults(under);
    if (first !== undefined) found.push(`${property.name}: ${first}`);
  }
  return found;
}

describe('a described type without a fault', () => {
  it('satisfies every property', async () => {
    expect(await broken(sound)).toEqual([]);
  });

  it('satisfies every property if the answer stands beside the clues', async () => {
    expect(await broken(tents)).toEqual([]);
  });

  it('has boards of all small sizes, of each sort, and as many answers as are counted', () => {
    const { tinyBoards } = new PropertySubject(sound, [], 0.4);
    expect(tinyBoards.length).toBeGreaterThanOrEqual(scaledRuns(200, 30));
    expect(new Set(tinyBoards.map(({ width, height }) => `${width}x${height}`)).size).toBeGreaterThan(12);
    const of = (origin: string) => tinyBoards.filter((board) => board.origin === origin);
    expect(of('answer').every(({ answers }) => answers > 0)).toBe(true);
    expect(
      [of('answer'), of('changed'), of('random')].every(({ length }) => length > scaledRuns(30, 5)),
    ).toBe(true);
    const solved = tinyBoards.filter(({ answers }) => answers > 0).length / tinyBoards.length;
    expect(solved).toBeGreaterThanOrEqual(0.4);
    expect(solved).toBeLessThan(0.9);
  });
});

describe.each(planted)('%s', (_, property, type) => {
  it('is found', async () => {
    expect(await broken(type, property)).not.toEqual([]);
  }, 60_000);
});

describe('a clue without a constraint', () => {
  const puzzle = sound.parse('1...\n..?.\n.2..');

  it('is named', () => {
    const fewer: typeof sees = (m, { numbers, ...puzzle }, dark) =>
      sees(m, { ...puzzle, numbers: numbers.map((n, { row }) => (row === 2 ? undefined : n)) }, dark);
    expect(findIdleClues(beams({ rules: [rows, apart, fewer] }), puzzle)).toEqual([
      `no rule posts a constraint for the clue of numbers at row 3, column 2 in\n${sound.print(puzzle)}`,
    ]);
  });

  it('is not one that the rules use, or that says nothing', () => {
    expect(findIdleClues(sound, puzzle)).toEqual([]);
  });
});
