// Writes corpora/graded-*.txt with the programs of Simon Tatham's collection: puzzles of each difficulty of a generator, the
// same in every run. `node scripts/graded-corpus.mjs sudoku > corpora/graded-sudoku.txt`. Optional arguments: a range of
// seeds, such as 101-130, and the folder of the programs (/usr/games).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Program, size, and its letters for the difficulties, easiest first. */
const KINDS = {
  slant: ['slant', '8x8', { easy: 'e', hard: 'h' }],
  takuzu: ['unruly', '8x8u', { trivial: 't', easy: 'e', normal: 'n' }],
  // Allows equal lines.
  'takuzu-plain': ['unruly', '8x8', { trivial: 't', easy: 'e', normal: 'n' }],
  sudoku: [
    'solo',
    '3x3',
    { trivial: 't', basic: 'b', intermediate: 'i', advanced: 'a', extreme: 'e', unreasonable: 'u' },
  ],
  galaxies: ['galaxies', '7x7', { normal: 'n', unreasonable: 'u' }],
  akari: ['lightup', '8x8', { easy: '0', tricky: '1', hard: '2' }],
  hitori: ['singles', '7x7', { easy: 'e', tricky: 'k' }],
  skyscrapers: ['towers', '5', { easy: 'e', hard: 'h', extreme: 'x', unreasonable: 'u' }],
  slitherlink: ['loopy', '7x7t0', { easy: 'e', normal: 'n', tricky: 't', hard: 'h' }],
  tents: ['tents', '8x8', { easy: 'e', tricky: 't' }],
  masyu: ['pearl', '8x8', { easy: 'e', tricky: 't' }],
  hashi: ['bridges', '7x7i30e10m2', { easy: '0', medium: '1', hard: '2' }],
  futoshiki: ['unequal', '5', { trivial: 't', easy: 'e', tricky: 'k', extreme: 'x' }],
  // Dots instead of signs.
  'futoshiki-dots': ['unequal', '5a', { trivial: 't', easy: 'e', tricky: 'k', extreme: 'x' }],
  magnets: ['magnets', '6x5', { easy: 'e', tricky: 't' }],
  kenken: ['keen', '5', { easy: 'e', normal: 'n', hard: 'h', extreme: 'x' }],
  dominosa: ['dominosa', '6', { trivial: 't', basic: 'b', hard: 'h', extreme: 'e' }],
};

const [series, seeds = '1-24', folder = '/usr/games'] = process.argv.slice(2);
const [first, last] = seeds.split('-').map(Number);
const [program, size, grades] = KINDS[series];
const [kind] = series.split('-');
console.log('# Puzzles by the difficulty that their generator names, made with scripts/graded-corpus.mjs.');
for (const [grade, letter] of Object.entries(grades)) {
  console.log(`# grade: ${grade}`);
  for (let seed = first; seed <= last; seed++) {
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

/** Returns the part of a game id after the parameters. */
function descriptionOf(id) {
  return id.trim().replace(/^[^:]*:/, '');
}
