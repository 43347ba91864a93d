import { describe, expect, it } from 'vitest';
import { readPicture } from './picture-text.js';

const shown = (text: string) => {
  const { board, picture } = readPicture(text);
  return board.rows.map((row) => picture.pick(row).map(Number).join('')).join(' ');
};

describe('a picture', () => {
  it('has rows of two signs, with any ends of lines', () => {
    expect(shown('##.\n.#.\n')).toBe('110 010');
    expect(shown('\uFEFF\r\n  ##.\r\n  .#.\r\n\r\n')).toBe('110 010');
    expect(shown('■□\n□■')).toBe('10 01');
    expect(shown('0a\na0')).toBe('01 10');
    expect(shown('o#\n#o')).toBe('01 10');
  });

  it('has one sign and blanks, also where those at the ends of rows are cut off', () => {
    expect(shown('  X\nX\n\n X')).toBe('001 100 000 010');
    expect(shown('..\n..')).toBe('00 00');
  });

  it('says what else was found', () => {
    const fault = (text: string) => {
      try {
        return shown(text);
      } catch (error) {
        return (error as { sentence: string }).sentence;
      }
    };
    expect(fault(' \n')).toMatchInlineSnapshot(
      `"no picture was found, expected rows of '#' for shaded cells and '.' for others"`,
    );
    expect(fault('#.\n.o')).toMatchInlineSnapshot(
      `"line 2, column 2: found a third sign 'o', expected '#' for shaded cells and '.' for others"`,
    );
    expect(fault('ab\nba')).toMatchInlineSnapshot(
      `"found 'a' and 'b', expected '#' for shaded cells and '.' for others"`,
    );
    expect(fault('#.#\n#.')).toMatchInlineSnapshot(`"row 2 has 2 cells, expected 3 as in the longest"`);
    expect(fault('#.#\n# #')).toMatchInlineSnapshot(
      `"row 2 has a blank, expected '#' for shaded cells and '.' for others"`,
    );
  });
});
