const WAYS = [
  [-1, 0, 'U', '^'],
  [0, 1, 'R', '>'],
  [1, 0, 'D', 'v'],
  [0, -1, 'L', '<'],
];

/** A map of thermometers of cells `7.3`, the third from the bulb of the seventh. */
export const tubes = (rows) =>
  rows
    .map((signs, row) =>
      signs
        .map((sign, col) => {
          const [own, nth] = sign.split('.').map(Number);
          const way = WAYS.find(([down, right]) => rows[row + down]?.[col + right] === `${own}.${nth + 1}`);
          return way ? way[nth === 1 ? 2 : 3] : nth === 1 ? 'O' : '*';
        })
        .join(''),
    )
    .join('\n');
