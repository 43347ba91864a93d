import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Around, PackagedAction } from '@gridproof/answers';
import { FolderStore, Incomplete, merged, runIn } from '@gridproof/farm';
import { UsageError } from '@gridproof/plugins';

export const merge: PackagedAction & { readonly summary: string } = {
  summary: 'make one file of all rows, as gridproof batch writes it',
  describe(command) {
    command
      .description(
        'Writes the rows of a run in the order of the input: the bytes that one undisturbed gridproof batch would have written.',
      )
      .argument('<folder>', 'the folder of gridproof farm start')
      .option('--out <file>', 'write into a file, which must be new (default: standard output)')
      .addHelpText(
        'after',
        `
Exit status, as of gridproof batch: 0 done; 1 some are unsolvable; 2 the input or the command is wrong, or rows are
missing; 3 don't know of some.
`,
      );
  },
  run: async ([folder = ''], { out }, around) => mergeRun(folder, out as string | undefined, around),
};

async function mergeRun(folder: string, out: string | undefined, around: Around): Promise<number> {
  const run = await runIn(folder);
  if (!run) throw new UsageError(`'${folder}' is not the folder of a farm: gridproof farm start makes one`);
  if (run.chunks === undefined)
    throw new UsageError(`the run in '${folder}' is not finished: gridproof farm start goes on with it`);
  if (out !== undefined && existsSync(out))
    throw new UsageError(`'${out}' is there already, expected a new file`);
  const aside = out === undefined ? undefined : `${out}.merging`;
  const file = aside === undefined ? process.stdout : createWriteStream(aside);
  const tally = around.batches.tally();
  try {
    for await (const rows of merged(new FolderStore(folder), run.chunks)) {
      around.interrupted.throwIfAborted();
      for (const row of rows) tally.add(row);
      if (!file.write(`${rows.join('\n')}\n`)) await once(file, 'drain');
    }
    if (aside !== undefined) {
      file.end();
      await once(file, 'close');
      await rename(aside, out!);
    }
  } catch (error) {
    if (aside !== undefined) await rm(aside, { force: true });
    if (around.interrupted.aborted) return 130;
    if (error instanceof Incomplete) throw new UsageError(sentenceOf(error, folder));
    if (isSystem(error)) throw new UsageError(`'${out ?? 'the output'}' cannot be written (${error.code})`);
    throw error;
  }
  around.say(tally.summary);
  return tally.exit;
}

const isSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** How many chunks are named. */
const NAMED = 5;

function sentenceOf({ faults }: Incomplete, folder: string): string {
  const all = [...faults];
  const named = all.slice(0, NAMED).map(([number, fault]) => `${number} ${fault}`);
  const others = all.length > NAMED ? ` and ${all.length - NAMED} others` : '';
  return `rows are not there in '${folder}': chunk ${named.join(', ')}${others}; gridproof farm start has them done again`;
}
