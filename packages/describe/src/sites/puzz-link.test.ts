import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { looksLikePuzzLink, puzzLinkCodec, puzzLinkType, readPuzzLink, writePuzzLink } from './puzz-link.js';

const sites = [
  'https://puzz.link/p?',
  'http://puzz.link/p?',
  'https://www.puzz.link/p.html?',
  'http://pzv.jp/p.html?',
  'https://pzprxs.vercel.app/p?',
  'https://pzprxs.vercel.app/p.html?',
  'https://pzplus.tck.mn/p?',
  'puzz.link/p?',
  'HTTPS://PUZZ.LINK/p?',
];

const body = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz.-+='),
  minLength: 1,
});

describe('addresses of puzz.link and sites like it', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        body,
        (width, height, cells) => {
          const address = writePuzzLink('lits', { width, height }, cells);
          expect(looksLikePuzzLink(address)).toBe(true);
          const link = readPuzzLink(address, ['lits']);
          expect(link).toMatchObject({ name: 'lits', flags: [], width, height });
          expect(link.body.text).toBe(cells);
        },
      ),
    );
  });

  it('may have several parts behind the size', () => {
    const address = 'https://puzz.link/p?starbattle/6/6/1/4ilb2j';
    expect(readPuzzLink(address, ['starbattle'], 2).body.text).toBe('1/4ilb2j');
    expect(readPuzzLink(`${address}/`, ['starbattle'], 2).body.text).toBe('1/4ilb2j');
    expect(() => readPuzzLink(`${address}/7`, ['starbattle'], 2)).toThrow("found '7' behind the cells");
    expect(() => readPuzzLink(address, ['starbattle'])).toThrow("found '4ilb2j' behind the cells");
  });

  it('are read from every site, from its editor too, with flags and with a slash at the end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sites),
        fc.constantFrom('', 'type=editor&', 'type=player&'),
        fc.constantFrom('', '_edit', '_play'),
        fc.array(fc.constantFrom('v:d', 'b', 'o'), { maxLength: 2 }),
        fc.constantFrom('', '/'),
        body,
        (site, type, mode, flags, end, cells) => {
          const address = `${site}${type}lits${mode}/${flags.map((flag) => `${flag}/`).join('')}4/3/${cells}${end}`;
          expect(looksLikePuzzLink(address)).toBe(true);
          expect(puzzLinkType(address)).toBe('lits');
          const link = readPuzzLink(address, ['lits']);
          expect(link).toMatchObject({ name: 'lits', flags, width: 4, height: 3 });
          expect(link.body.text).toBe(cells);
          // The column of the first cell, counted from 1.
          expect(link.body.error('any', 'any').column).toBe(address.indexOf(`/4/3/${cells}`) + 6);
        },
      ),
    );
  });

  it('may have a fragment, which is no part of the puzzle', () => {
    for (const fragment of ['#', '#1', '#/x?y=z'])
      expect(readPuzzLink(`https://puzz.link/p?lits/4/4/9q02jg${fragment}`, ['lits']).body.text).toBe(
        '9q02jg',
      );
    expect(puzzLinkType('https://puzz.link/p?lits#4')).toBe('lits');
    expect(() => readPuzzLink('https://puzz.link/p?lits/4/4#x', ['lits'])).toThrow('ends before its cells');
  });

  it('are taken apart', () => {
    const { body: cells, ...link } = readPuzzLink('https://puzz.link/p?lits/4/4/9q02jg', ['lits']);
    expect(link).toEqual({ name: 'lits', flags: [], width: 4, height: 4 });
    expect(cells.text).toBe('9q02jg');
    expect(readPuzzLink('https://puzz.link/p?Sudoku_Edit/9/9/g1', ['sudoku']).body.text).toBe('g1');
  });

  it('are distinguished from other texts', () => {
    for (const text of [
      '',
      'puzz.link',
      'https://puzz.link/',
      'https://example.org/p?lits/4/4/9q',
      '4x4:a',
      'xpuzz.link/p?a/1/1',
    ])
      expect([text, looksLikePuzzLink(text)]).toEqual([text, false]);
  });

  it('report errors with their positions', () => {
    const texts = [
      'https://puzz.link/p?nurikabe/5/5/g1',
      'https://puzz.link/p?',
      'https://puzz.link/p?/9/9/1',
      'https://puzz.link/p?lits',
      'https://puzz.link/p?lits/',
      'https://puzz.link/p?lits/4',
      'https://puzz.link/p?lits/4/four/9q02jg',
      'https://puzz.link/p?lits/v:d/0/4/9q02jg',
      'https://puzz.link/p?lits/9999999/9999999/9q02jg',
      'https://puzz.link/p?lits/4/4/9q02jg/more',
      'https://puzz.link/p?lits/4/4/9q02jg//5',
    ];
    expect(faults(texts, (text) => readPuzzLink(text, ['lits']))).toMatchInlineSnapshot(`
      "
      https://puzz.link/p?nurikabe/5/5/g1
      this address holds a puzzle of the type 'nurikabe', expected 'lits'
      https://puzz.link/p?
      this address holds no puzzle, expected 'lits'
      https://puzz.link/p?/9/9/1
      this address holds no puzzle, expected 'lits'
      https://puzz.link/p?lits
      this address has no size, expected lits/width/height/cells
      https://puzz.link/p?lits/
      this address has no size, expected lits/width/height/cells
      https://puzz.link/p?lits/4
      this address has no size, expected lits/width/height/cells
      https://puzz.link/p?lits/4/four/9q02jg
      this address has no size, expected lits/width/height/cells
      https://puzz.link/p?lits/v:d/0/4/9q02jg
                                   ^
      column 30: a board of 0x4 has no cells
      https://puzz.link/p?lits/9999999/9999999/9q02jg
                               ^
      column 26: a board of 9999999x9999999 is too large, expected at most 40000 cells
      https://puzz.link/p?lits/4/4/9q02jg/more
                                          ^
      column 37: found 'more' behind the cells, expected the end of the address
      https://puzz.link/p?lits/4/4/9q02jg//5
                                           ^
      column 38: found '5' behind the cells, expected the end of the address
      "
    `);
  });
});

it('an address without cells is refused', () => {
  for (const address of ['https://puzz.link/p?sudoku/9/9', 'https://puzz.link/p?sudoku/9/9/'])
    expect(() => readPuzzLink(address, ['sudoku'])).toThrow('this address ends before its cells');
});

describe('the format of such addresses', () => {
  const codec = puzzLinkCodec<{ board: { width: number; height: number }; body: string }>({
    name: 'lits',
    example: '10x10',
    read: ({ text }, { width, height }) => ({ board: { width, height }, body: text }),
    write: (puzzle) => puzzle,
  });
  const address = 'https://puzz.link/p?lits/3/2/abc';

  it('reads what it writes, and shows its type', () => {
    expect(codec.title).toContain('https://puzz.link/p?lits/10/10/');
    expect(codec.write(codec.read(address, {}))).toBe(address);
    expect(codec.identifiesType?.(address)).toBe(true);
    expect(codec.identifiesType?.('https://puzz.link/p?mines/3/2/abc')).toBe(false);
    expect(codec.accepts('https://puzz.link/p?mines/3/2/abc')).toBe(true);
  });

  it('returns the name of a puzzle type in the address, and writes the requested one', () => {
    const cells = puzzLinkCodec<{ board: { width: number; height: number }; body: string; name: string }>({
      name: 'fivecells',
      aliases: ['fourcells'],
      example: '10x10',
      read: ({ text }, { width, height }, name) => ({ board: { width, height }, body: text, name }),
      write: (puzzle) => puzzle,
    });
    for (const name of ['fivecells', 'fourcells']) {
      const named = `https://puzz.link/p?${name}/3/2/abc`;
      expect(cells.read(named, {}).name).toBe(name);
      expect(cells.write(cells.read(named, {}))).toBe(named);
    }
  });

  it('knows a puzzle type by its other names, and writes the first', () => {
    const akari = puzzLinkCodec<{ board: { width: number; height: number }; body: string }>({
      name: 'akari',
      aliases: ['lightup'],
      example: '10x10',
      read: ({ text }, { width, height }) => ({ board: { width, height }, body: text }),
      write: (puzzle) => puzzle,
    });
    for (const name of ['akari', 'lightup', 'lightup_edit', 'LightUp']) {
      const named = `https://puzz.link/p?${name}/3/2/abc`;
      expect(akari.identifiesType?.(named)).toBe(true);
      expect(akari.write(akari.read(named, {}))).toBe('https://puzz.link/p?akari/3/2/abc');
    }
    expect(akari.identifiesType?.(address)).toBe(false);
    expect(faults([address], (text) => akari.read(text, {}))).toMatchInlineSnapshot(`
      "
      https://puzz.link/p?lits/3/2/abc
      this address holds a puzzle of the type 'lits', expected 'akari'
      "
    `);
  });

  it('refuses variants by name', () => {
    expect(
      faults(['https://puzz.link/p?lits/v:x/3/2/abc'], (text) => codec.read(text, {})),
    ).toMatchInlineSnapshot(`
      "
      https://puzz.link/p?lits/v:x/3/2/abc
      this address asks for 'v:x', a variant not known here
      "
    `);
  });
});
