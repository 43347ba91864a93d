import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type CommandContext, type PluginAction, Tally } from '@gridproof/api';
import { parseRow } from '@gridproof/batch';
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
  run: async ([folder = ''], { out }, context) => mergeRun(folder, out as string | undefined, context),
};

async function mergeRun(folder: string, out: string | undefined, context: CommandContext): Promise<number> {
  const run = await readRun(folder);
  if (!run) throw new UsageError(`'${folder}' is not the folder of a farm: gridproof farm start makes one`);
  if (run.chunks === undefined) {
    context.say(`the run in '${folder}' is not finished: gridproof farm start goes on with it`);
    return 3;
  }
  if (out !== undefined && existsSync(out))
    throw new UsageError(`'${out}' is there already, expected a new file`);
  const temporaryPath = out === undefined ? undefined : `${out}.merging`;
  const file = temporaryPath === undefined ? process.stdout : createWriteStream(temporaryPath);
  const tally = new Tally();
  try {
    for await (const rows of mergeRows(new FolderStore(folder), run.chunks)) {
      context.interrupted.throwIfAborted();
      for (const row of rows) tally.add(parseRow(row)?.status ?? 'unknown');
      if (!file.write(`${rows.join('\n')}\n`)) await once(file, 'drain');
    }
    if (temporaryPath !== undefined) {
      file.end();
      await once(file, 'close');
      await rename(temporaryPath, out!);
    }
  } catch (error) {
    if (temporaryPath !== undefined) await rm(temporaryPath, { force: true });
    if (context.interrupted.aborted) return 130;
    if (error instanceof IncompleteRunError) {
      context.say(sentenceOf(error, folder));
      return 3;
    }
    if (isSystemError(error))
      throw new UsageError(`'${out ?? 'the output'}' cannot be written (${error.code})`);
    throw error;
  }
  context.say(tally.summary);
  return 0;
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** Maximum number of chunks that a message lists. */
const MAX_LISTED = 5;

function sentenceOf({ faults }: IncompleteRunError, folder: string): string {
  const all = [...faults];
  const listed = all.slice(0, MAX_LISTED).map(([number, fault]) => `${number} ${fault}`);
  const others = all.length > MAX_LISTED ? ` and ${all.length - MAX_LISTED} others` : '';
  return `rows are not there in '${folder}': chunk ${listed.join(', ')}${others}; gridproof farm start has them done again`;
}
