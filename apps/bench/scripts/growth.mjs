// Makes corpora/growth.txt with the programs of Simon Tatham's collection: square boards of growing size, two of each,
// always the same ones. `node scripts/growth.mjs > corpora/growth.txt`; FOLDER (/usr/games) may be given as an argument.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A board that takes its generator longer than this, in milliseconds, is given up. */
const PATIENCE = 120_000;

/** Name here, program there, sides, and the parameters behind the size. */
const KINDS = [
  ['slant', 'slant', [10, 15, 20, 30, 40, 50, 60], () => 'dh'],
  ['takuzu', 'unruly', [8, 10, 14, 20, 24, 30, 40], () => 'udn'],
  ['galaxies', 'galaxies', [5, 7, 10, 15, 20, 25], () => 'dn'],
  ['mosaic', 'mosaic', [10, 20, 30, 40, 60, 80], () => ''],
  ['minesweeper', 'mines', [10, 15, 20, 30, 40, 60], (side) => `n${Math.round(side * side * 0.2)}`],
];

const [folder = '/usr/games'] = process.argv.slice(2);
console.log('# Square boards of growing size, made with scripts/growth.mjs.');
for (const [kind, program, sides, parameters] of KINDS)
  for (const side of sides)
    for (const seed of [1, 2]) {
      const size = `${side}x${side}`;
      const { stdout, status } = spawnSync(
        join(folder, `sgt-${program}`),
        ['--generate', '1', `${size}${parameters(side)}#${seed}`],
        { encoding: 'utf8', timeout: PATIENCE },
      );
      if (status === 0)
        console.log(`${kind}:${kind === 'takuzu' ? `${size}u` : size}:${descriptionOf(stdout)}`);
      else console.error(`${kind} ${size} ${seed}: given up after ${PATIENCE / 1000} s`);
    }

/** What stands behind the parameters. */
function descriptionOf(id) {
  return id.trim().replace(/^[^:]*:/, '');
}
