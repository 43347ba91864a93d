import { testPuzzle } from '@gridproof/testkit';
import { battleships } from './index.js';

testPuzzle(battleships, { drawSolvable: afloat });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Places some ships where they fit; the fleet consists of the placed ships, and some numbers are given. */
function afloat({ width, height }: Size, randomBelow: (bound: number) => number) {
  const rows = Array.from({ length: height }, () => Array<boolean>(width).fill(false));
  const isFree = (row: number, col: number) =>
    [-1, 0, 1].every((down) => [-1, 0, 1].every((right) => !rows[row + down]?.[col + right]));
  const fleet: number[] = [];
  for (let ships = 1 + randomBelow(4); ships > 0; ships--) {
    const [down, right] = randomBelow(2) ? [1, 0] : [0, 1];
    const [row, col] = [randomBelow(height), randomBelow(width)];
    const room = 1 + (down ? height - 1 - row : width - 1 - col);
    const cells = Array.from(
      { length: 1 + randomBelow(Math.min(3, room)) },
      (_, far) => [row + far * down, col + far * right] as const,
    );
    if (!cells.every(([row, col]) => isFree(row, col))) continue;
    for (const [row, col] of cells) rows[row]![col] = true;
    fleet.push(cells.length);
  }
  if (fleet.length === 0) {
    rows[0]![0] = true;
    fleet.push(1);
  }
  const given = (number: number) => (randomBelow(3) ? `${number}` : '.');
  const across = rows[0]!.map((_, col) => given(rows.filter((row) => row[col]).length));
  const board = rows.map((row) => [
    given(row.filter(Boolean).length),
    ...row.map((isShip) => (randomBelow(8) ? '.' : isShip ? '?' : '~')),
  ]);
  return battleships.parse(
    `fleet: ${fleet.join(' ')}\n${[['.', ...across], ...board].map((row) => row.join(' ')).join('\n')}`,
  );
}
