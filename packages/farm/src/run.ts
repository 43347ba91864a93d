import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from './chunk.js';

/** What a folder of results was begun for. */
export interface Run {
  readonly run: string;
  /** What is asked, of which input, by which versions, in chunks of how many rows. */
  readonly asked: Json;
  /** How many chunks there are, once all of the input has been read. */
  readonly chunks?: number;
}

/** A folder that was begun for something else, or that is none of a farm. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

const FILE = 'run.json';

/** What a folder was begun for; undefined where it is empty or not there. */
export async function readRun(folder: string): Promise<Run | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RunError(`'${join(folder, FILE)}' is not what a farm writes`);
  }
}

/**
 * Begins a run in a folder, or goes on with it. Of several that begin at once, one does, and the others go on.
 *
 * @throws RunError where the folder was begun for something else.
 */
export async function beginRun(folder: string, asked: Json): Promise<Run> {
  await mkdir(folder, { recursive: true });
  const known = await readRun(folder);
  if (!known) {
    const run = { run: randomUUID(), asked };
    if (await placed(folder, run)) return run;
    return beginRun(folder, asked);
  }
  if (!isDeepStrictEqual(known.asked, asked))
    throw new RunError(
      `'${folder}' was begun for something else, and is left as it is:\n  then ${JSON.stringify(known.asked)}\n  now  ${JSON.stringify(asked)}`,
    );
  return known;
}

/** Writes down that all of the input has been cut. */
export async function markComplete(folder: string, run: Run, chunks: number): Promise<void> {
  const aside = join(folder, `${FILE}.${randomUUID()}`);
  await write(aside, { ...run, chunks });
  await rename(aside, join(folder, FILE));
}

/** Whether the file was made; false where another had made it before. */
async function placed(folder: string, run: Run): Promise<boolean> {
  const aside = join(folder, `${FILE}.${run.run}`);
  await write(aside, run);
  try {
    // A link is made whole or not at all, and never over another file.
    await link(aside, join(folder, FILE));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside);
  }
}

async function write(path: string, run: Run): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(run)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
