import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from './chunk.js';

/** The request and state of a run in a folder. */
export interface Run {
  readonly run: string;
  /** The request, its input and the rows per chunk. */
  readonly request: Json;
  /** The number of chunks; undefined until all of the input has been read. */
  readonly chunks?: number;
}

/** Thrown for a folder of another run, or of no run. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

const RUN_FILE = 'run.json';

/** Reads the run of a folder; undefined if the folder is empty or missing. */
export async function readRun(folder: string): Promise<Run | undefined> {
  const text = await readFile(join(folder, RUN_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RunError(`'${join(folder, RUN_FILE)}' is not what a farm writes`);
  }
}

/**
 * Starts or continues a run in a folder. If several processes start at the same time, one creates the run and the others
 * continue it. @throws RunError if the folder belongs to another run.
 */
export async function beginRun(folder: string, request: Json): Promise<Run> {
  await mkdir(folder, { recursive: true });
  const existing = await readRun(folder);
  if (!existing) {
    const run = { run: randomUUID(), request };
    if (await createRunFile(folder, run)) return run;
    return beginRun(folder, request);
  }
  if (!isDeepStrictEqual(existing.request, request))
    throw new RunError(
      `'${folder}' has rows of another request, and is unchanged:\n  then ${JSON.stringify(existing.request)}\n  now  ${JSON.stringify(request)}`,
    );
  return existing;
}

/** Records the number of chunks after all of the input has been divided. */
export async function markComplete(folder: string, run: Run, chunks: number): Promise<void> {
  const temporaryPath = join(folder, `${RUN_FILE}.${randomUUID()}`);
  await writeRun(temporaryPath, { ...run, chunks });
  await rename(temporaryPath, join(folder, RUN_FILE));
}

/** Creates the run file; false if another process has created it. */
async function createRunFile(folder: string, run: Run): Promise<boolean> {
  const temporaryPath = join(folder, `${RUN_FILE}.${run.run}`);
  await writeRun(temporaryPath, run);
  try {
    // Creating a link is atomic and never replaces a file.
    await link(temporaryPath, join(folder, RUN_FILE));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporaryPath);
  }
}

const writeRun = (path: string, run: Run): Promise<void> =>
  writeFile(path, `${JSON.stringify(run)}\n`, { flag: 'wx', flush: true });
