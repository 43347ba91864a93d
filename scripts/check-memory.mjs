// Checks that solving does not leak memory: `node scripts/check-memory.mjs [PUZZLES]` proves hard sudokus (default: 600)
// with each engine in this process, and fails if memory grows.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { built, root } from './workspace.mjs';

/** Both need an engine. */
const SUDOKUS = [
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
];

const READINGS = 8;

/**
 * Larger growth factors count as a leak. V8 may enlarge the young generation once, by 16 MiB of resident memory; a solver
 * that is never freed exceeds that after a few dozen puzzles.
 */
const MAX_GROWTH = { resident: 1.25, heap: 1.1 };

/**
 * Returns the growth factor of memory after everything was loaded: the mean of the second half of the readings divided by
 * that of the first half without its first reading. A leak per puzzle grows in both halves.
 * @param {readonly number[]} readings
 */
export function growthOf(readings) {
  const half = readings.length >> 1;
  const mean = (some) => some.reduce((sum, one) => sum + one, 0) / some.length;
  return mean(readings.slice(half)) / mean(readings.slice(1, half));
}

/** Node exposes its garbage collector only in contexts created after this flag is set. */
function garbageCollector() {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/** Proves sudokus and reads the memory of the process eight times, in bytes. */
async function watchMemory(puzzles, engine, { Random, readPuzzle, unique }, sudoku) {
  const random = new Random(2012);
  const collect = garbageCollector();
  const readings = { resident: [], heap: [] };
  for (let solved = 1; solved <= puzzles; solved++) {
    const digits = random.shuffled([...'123456789']);
    const text = SUDOKUS[solved % SUDOKUS.length].replace(/\d/g, (digit) => digits[digit - 1]);
    const { puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku' });
    const { status } = await unique(sudoku, puzzle, engine, { searchSteps: 0 });
    if (status !== 'unique') throw new Error(`${text} is ${status}, expected unique`);
    if (solved < Math.ceil((puzzles * (readings.heap.length + 1)) / READINGS)) continue;
    collect();
    const { rss, heapUsed } = process.memoryUsage();
    readings.resident.push(rss);
    readings.heap.push(heapUsed);
  }
  return readings;
}

async function check(puzzles) {
  const core = await built(join(root, 'packages/core'));
  const { default: sudoku } = await built(join(root, 'packages/puzzles/sudoku'));
  for (const name of ['cadical', 'z3']) {
    const { default: engine } = await built(join(root, 'packages/engines', name));
    const readings = await watchMemory(puzzles, engine, core, sudoku);
    for (const [kind, max] of Object.entries(MAX_GROWTH)) {
      const growth = growthOf(readings[kind]);
      const mebibytes = readings[kind].map((bytes) => (bytes / 2 ** 20).toFixed(1));
      console.log(
        `${name}, ${kind}: ${mebibytes.join(' ')} MiB, second half ${growth.toFixed(3)} times the first`,
      );
      if (growth <= max) continue;
      console.error(`${name} leaks: expected a ${kind} growth of at most ${max}, found ${growth.toFixed(3)}`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const puzzles = Number(process.argv[2] ?? 600);
  if (!Number.isInteger(puzzles) || puzzles < READINGS) {
    console.error(`usage: check-memory.mjs [PUZZLES], ${READINGS} puzzles or more`);
    process.exit(2);
  }
  await check(puzzles);
  // Threads of z3-solver's high-level interface would keep the process alive.
  process.exit();
}
