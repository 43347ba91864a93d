import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AnyPuzzle, type Engine, Random, readPuzzle, unique } from '@gridproof/core';
import { table } from '../report/table.js';
import { disguise } from '../suites/disguise.js';
import { sudokuHard } from '../suites/sudoku-hard.js';

/** Memory of the process after a number of puzzles, in bytes, garbage collected. */
export interface Reading {
  readonly puzzles: number;
  /** Resident: what the process holds of the machine's memory, that of the engine included. */
  readonly resident: number;
  /** JavaScript's own objects. */
  readonly heap: number;
  /** Buffers of JavaScript outside its heap. */
  readonly buffers: number;
}

/** Solves a number of sudokus one after the other in this thread and reads the memory eight times on the way. */
export async function watchMemory(
  puzzles: number,
  types: readonly AnyPuzzle[],
  engine: Engine,
  onReading: (reading: Reading) => void = () => {},
): Promise<readonly Reading[]> {
  const random = new Random(2012);
  const bases = sudokuHard.entries().map(({ text }) => text);
  const collect = garbageCollector();
  const readings: Reading[] = [];
  for (let solved = 1; solved <= puzzles; solved++) {
    const text = disguise(bases[solved % bases.length]!, random);
    const { type, puzzle } = readPuzzle(text, types);
    const { status } = await unique(type, puzzle, engine);
    if (status !== 'unique') throw new Error(`${text} is ${status}, expected unique`);
    if (solved < Math.ceil((puzzles * (readings.length + 1)) / READINGS)) continue;
    collect();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    const reading = { puzzles: solved, resident: rss, heap: heapUsed, buffers: arrayBuffers };
    readings.push(reading);
    onReading(reading);
  }
  return readings;
}

const READINGS = 8;

/**
 * Growth beyond these factors is a leak. V8 may enlarge the space for young objects once, by 16 MiB of resident memory;
 * a solver that is never freed costs more than that after a few dozen puzzles.
 */
export const MOST_GROWTH = { resident: 1.2, heap: 1.1 } as const;

/**
 * By how much memory grew once everything had been loaded: the mean of the second half of the readings over that of
 * the first half, whose first reading is left out. Whatever keeps something of every puzzle grows in both halves.
 */
export function growthOf(readings: readonly Reading[], kind: 'resident' | 'heap'): number {
  const half = readings.length >> 1;
  const mean = (some: readonly Reading[]) =>
    some.reduce((total, reading) => total + reading[kind], 0) / some.length;
  return mean(readings.slice(half)) / mean(readings.slice(1, half));
}

/** The readings as a table, in MiB. */
export function memoryTable(readings: readonly Reading[]): string {
  const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  return table(
    ['puzzles', 'resident', 'heap', 'buffers'],
    readings.map(({ puzzles, resident, heap, buffers }) => [
      `${puzzles}`,
      mib(resident),
      mib(heap),
      mib(buffers),
    ]),
  );
}

/** Node gives its garbage collector away only to contexts that are made after this flag is set. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
