import type { CommandContext, PluginAction } from '@gridproof/api';
import {
  type BatchRequest,
  checkFiles,
  type Entry,
  type EntryOptions,
  type InputEntry,
  loadTypes,
  readEntries,
  resolveRequest,
  rowHead,
  unknownRow,
} from '@gridproof/batch';
import {
  beginRun,
  ChunkFailedError,
  createChunks,
  type FarmProgress,
  FolderStore,
  type Json,
  markComplete,
  RunError,
  runDriver,
  StoreError,
} from '@gridproof/farm';
import { UsageError } from '@gridproof/plugins';
import { InvalidArgumentError, Option } from 'commander';
import { openQueue, redisOption } from './redis.js';
import { type ChunkRequest, toJson, versionsOf } from './request.js';

interface StartOptions extends BatchRequest, Pick<EntryOptions, 'as' | 'size' | 'column'> {
  readonly redis: string;
  readonly out: string;
  readonly rows: number;
}

/** Milliseconds without a worker after which a message appears. */
const NO_WORKER_DELAY_MS = 5_000;

export const start: PluginAction & { readonly summary: string } = {
  summary: 'hand out the puzzles of files to workers, and collect the rows in a folder',
  describe(command, shared) {
    command
      .description(
        'Cuts files into chunks, hands them to workers through Redis and gathers the rows in a folder, which ' +
          'gridproof farm merge makes a file of. Started again, it goes on.',
      )
      .argument('<files...>', 'files, or - for standard input')
      .addOption(redisOption())
      .requiredOption('--out <folder>', 'the folder for the rows');
    shared
      .batch(command)
      .addOption(new Option('--rows <n>', 'puzzles per chunk').argParser(rows).default(500));
    shared.addEpilogue(command, {
      notes: [
        'Each machine that takes part runs gridproof farm work with the same --redis. Any of them may end, and so may this command ' +
          'and Redis itself: nothing is lost, and no puzzle stands twice in the end.',
      ],
      exit: { 0: 'all rows are written', 130: 'interrupted: run the same command to continue' },
    });
  },
  run: async (files, options, context) => startRun(files, options as unknown as StartOptions, context),
};

async function startRun(
  files: readonly string[],
  { redis, out, rows, as, size, column, ...batchRequest }: StartOptions,
  context: CommandContext,
): Promise<number> {
  const { plugins, say, progress, interrupted } = context;
  checkFiles(files, 'a puzzle itself is solved by gridproof solve');
  const types = await loadTypes(plugins, as);
  const { unique, engine, timeout, conflicts } = batchRequest;
  const { request: rowRequest } = await resolveRequest(plugins, batchRequest);
  const requestKey = JSON.stringify(rowRequest);
  const question: ChunkRequest = { unique, engine, timeout, conflicts, requestKey };
  const request = { question, files, as, size, column, rows };
  const queue = await openQueue({ redis, versions: versionsOf(context) }, say);
  const startTime = Date.now();
  let lastProgress: FarmProgress | undefined;
  let isReported = false;
  const onProgress = (current: FarmProgress) => {
    lastProgress = current;
    progress(progressLine(current, Date.now() - startTime));
    if (current.counts.workers > 0) isReported = false;
    else if (!isReported && Date.now() - startTime > NO_WORKER_DELAY_MS) {
      isReported = true;
      say(
        `no worker is there: gridproof farm work, with the same --redis and gridproof ${versionsOf(context)}, is one`,
      );
    }
  };
  try {
    const run = await beginRun(out, toJson(request));
    const store = new FolderStore(out);
    const { stdin } = process;
    const entries = readEntries(files, { as, size, column, types, say, stdin, signal: interrupted });
    const chunks = await runDriver({
      chunks: createChunks(toJsonEntries(entries), { run: run.run, question: toJson(question), rows }),
      store,
      queue,
      lostRow: (entry) =>
        unknownRow(
          rowHead(entry as unknown as Entry, rowRequest),
          'it has ended every worker that was to solve it',
        ),
      onProgress,
      signal: interrupted,
    });
    await markComplete(out, run, chunks);
    await store.removeTemporaryFiles();
    say(`all rows are written: gridproof farm merge ${out} makes a file of them`);
    return 0;
  } catch (error) {
    if (interrupted.aborted) {
      say(`interrupted${lastProgress ? ` after ${lastProgress.rows} rows` : ''}: the same command goes on`);
      return 130;
    }
    if (error instanceof ChunkFailedError)
      throw new UsageError(`a worker could not do its chunk: ${error.message}; the same command goes on`);
    if (error instanceof RunError || error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  } finally {
    await queue.close();
  }
}

async function* toJsonEntries(entries: AsyncIterable<InputEntry>): AsyncGenerator<Json> {
  for await (const { end: _, ...entry } of entries) yield toJson(entry);
}

function progressLine({ rows, earlierRows, counts }: FarmProgress, elapsed: number): string {
  const rate = ((rows - earlierRows) / Math.max(1, elapsed)) * 1000;
  const { workers, active, waiting } = counts;
  const many = workers === 1 ? '1 worker' : `${workers} workers`;
  return `${rows} rows  ${rate.toFixed(rate < 10 ? 1 : 0)} a second  ${many}: ${active} chunks in hand, ${waiting} ready`;
}

/** Parses the number of rows per chunk. */
function rows(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new InvalidArgumentError('Expected a whole number from 1 to 99999.');
  return Number(text);
}
