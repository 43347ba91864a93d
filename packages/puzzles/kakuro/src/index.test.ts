import { testPuzzle } from '@gridproof/testkit';
import { kakuro } from './index.js';

testPuzzle(kakuro, { solved: added });

/** A few white cells, most of them with a number that is new to its row and column, and most of the sums that they have. */
function added(
  { width, height }: { readonly width: number; readonly height: number },
  below: (bound: number) => number,
) {
  const numbers = Array.from({ length: height }, () => Array<number | undefined>(width).fill(undefined));
  for (let n = 1 + below(4); n > 0; n--) numbers[below(height)]![below(width)] = 1 + below(9);
  /** What the white cells from there on add up to; nothing where there are none, and now and then. */
  const sum = (row: number, col: number, down: number, right: number) => {
    const run: number[] = [];
    for (let far = 1; ; far++) {
      const number = numbers[row + far * down]?.[col + far * right];
      if (number === undefined) break;
      run.push(number);
    }
    return run.length && below(4) ? run.reduce((total, one) => total + one) : '';
  };
  return kakuro.parse(
    numbers
      .map((line, row) =>
        line
          .map((number, col) => {
            if (number === undefined) return `${sum(row, col, 1, 0)}\\${sum(row, col, 0, 1)}`;
            return below(6) ? '.' : `${number}`;
          })
          .map((sign) => `${sign},`)
          .join(''),
      )
      .join('\n'),
  );
}
