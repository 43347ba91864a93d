// Makes corpora/graded-*.txt with the programs of Simon Tatham's collection: puzzles of each difficulty that a generator
// knows, always the same ones. `node scripts/graded.mjs sudoku > corpora/graded-sudoku.txt`; FOLDER (/usr/games) may be
// told as a second argument.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** How many of each difficulty. */
const COUNT = 24;

/** Program, size, and its letters for the difficulties, the easiest first. */
const KINDS = {
  slant: ['slant', '8x8', { easy: 'e', hard: 'h' }],
  takuzu: ['unruly', '8x8u', { trivial: 't', easy: 'e', normal: 'n' }],
  // Lines may be equal.
  'takuzu-plain': ['unruly', '8x8', { trivial: 't', easy: 'e', normal: 'n' }],
  sudoku: [
    'solo',
    '3x3',
    { trivial: 't', basic: 'b', intermediate: 'i', advanced: 'a', extreme: 'e', unreasonable: 'u' },
  ],
  galaxies: ['galaxies', '7x7', { normal: 'n', unreasonable: 'u' }],
};

const [series, folder = '/usr/games'] = process.argv.slice(2);
const [program, size, grades] = KINDS[series];
const [kind] = series.split('-');
console.log('# Puzzles by the difficulty that their generator tells, made with scripts/graded.mjs.');
for (const [grade, letter] of Object.entries(grades)) {
  console.log(`# grade: ${grade}`);
  for (let seed = 1; seed <= COUNT; seed++) {
    const parameters = `${size}d${letter}#${seed}`;
    const { stdout, stderr, status } = spawnSync(
      join(folder, `sgt-${program}`),
      ['--generate', '1', parameters],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`${program} ${parameters}: ${stderr}`);
    console.log(`${kind}:${size}:${descriptionOf(stdout)}`);
  }
}

/** What stands behind the parameters. */
function descriptionOf(id) {
  return id.trim().replace(/^[^:]*:/, '');
}
