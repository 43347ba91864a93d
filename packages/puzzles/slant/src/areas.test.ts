import { describe, expect, it } from 'vitest';
import { slant } from './index.js';

/** Returns the loops that `verify` reports in a drawing without numbers, each as the drawing without other diagonals. */
function loopsIn(...drawing: readonly [string, ...string[]]): string {
  const corners = Array(drawing.length + 1).fill('.'.repeat(drawing[0].length + 1));
  const puzzle = slant.parse(corners.join('\n'));
  const violations = [...slant.verify(puzzle, slant.readAnswer(drawing.join('\n'), puzzle))];
  return violations
    .map(({ rule, places }) => {
      const left = drawing.map((line, row) =>
        [...line].map((stroke, col) =>
          places.some((at) => at.row === row && at.col === col) ? stroke : ' ',
        ),
      );
      return [`${rule}:`, ...left.map((line) => line.join('').trimEnd())].join('\n');
    })
    .join('\n');
}

describe('a loop', () => {
  it('is not there where all areas lead to the edge of the board', () => {
    expect(loopsIn('/')).toBe('');
    expect(loopsIn('\\/', '/\\')).toBe('');
    expect(loopsIn('//\\\\', '/\\\\\\', '\\\\//', '\\\\\\/')).toBe('');
  });

  it('is seen wherever it is, though no number is near', () => {
    expect(loopsIn('\\\\/\\', '//\\/', '\\/\\\\')).toMatchInlineSnapshot(`
      "loop:
        /\\
        \\/
      "
    `);
  });

  it('may be long, and hold diagonals', () => {
    expect(loopsIn('/\\//', '\\\\\\\\', '///\\', '\\///')).toMatchInlineSnapshot(`
      "loop:
      /\\
      \\ \\
      / /
      \\/"
    `);
  });

  it('may touch another one', () => {
    expect(loopsIn('/\\/\\', '\\/\\/')).toMatchInlineSnapshot(`
      "loop:
      /\\
      \\/
      loop:
        /\\
        \\/"
    `);
  });

  it('may lie within another one, and then bounds the area between them', () => {
    expect(loopsIn('//\\\\', '//\\\\', '\\\\//', '\\\\//')).toMatchInlineSnapshot(`
      "loop:
       /\\
      //\\\\
      \\\\//
       \\/
      loop:

       /\\
       \\/
      "
    `);
  });
});
