import { Scanner } from '@gridproof/describe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMaskedBits, writeMaskedBits } from './masked-bits.js';

const read = (text: string, count: number) => readMaskedBits(new Scanner(text), count);
const rows = (bits: boolean[], width: number) =>
  bits
    .map((bit, at) => `${at % width === 0 ? '\n' : ''}${bit ? '*' : '.'}`)
    .join('')
    .slice(1);

describe('masked bits', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 700 }), fc.boolean(), (bits, masked) => {
        expect(read(writeMaskedBits(bits, { masked }), bits.length)).toEqual(bits);
      }),
    );
  });

  it('are written as they are read', () => {
    for (const [count, text] of [
      [81, 'mae514812496be84b8a3d0'],
      [81, 'mb713b9dd0a847eda8c6f8'],
      [81, 'm70c6454fa9c6ba67e9730'],
      [81, 'm5b79df37876d1a7ff6960'],
      [81, 'mf9409093bd81b71784718'],
      [81, 'm8089948896f523b76ccd8'],
      [81, 'mddf0acd73b22104a2a8b0'],
      [81, 'm5c8b6660fffe0f6556220'],
      [81, 'mab5d7866a34fe90cd4418'],
      [256, 'mb3ab1157e533136ce431e5ce1d9f36570b9cf01c0db3863db2179d9ef9e13897'],
      [256, 'maa119797c63cec4232e38ff40513dc26c7bed33bc4601e8a5bc663e2b791c557'],
      [256, 'm85097e41144ff4b780ffa090ead6dc4f68b6578b7b6d83caa09693ac4ac367e0'],
      [256, 'mcc8e6eea6311684399969ce01bb9d7ce29f95e1a15e3f14378248d08b7b1f99f'],
      [
        480,
        'mba0221e2b17f7cf0484a8b12ccee4baaf5ef283cd2a3040607a028a14b7427c5874aebc507c57bbee070f359516f0e1aa44d6c47aded8b13ce7f2d6d',
      ],
      [
        480,
        'ma5cc69bf02315edb9f677832d79980a454cf3e025e80d9071d3eefc1a33228241f61e6165a65996f357856c51175b6f201f874bfbce90913bb6fad99',
      ],
      [
        480,
        'mae23aaa04d8857bd6d50b8d6f569e72d977ff3ea902464b072c32002c9e5312b4733415891c75aeca7024e998a4d87be489cc5004e2dc63d297880a6',
      ],
      [
        480,
        'm879ddfb811234c6852668a50c31888406642b8c31b1fa01936a6bcc2bcb6253e97fb545aae0cbefb71bfb7dd3e809d980945dafe490ef855702acd96',
      ],
    ] as const) {
      const bits = read(text, count);
      expect(writeMaskedBits(bits)).toBe(text);
    }
  });

  it('have the values that the program gives them', () => {
    expect(rows(read('mae514812496be84b8a3d0', 81), 9)).toMatchInlineSnapshot(`
      ".........
      .**.*....
      ........*
      .........
      .........
      *...*..*.
      .....*..*
      ........*
      ........."
    `);
  });

  it('may be written without a mask', () => {
    const bits = [true, false, true, false, true];
    for (const text of ['ua8', 'a8', 'A8', 'af']) expect(read(text, 5)).toEqual(bits);
    expect(writeMaskedBits(bits, { masked: false })).toBe('ua8');
  });

  it.each([
    ['', 1, 'the text ends, expected 21 more digits'],
    ['m', 2, 'the text ends, expected 21 more digits'],
    ['mae5148', 8, 'the text ends, expected 15 more digits'],
    ['mae514812496be84b8a3d00', 23, 'more than the 81 cells of this board are described'],
    ['xae51', 1, "found 'x', expected a digit from 0 to 9 or a letter from a to f"],
    ['ma,', 3, "found ',', expected a digit from 0 to 9 or a letter from a to f"],
  ])("refuses '%s', and says where", (text, column, message) => {
    expect(() => read(text, 81)).toThrow(expect.objectContaining({ column, message }));
  });
});
