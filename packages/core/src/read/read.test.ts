import { describe, expect, it } from 'vitest';
import { type AnyPuzzle, type Codec, definePuzzle } from '../puzzle.js';
import { splitBatch } from './batch.js';
import type { Claim } from './claim.js';
import { PuzzleError } from './error.js';
import { readAnswer, readPuzzle, read as readTyped } from './read.js';
import { typeNamed } from './type-names.js';

/** A puzzle that is its own text, because these tests are about the choice of reader. `!` is an error anywhere. */
interface Echo {
  readonly text: string;
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

function echo(text: string): Echo {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes('!'));
  if (line < 0) return { text };
  throw new PuzzleError('bad-symbol', "found '!', expected no '!'", {
    line: line + 1,
    column: lines[line]!.indexOf('!') + 1,
  });
}

/** A format on one line that reports only columns. */
const oneLine = (title: string, look: RegExp, more: Partial<Codec<Echo>> = {}): Codec<Echo> => ({
  title,
  accepts: (text) => look.test(text),
  read(text, { size }) {
    const at = text.indexOf('!');
    if (at >= 0) throw new PuzzleError('bad-symbol', "found '!', expected no '!'", { column: at + 1 });
    return { text, ...(size && { size }) };
  },
  write: ({ text }) => text,
  ...more,
});

function echoType(
  id: string,
  title: string,
  aliases: readonly string[],
  formats: Record<string, Codec<Echo>>,
): AnyPuzzle {
  return definePuzzle({
    id,
    title,
    aliases,
    rules: { any: 'Anything goes.' },
    parse: echo,
    print: ({ text }) => text,
    encode: (m) => m.bool(),
    decode: (lit): unknown => lit,
    *verify() {},
    draw: () => ({ width: 1, height: 1, marks: [] }),
    printAnswer: () => '',
    readAnswer: (text) => text,
    formats,
    examples: [],
  });
}

const json: Codec<Echo> = {
  title: 'JSON',
  accepts: (text) => text.startsWith('{'),
  read: echo,
  write: ({ text }) => text,
};
const id = oneLine('an id, 6x6:…', /^\d+x\d+:/, { oneLine: true });

const lamps = echoType('lamps', 'Lamps', ['lights out', 'akari'], { json, id });
const walls = echoType('dotted-walls', 'Dotted Walls', [], {
  json,
  id,
  line: oneLine('twelve digits', /^\d{4,}$/, { identifiesType: (text) => /^\d{12}$/.test(text) }),
  link: oneLine('an address', /^https:\/\/walls\.example\//, {
    oneLine: true,
    identifiesType: (text) => /^https:\/\/walls\.example\/p\?walls\//.test(text),
  }),
});
const types = [lamps, walls];

/** Returns the type, format and text that were read. */
function read(text: string, as?: string) {
  const { type, format, puzzle } = readPuzzle(text, types, { as });
  return [type.id, format, (puzzle as Echo).text];
}

/** Returns the error message for a text. */
function says(text: string, as?: string): string {
  try {
    read(text, as);
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  throw new Error(`nothing is wrong with '${text}'`);
}

describe('readPuzzle', () => {
  it('knows an address and a line that show their type', () => {
    expect(read('https://walls.example/p?walls/4/4/abc')).toEqual([
      'dotted-walls',
      'link',
      'https://walls.example/p?walls/4/4/abc',
    ]);
    expect(read(' 123456789012\n')).toEqual(['dotted-walls', 'line', '123456789012']);
  });

  it('takes the name in front of an id', () => {
    expect(read('lamps:6x6:ab')).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read('\tAkari:6x6:ab \n')).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read('dotted walls:12345')).toEqual(['dotted-walls', 'line', '12345']);
  });

  it('takes the name on the first line, comments and empty lines above it', () => {
    expect(read('Lamps\n1.\n.1')).toEqual(['lamps', 'text', '1.\n.1']);
    expect(read('# from a book\n\n  # page 5\n LAMPS \n1.\n.1')).toEqual(['lamps', 'text', '1.\n.1']);
    expect(read('dotted-walls\n6x6:ab')).toEqual(['dotted-walls', 'id', '6x6:ab']);
  });

  it.each([
    ['lamps:6x6:ab', 'lamps', 'id', '6x6:ab'],
    ['lamps\n6x6:ab', 'lamps', 'id', '6x6:ab'],
    ['lamps:1./.1', 'lamps', 'text', '1./.1'],
    ['123456789012', 'dotted-walls', 'line', '123456789012'],
    [
      'https://walls.example/p?walls/4/4/abc',
      'dotted-walls',
      'link',
      'https://walls.example/p?walls/4/4/abc',
    ],
    ['{"puzzle": "lamps",\n "x": 1}', 'lamps', 'json', '{"puzzle": "lamps",\n "x": 1}'],
  ])('leaves out comments below %j', (puzzle, ...found) => {
    for (const below of ['# from a paper', '\n  # from a paper\n\n# its page is 7'])
      expect(read(`# above\n${puzzle}\n${below}\n`)).toEqual(found);
  });

  it('takes no row of a board for a comment', () => {
    for (const board of ['..\n# #', '.x\n#x', '..\n#ab\n..', 'a: 1\n# .'])
      expect(read(`lamps\n${board}`)).toEqual(['lamps', 'text', board]);
  });

  it('skips comments, and a blank after the colon', () => {
    expect(read('# one\nlamps:6x6:ab')).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read('# one\n123456789012')).toEqual(['dotted-walls', 'line', '123456789012']);
    expect(read('Lamps\n# one\n6x6:ab')).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read('lamps: 1. / .1')).toEqual(['lamps', 'text', '1. / .1']);
    expect(says('Lamps\n')).toBe("found the name 'Lamps' and nothing more, expected a puzzle");
    expect(says('lamps:')).toBe("found the name 'lamps' and nothing more, expected a puzzle");
    expect(says('# nothing')).toBe('the input is empty, expected a puzzle');
  });

  it('knows a type by its id, title and aliases, in any case, with blanks or hyphens', () => {
    for (const name of ['lamps', 'LAMPS', 'Lights Out', 'lights-out', 'akari'])
      expect(read(`${name}\n.`)[0]).toBe('lamps');
    for (const name of ['dotted-walls', 'Dotted Walls', 'dotted  walls'])
      expect(typeNamed(name, types).id).toBe('dotted-walls');
  });

  it('needs no name where it is given one', () => {
    expect(read('1.\n.1', 'lamps')).toEqual(['lamps', 'text', '1.\n.1']);
    expect(read('6x6:ab', 'dotted walls')).toEqual(['dotted-walls', 'id', '6x6:ab']);
    expect(read('Lamps\n1.', 'akari')).toEqual(['lamps', 'text', '1.']);
    // A row of letters is a row, where the puzzle type is given.
    expect(read('AABB\nABBB', 'lamps')).toEqual(['lamps', 'text', 'AABB\nABBB']);
  });

  it('reads JSON with a name, or given one', () => {
    const named = '{\n "puzzle": "dotted-walls"}';
    expect(read(named)).toEqual(['dotted-walls', 'json', named]);
    expect(read('{"givens": []}', 'lamps')).toEqual(['lamps', 'json', '{"givens": []}']);
    // Its codec then reports the error.
    expect(read('{"puzzle": "lamps", oh')).toEqual(['lamps', 'json', '{"puzzle": "lamps", oh']);
  });

  it('leaves out a byte order mark and line ends of any sort', () => {
    expect(read('\uFEFFlamps:6x6:ab')).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read('\uFEFFLamps\r\n1.\r\n.1\r\n')).toEqual(['lamps', 'text', '1.\n.1']);
    expect(read('Lamps\r1.\r.1')).toEqual(['lamps', 'text', '1.\n.1']);
  });

  it('passes the size to the format', () => {
    const size = { width: 6, height: 4 };
    expect(readPuzzle('lamps:6x6:ab', types, { size }).puzzle).toEqual({ text: '6x6:ab', size });
  });
});

describe('what people paste', () => {
  const link = 'https://games.example/~me/puzzles/js/akari.html#6x6:ab';

  it('takes a link to a game by its id', () => {
    expect(read(link)).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read(`# sent by mail\n${link.replace('https://', '')}`)).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read(link.replace(':ab', '%3Aab').replace('.html', '.html?x=1'))).toEqual([
      'lamps',
      'id',
      '6x6:ab',
    ]);
    expect(read(link.replace('akari', 'LIGHTS-OUT'), 'lamps')).toEqual(['lamps', 'id', '6x6:ab']);
    expect(says(`  ${link}!`)).toBe("column 57: found '!', expected no '!'");
  });

  it('takes a task out of the source of a page', () => {
    for (const text of [
      "var task = '1234';",
      'let task="1234"',
      "<script>var Game = {}; var task = '1234'; $(go);</script>",
      "Dotted Walls\n  const  task =  '1234' ;",
      "dotted walls: var task = '1234';",
    ])
      expect([text, ...read(text, 'dotted-walls')]).toEqual([text, 'dotted-walls', 'line', '1234']);
    expect(says("x();\nvar task = '12!4';", 'lamps')).toBe("line 2, column 15: found '!', expected no '!'");
  });

  it('takes the size out of a saved page, and the type where its site is named after one', () => {
    const page = (more: string) => `<!DOCTYPE html>\n<html>${more}<script>var task = '1234';</script></html>`;
    const sized = (text: string, as?: string) => (readPuzzle(text, types, { as }).puzzle as Echo).size;
    for (const said of [
      '<script>Game.puzzleWidth = 2; Game.puzzleHeight = 3;</script>',
      '<script>init({"puzzleWidth":"2","puzzleHeight":"3"})</script>',
      '<title>2x3 Lamps - online puzzle game</title>',
      '<div class="puzzleInfo"><p><span>2 × 3 Lamps Puzzle ID: 1,234,567</span></p></div>',
    ])
      expect([said, sized(page(said), 'dotted-walls')]).toEqual([said, { width: 2, height: 3 }]);
    const named = '<link rel="canonical" href="https://www.puzzle-dotted-walls.com/?size=3" />';
    expect(readPuzzle(page(named), types).type.id).toBe('dotted-walls');
    // The name of another site, or one in another place, says nothing.
    expect(says(page(named.replace('dotted-walls', 'unheard-of')))).toContain(
      'names neither its puzzle type',
    );
    // Given options take precedence over the page.
    const size = { width: 1, height: 4 };
    const both = page('<title>2x3</title>');
    expect(readPuzzle(both, types, { as: 'dotted-walls', size }).puzzle).toMatchObject({ size });
  });

  it("takes the puzzle out of a game that one of Simon Tatham's programs saved", () => {
    const saved = (game: string, id: string) =>
      [
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
        'VERSION :1:1',
        `GAME    :${game.length}:${game}`,
        'PARAMS  :5:9x9de',
        'CPARAMS :3:6x6',
        `DESC    :${id.length}:${id}`,
        'NSTATES :1:2',
        'STATEPOS:1:2',
        'MOVE    :4:R0,0',
        '',
      ].join('\n');
    expect(read(saved('Lights Out', 'ab'))).toEqual(['lamps', 'id', '6x6:ab']);
    expect(read(saved('Lights Out', 'ab').replaceAll('\n', '\r\n'))).toEqual(['lamps', 'id', '6x6:ab']);
    expect(says(saved('Lights Out', 'a!'))).toBe("line 6, column 13: found '!', expected no '!'");
    expect(says(saved('Inertia', 'ab'))).toContain("'Inertia' is not a puzzle type known here");
  });

  it('takes titles in any case, with a colon or without', () => {
    for (const title of ['LAMPS', 'lamps', 'Lamps:', 'aKaRi :', 'LIGHTS OUT'])
      expect([title, ...read(`${title}\n1.\n.1`)]).toEqual([title, 'lamps', 'text', '1.\n.1']);
    expect(says('Lamps:\n')).toBe("found the name 'Lamps' and nothing more, expected a puzzle");
  });
});

describe('a board that a type claims', () => {
  const claims: readonly Claim[] = [
    { type: 'lamps', sides: [2, 3, 16], signs: ['1..side'], empty: ['.', '0', '-'] },
    { type: 'dotted-walls', sides: [3], signs: ['x', '3..4'], empty: ['.'] },
  ];
  const claimed = (text: string, as?: string) => {
    try {
      const { type, claimed } = readPuzzle(text, types, { claims, as });
      return claimed ? type.id : `${type.id}, named`;
    } catch (error) {
      if (error instanceof PuzzleError) return error.code;
      throw error;
    }
  };

  it('needs no name', () => {
    for (const text of [
      '1.\n.2',
      '1 .\n. 2',
      '10/02',
      '# by hand\n\n1.\n\n.2\n',
      '1-\n--',
      '12\n21',
      '1 .|2\n---+-\n. 2|.\n. .|1',
      '┌─┐\n│1.│\n│.2│\n└─┘',
      Array(16).fill('..1.......G...a.').join('\n'),
      Array(16).fill('. . 16 . . . . . . . 1 . . . 10 .').join('\n'),
    ])
      expect([text, claimed(text)]).toEqual([text, 'lamps']);
    expect(claimed('x..\n...\n..4')).toBe('dotted-walls');
  });

  it('is only a board of a claimed side with claimed signs', () => {
    for (const text of [
      '3.\n..',
      '1.0\n...\n..2',
      '1.\n.',
      '1.\n..\n..',
      '..\n..',
      'x.\n..',
      '1',
      'size: 2\n1.\n..',
    ])
      expect([text, claimed(text)]).toEqual([text, 'ambiguous-type']);
  });

  it('yields to the name in its text and to the given type', () => {
    expect(claimed('Dotted Walls\n1.\n.2')).toBe('dotted-walls, named');
    expect(claimed('1.\n.2', 'dotted walls')).toBe('dotted-walls, named');
  });

  it('belongs to neither type where two claim it', () => {
    expect(claimed('3..\n...\n..3')).toBe('ambiguous-type');
  });
});

describe('read', () => {
  it('takes every format of the type, and a name that is right', () => {
    for (const text of ['6x6:ab', '{"a": 1}', 'some text']) expect(readTyped(lamps, text)).toEqual({ text });
    expect(readTyped(lamps, 'Akari:6x6:ab')).toEqual({ text: '6x6:ab' });
    expect(() => readTyped(lamps, 'lamps:6x6:a!')).toThrow(PuzzleError);
  });
});

describe('error messages of readPuzzle', () => {
  it('of a text that names no type', () => {
    expect(says('1.\n.1')).toMatchInlineSnapshot(
      `"this does not name its puzzle type and can be read as lamps or dotted-walls; name it on the first line, or in front as in lamps:…, or say it with --as"`,
    );
    expect(says('6x6:ab')).toMatchInlineSnapshot(
      `"this does not name its puzzle type and can be read as lamps or dotted-walls; name it on the first line, or in front as in lamps:…, or say it with --as"`,
    );
    expect(says('{"givens": []}')).toMatchInlineSnapshot(
      `"this does not name its puzzle type and can be read as lamps or dotted-walls; add "puzzle": "…" or say it with --as"`,
    );
    expect(says('{"puzzle": 5}')).toMatchInlineSnapshot(
      `"this does not name its puzzle type and can be read as lamps or dotted-walls; add "puzzle": "…" or say it with --as"`,
    );
    expect(() => readPuzzle('1.', [])).toThrowErrorMatchingInlineSnapshot(
      `[PuzzleError: cannot tell which puzzle type this is; name it on the first line or say it with --as (installed: none)]`,
    );
  });

  it('of a text that no type can read', () => {
    expect(says('1!\n.1')).toMatchInlineSnapshot(
      `"cannot tell which puzzle type this is; name it on the first line, or in front as in lamps:…, or say it with --as (installed: lamps, dotted-walls)"`,
    );
    expect(says('6x6:a!')).toMatchInlineSnapshot(
      `"cannot tell which puzzle type this is; name it on the first line, or in front as in lamps:…, or say it with --as (installed: lamps, dotted-walls)"`,
    );
    expect(says('1.\n'.repeat(3000))).toContain('can be read as lamps');
    expect(says('1.\n'.repeat(4000))).toContain('cannot tell');
    const crash = () => {
      throw new TypeError('not today');
    };
    const crashing: AnyPuzzle = { ...lamps, parse: crash };
    expect(() => readPuzzle('1.\n.1', [crashing, walls])).toThrow('can be read as dotted-walls;');
    expect(() => readPuzzle('1.\n.1', types, { isOneOfMany: true })).toThrow('cannot tell which puzzle type');
  });

  it('of rows of letters, which look like a title', () => {
    expect(says('AABB\nABBB')).toMatchInlineSnapshot(
      `"this does not name its puzzle type and can be read as lamps or dotted-walls; name it on the first line, or in front as in lamps:…, or say it with --as"`,
    );
    expect(says('AAB!\nABBB')).toMatchInlineSnapshot(
      `"cannot tell which puzzle type this is; name it on the first line, or in front as in lamps:…, or say it with --as (installed: lamps, dotted-walls)"`,
    );
    expect(says('regions:\nAAB\nABB')).toMatchInlineSnapshot(
      `"this does not name its puzzle type and can be read as lamps or dotted-walls; name it on the first line, or in front as in lamps:…, or say it with --as"`,
    );
  });

  it('of a task', () => {
    expect(says("var task = '1234';")).toMatchInlineSnapshot(
      `"this task names neither its puzzle type nor its size; give both, with --as and --size"`,
    );
    expect(() =>
      readPuzzle("var task = '1234';", types, { size: { width: 2, height: 2 } }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[PuzzleError: this does not name its puzzle type and can be read as dotted-walls; name it on a line above or say it with --as]`,
    );
  });

  it('of an address that holds no puzzle', () => {
    const addresses = [
      'https://www.puzzle-lamps.com/',
      'puzzles-mobile.com/lamps/random/6x6',
      'https://games.example/~me/puzzles/js/akari.html',
      'https://games.example/~me/puzzles/js/akari.html#6x6',
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/',
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVNb9s4EL37VxQ8',
      'https://puzz.link/',
      'https://puzz.link/list.html',
      'http://pzv.jp',
      'https://short.example/abc',
      'www.short.example',
    ];
    expect(addresses.map((address) => says(address))).toMatchInlineSnapshot(`
      [
        "this address of www.puzzle-lamps.com holds no puzzle; copy the line with var task = '…' from the source of its page, and give the puzzle type with --as and the size with --size",
        "this address of puzzles-mobile.com holds no puzzle; copy the line with var task = '…' from the source of its page, and give the puzzle type with --as and the size with --size",
        "this address of games.example holds no puzzle; copy the link 'by game ID' below the board, in which the id stands behind #",
        "this address of games.example holds no puzzle; copy the link 'by game ID' below the board, in which the id stands behind #",
        "this address of www.chiark.greenend.org.uk holds no puzzle; copy the link 'by game ID' below the board, in which the id stands behind #",
        "this address of swaroopg92.github.io holds a drawing and not the clues of one puzzle type; copy the clues as text, a row on each line with . for an empty cell",
        "this address of puzz.link holds no puzzle; copy the one that Export URL in the File menu of its editor shows",
        "this address of puzz.link holds no puzzle; copy the one that Export URL in the File menu of its editor shows",
        "this address of pzv.jp holds no puzzle; copy the one that Export URL in the File menu of its editor shows",
        "an address must hold the whole puzzle, since nothing is fetched, and this one of short.example is not known here; copy the puzzle as text, a row on each line",
        "an address must hold the whole puzzle, since nothing is fetched, and this one of www.short.example is not known here; copy the puzzle as text, a row on each line",
      ]
    `);
    for (const address of addresses) expect(says(address, 'lamps')).toBe(says(address));
    expect(says('https://games.example/js/loopy.html#6x6:ab')).toBe(
      "'loopy' is not a puzzle type known here (installed: lamps, dotted-walls)",
    );
  });

  it('of a type that is not known', () => {
    expect(says('Slitherlink\n1.\n.1')).toMatchInlineSnapshot(
      `"'Slitherlink' is not a puzzle type known here (installed: lamps, dotted-walls)"`,
    );
    expect(says('slitherlink:6x6:ab')).toMatchInlineSnapshot(
      `"'slitherlink' is not a puzzle type known here (installed: lamps, dotted-walls)"`,
    );
    expect(says('https://walls.example/p?slither/4/4/abc')).toMatchInlineSnapshot(
      `"'slither' is not a puzzle type known here (installed: lamps, dotted-walls)"`,
    );
    expect(says('https://walls.example/p.html?type=editor&slither/4/4/abc')).toMatchInlineSnapshot(
      `"'slither' is not a puzzle type known here (installed: lamps, dotted-walls)"`,
    );
    expect(says('{"puzzle": "slitherlink"}')).toMatchInlineSnapshot(
      `"'slitherlink' is not a puzzle type known here (installed: lamps, dotted-walls)"`,
    );
    expect(says('1.', 'slitherlink')).toMatchInlineSnapshot(
      `"'slitherlink' is not a puzzle type known here (installed: lamps, dotted-walls)"`,
    );
    expect(says(`${'a'.repeat(1_000)}\n1.`)).toMatchInlineSnapshot(
      `"'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' is not a puzzle type known here (installed: lamps, dotted-walls)"`,
    );
  });

  it('of a type that is not known among many, which nobody would read', () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ ...lamps, id: `lamps-${at}` }));
    expect(() => readPuzzle('slither:3', many)).toThrow(
      "'slither' is not a puzzle type known here (installed: 13 puzzle types)",
    );
  });

  it('of characters that a terminal would obey or hide', () => {
    const { message } = new PuzzleError(
      'bad-symbol',
      `found '\u200B\u0301\u202E', and '${'x'.repeat(900_000)}'`,
    );
    expect(message).toBe(`found 'U+200BU+0301U+202E', and '${'x'.repeat(60)}…'`);
    expect(says('1\u009B2', 'lamps')).toContain('not text');
  });

  it('of two types at once', () => {
    expect(says('Lamps\n1.\n.1', 'dotted-walls')).toMatchInlineSnapshot(
      `"this is a puzzle of the type Lamps, but it was to be read as Dotted Walls"`,
    );
    expect(says('dotted-walls:6x6:ab', 'lamps')).toMatchInlineSnapshot(
      `"this is a puzzle of the type Dotted Walls, but it was to be read as Lamps"`,
    );
    expect(says('{"puzzle": "lamps"}', 'dotted walls')).toMatchInlineSnapshot(
      `"this is a puzzle of the type Lamps, but it was to be read as Dotted Walls"`,
    );
  });

  it('of an address that its type does not read', () => {
    expect(says('https://walls.example/p?walls/4/4/abc', 'lamps')).toMatchInlineSnapshot(
      `"no format of Lamps reads this address"`,
    );
    expect(says('https://other.example/p?walls/4/4/abc', 'dotted-walls')).toMatchInlineSnapshot(
      `"no format of Dotted Walls reads this address"`,
    );
  });

  it('of an address of an installed type that has no addresses', () => {
    expect(says('https://walls.example/p?lamps/4/4/abc')).toBe('no format of Lamps reads this address');
    expect(says('https://walls.example/p?slither_edit/4/4/abc')).toContain("'slither' is not a puzzle type");
  });

  it('of an input without text', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('\uFEFF \r\n\t\n', 'lamps')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('1.\n.\u0000', 'lamps')).toMatchInlineSnapshot(
      `"line 2, column 2: this is not text, expected a puzzle"`,
    );
    expect(says('\uFFFDPNG\r\n\u001A\n', 'lamps')).toMatchInlineSnapshot(
      `"line 1, column 1: this is not text, expected a puzzle"`,
    );
  });
});

describe('the place of a fault', () => {
  it('counts the prefix', () => {
    expect(says('6x6:a!', 'lamps')).toMatchInlineSnapshot(`"column 6: found '!', expected no '!'"`);
    expect(says('lamps:6x6:a!')).toMatchInlineSnapshot(`"column 12: found '!', expected no '!'"`);
    expect(says('  lamps:6x6:a!')).toMatchInlineSnapshot(`"column 14: found '!', expected no '!'"`);
    expect(says('  6x6:a!', 'lamps')).toMatchInlineSnapshot(`"column 8: found '!', expected no '!'"`);
    expect(says('lamps:.!')).toMatchInlineSnapshot(`"line 1, column 8: found '!', expected no '!'"`);
  });

  it('counts blanks and empty lines in front', () => {
    expect(says('\n\nlamps:6x6:a!')).toBe("line 3, column 12: found '!', expected no '!'");
    expect(says('\n  https://walls.example/p?walls/4/4/a!')).toBe(
      "line 2, column 38: found '!', expected no '!'",
    );
    expect(says('\n   6x6:a!', 'lamps')).toBe("line 2, column 9: found '!', expected no '!'");
    expect(says('# one\nlamps: 6x6:a!')).toBe("line 2, column 13: found '!', expected no '!'");
  });

  it('counts the lines above', () => {
    expect(says('\n# one\nLamps\n..\n.!')).toMatchInlineSnapshot(
      `"line 5, column 2: found '!', expected no '!'"`,
    );
    expect(says('\n\n..\n.!', 'lamps')).toMatchInlineSnapshot(
      `"line 4, column 2: found '!', expected no '!'"`,
    );
    expect(says('# one\r\nLamps\r\n6x6:a!')).toMatchInlineSnapshot(
      `"line 3, column 6: found '!', expected no '!'"`,
    );
    expect(says('\n{"puzzle":\n"lamps", !}')).toMatchInlineSnapshot(
      `"line 3, column 10: found '!', expected no '!'"`,
    );
  });
});

describe('readAnswer', () => {
  const answer = (text: string) => readAnswer(text, lamps, undefined);

  it('leaves out comments, empty lines and the name in front', () => {
    for (const text of [
      '#.\n.#',
      '\n# an answer\n#.\n.#\n',
      'Lamps\n#.\n.#',
      '#1: found by hand\nlamps\n\n#.\n.#',
    ])
      expect([text, answer(text)]).toEqual([text, '#.\n.#']);
  });

  it('takes no row for a comment', () => {
    for (const text of ['##.\n...', '###\n###', '# #\n. .', '#x.\n...', '# x v\n. . .'])
      expect(answer(text)).toBe(text);
  });

  it('refuses what is no text', () => {
    expect(() => answer('# nothing')).toThrow('the input is empty, expected an answer');
  });
});

describe('splitBatch', () => {
  const split = (text: string, as?: string) => splitBatch(text, types, { as });

  it('takes lines that are whole puzzles, with their line numbers', () => {
    expect(
      split('# two\r\n\r\nlamps:6x6:ab\r\n  https://walls.example/p?walls/4/4/abc  \r\n# the end'),
    ).toEqual({
      entries: [
        { text: 'lamps:6x6:ab', line: 3 },
        { text: 'https://walls.example/p?walls/4/4/abc', line: 4 },
      ],
      as: undefined,
    });
    expect(split('\uFEFF123456789012\r210987654321\r')?.entries.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('takes ids under a title, or with a name that is given', () => {
    const entries = (first: number) => [
      { text: '6x6:ab', line: first },
      { text: '8x8:cd', line: first + 1 },
    ];
    expect(split('# a book\nLights Out\n6x6:ab\n8x8:cd')).toEqual({ entries: entries(3), as: 'lamps' });
    expect(split('6x6:ab\n8x8:cd', 'akari')).toEqual({ entries: entries(1), as: 'lamps' });
    expect(split('Lamps\n6x6:ab\n8x8:cd', 'lamps')).toEqual({ entries: entries(2), as: 'lamps' });
  });

  it('takes lines with faults: each puzzle answers for itself', () => {
    expect(split('lamps:6x6:a!\nslitherlink:6x6:ab')?.entries).toHaveLength(2);
  });

  it('takes a file in which a line is none, and what stands behind a line', () => {
    expect(
      split('quizzes,solutions\n123456789012 # hard\n12345\n210987654321\nlamps:6x6:ab')?.entries,
    ).toEqual([
      { text: 'quizzes,solutions', line: 1 },
      { text: '123456789012', line: 2 },
      { text: '12345', line: 3 },
      { text: '210987654321', line: 4 },
      { text: 'lamps:6x6:ab', line: 5 },
    ]);
    expect(split('{"puzzle": "lamps"}\n{"puzzle": "lamps"}')?.entries).toHaveLength(2);
  });

  it('cuts comments off, but nothing out of JSON', () => {
    const titled = '{"title":"Daily #1 {new}","puzzle":"lamps:6x6:ab"}';
    expect(split(`${titled}\n${titled} # easy\n# {"puzzle": "lamps"}\n  #`)?.entries).toEqual([
      { text: titled, line: 1 },
      { text: titled, line: 2 },
    ]);
  });

  it('takes links, and tasks of one type', () => {
    expect(
      split('https://a.example/js/akari.html#6x6:ab\nhttps://a.example/js/akari.html#6x6%3Aab')?.entries,
    ).toHaveLength(2);
    expect(split("LAMPS:\nvar task = '12';\nvar task = '21';")).toEqual({
      entries: [
        { text: "var task = '12';", line: 2 },
        { text: "var task = '21';", line: 3 },
      ],
      as: 'lamps',
    });
    expect(split("x();\nvar task = '12';\ny();", 'lamps')).toBeUndefined();
  });

  it('takes no rows of a type for lines of another', () => {
    expect(split('123456789012\n210987654321', 'lamps')).toBeUndefined();
  });

  it('refuses a name that is not known', () => {
    expect(() => split('lamps:6x6:ab\nlamps:6x6:ab', 'slitherlink')).toThrow(
      "'slitherlink' is not a puzzle type",
    );
  });

  it('leaves a single puzzle alone', () => {
    for (const text of [
      '',
      '# only a comment',
      'lamps:6x6:ab',
      '1.\n.1',
      'Lamps\n1.\n.1',
      'Lamps\n6x6:ab',
      '6x6:ab\n8x8:cd',
      'lamps:6x6:ab\n1.\n.1',
      '{"puzzle":\n"lamps"}',
      'Lamps\npieces: 1 2\nrow 1: 3\ncolumn 2: 2\n\n1.\n.1',
    ])
      expect([text, split(text)]).toEqual([text, undefined]);
    expect(split('pieces: 1 2\nrow 1: 3\ncolumn 2: 2\n\n1.\n.1', 'lamps')).toBeUndefined();
    expect(split('1.\n.1', 'lamps')).toBeUndefined();
    // Rows that look like a line of that type, but do not name it.
    expect(split('1234\n5678\n1234\n5678', 'dotted-walls')).toBeUndefined();
  });
});
