import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Grade } from '@gridproof/core';
import type { GenerateTimes } from './generate-benchmark.js';

/** Folder of Simon Tatham's programs in Debian's package `sgt-puzzles`. */
const FOLDER = '/usr/games';

interface Native {
  readonly program: string;
  /** Returns the parameters for a size and the letters of a difficulty. */
  readonly parameters: (width: number, height: number, difficulty: string) => string | undefined;
  /** Its letters for our grades. `any` is the hardest difficulty that it generates reliably and fast. */
  readonly letters: Readonly<Partial<Record<Grade | 'any', string>>>;
}

const plain = (width: number, height: number, difficulty: string) => `${width}x${height}${difficulty}`;
const square = (width: number, height: number, difficulty: string) =>
  width === height ? `${width}${difficulty}` : undefined;
const boxParameters = (width: number, height: number, difficulty: string) => {
  const side = Math.sqrt(width);
  return width === height && Number.isInteger(side) ? `${side}x${side}${difficulty}` : undefined;
};

/** Programs that generate puzzles of a type, by type id. */
const NATIVE: Readonly<Record<string, Native>> = {
  takuzu: { program: 'sgt-unruly', parameters: plain, letters: { easy: 'dt', medium: 'dn', any: 'dn' } },
  slant: { program: 'sgt-slant', parameters: plain, letters: { easy: 'de', medium: 'dh', any: 'dh' } },
  sudoku: {
    program: 'sgt-solo',
    parameters: boxParameters,
    letters: { easy: 'dt', medium: 'da', hard: 'de', extreme: 'du', any: 'da' },
  },
  mosaic: { program: 'sgt-mosaic', parameters: plain, letters: { any: '' } },
  slitherlink: {
    program: 'sgt-loopy',
    parameters: (width, height, difficulty) => `${width}x${height}t0${difficulty}`,
    letters: { easy: 'de', medium: 'dn', hard: 'dh', any: 'dh' },
  },
  skyscrapers: {
    program: 'sgt-towers',
    parameters: square,
    letters: { easy: 'de', medium: 'dh', hard: 'dx', extreme: 'du', any: 'dh' },
  },
  kurodoko: { program: 'sgt-range', parameters: plain, letters: { any: '' } },
  minesweeper: {
    program: 'sgt-mines',
    parameters: (width, height) => `${width}x${height}n${Math.round((width * height) / 5)}`,
    letters: { any: '' },
  },
};

/** Returns the mean seconds per puzzle of the program; undefined if it is not installed or cannot generate such puzzles. */
export function nativeSeconds(
  { type, size, difficulty }: Pick<GenerateTimes, 'type' | 'size' | 'difficulty'>,
  count: number,
  folder = FOLDER,
): number | undefined {
  const native = NATIVE[type];
  const letters = native?.letters[difficulty];
  if (!native || letters === undefined) return undefined;
  const path = join(folder, native.program);
  const [width, height] = size.split('x').map(Number) as [number, number];
  const argument = native.parameters(width, height, letters);
  if (argument === undefined || !existsSync(path)) return undefined;
  const start = performance.now();
  const { status } = spawnSync(path, ['--generate', `${count}`, argument], { timeout: 60_000 });
  return status === 0 ? (performance.now() - start) / 1000 / count : undefined;
}
