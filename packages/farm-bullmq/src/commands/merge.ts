import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { CommandContext, PluginAction } from '@gridproof/api';
import { FolderStore, IncompleteRunError, mergeRows, readRun } from '@gridproof/farm';
import { UsageError } from '@gridproof/plugins';

export const merge: PluginAction & { readonly summary: string } = {
  summary: 'write all rows into one file, as gridproof batch does',
  describe(command, shared) {
    command
      .description(
        'Writes the rows of a run in the order of the input: the bytes that one undisturbed gridproof batch would have written.',
      )
      .argument('<folder>', 'the folder of gridproof farm start')
      .option('--out <file>', 'the output file, which must be new (default: standard output)');
    shared.addEpilogue(command, {
      exit: { 0: 'the file is written', 3: 'rows are missing', 130: 'interrupted' },
    });
  },
  run: async ([folder = ''], { out }, around) => mergeRun(folder, out as string | undefined, around),
};

async function mergeRun(folder: string, out: string | undefined, around: CommandContext): Promise<number> {
  const run = await readRun(folder);
  if (!run) throw new UsageError(`'${folder}' is not the folder of a farm: gridproof farm start makes one`);
  if (run.chunks === undefined) {
    around.say(`the run in '${folder}' is not finished: gridproof farm start goes on with it`);
    return 3;
  }
  if (out !== undefined && existsSync(out))
    throw new UsageError(`'${out}' is there already, expected a new file`);
  const aside = out === undefined ? undefined : `${out}.merging`;
  const file = aside === undefined ? process.stdout : createWriteStream(aside);
  const tally = around.batches.tally();
  try {
    for await (const rows of mergeRows(new FolderStore(folder), run.chunks)) {
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
    if (error instanceof IncompleteRunError) {
      around.say(sentenceOf(error, folder));
      return 3;
    }
    if (isSystem(error)) throw new UsageError(`'${out ?? 'the output'}' cannot be written (${error.code})`);
    throw error;
  }
  around.say(tally.summary);
  return 0;
}

const isSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** Maximum number of chunks that a message lists. */
const NAMED = 5;

function sentenceOf({ faults }: IncompleteRunError, folder: string): string {
  const all = [...faults];
  const named = all.slice(0, NAMED).map(([number, fault]) => `${number} ${fault}`);
  const others = all.length > NAMED ? ` and ${all.length - NAMED} others` : '';
  return `rows are not there in '${folder}': chunk ${named.join(', ')}${others}; gridproof farm start has them done again`;
}
