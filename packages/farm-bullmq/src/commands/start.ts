import type { BatchEntry, CommandContext, PluginAction } from '@gridproof/api';
import {
  beginRun,
  ChunkFailedError,
  chunksOf,
  FolderStore,
  type Json,
  markComplete,
  type Progress,
  RunError,
  runDriver,
  StoreError,
} from '@gridproof/farm';
import { UsageError } from '@gridproof/plugins';
import { InvalidArgumentError, Option } from 'commander';
import { openQueue, redisOption } from './redis.js';
import { asJson, type ChunkRequest, type FarmRequest, versionsOf } from './request.js';

interface StartOptions extends FarmRequest {
  readonly redis: string;
  readonly out: string;
  readonly rows: number;
}

/** Milliseconds without a worker after which a message appears. */
const PATIENCE = 5_000;

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
  run: async (files, options, around) => startRun(files, options as unknown as StartOptions, around),
};

async function startRun(
  files: readonly string[],
  { redis, out, rows, as, size, column, ...asking }: StartOptions,
  around: CommandContext,
): Promise<number> {
  const { batches, say, progress, interrupted } = around;
  batches.check(files);
  const { unique, engine, timeout, conflicts } = asking;
  const maker = await batches.rows({ unique, engine, timeout, conflicts });
  const question: ChunkRequest = { unique, engine, timeout, conflicts, asking: maker.requestKey };
  const asked = { question, files, as, size, column, rows };
  const queue = await openQueue({ redis, versions: versionsOf(around) }, say).catch(async (error) => {
    await maker.close();
    throw error;
  });
  const began = Date.now();
  let last: Progress | undefined;
  let isLonely = false;
  const onProgress = (now: Progress) => {
    last = now;
    progress(lineOf(now, Date.now() - began));
    if (now.counts.workers > 0) isLonely = false;
    else if (!isLonely && Date.now() - began > PATIENCE) {
      isLonely = true;
      say(
        `no worker is there: gridproof farm work, with the same --redis and gridproof ${versionsOf(around)}, is one`,
      );
    }
  };
  try {
    const run = await beginRun(out, asJson(asked));
    const store = new FolderStore(out);
    const entries = batches.entries(files, { as, size, column }, interrupted);
    const chunks = await runDriver({
      chunks: chunksOf(written(entries), { run: run.run, question: asJson(question), rows }),
      store,
      queue,
      lost: (entry) =>
        maker.lostRow(entry as unknown as BatchEntry, 'it has ended every worker that was to solve it'),
      onProgress,
      signal: interrupted,
    });
    await markComplete(out, run, chunks);
    await store.tidy();
    say(`all rows are written: gridproof farm merge ${out} makes a file of them`);
    return 0;
  } catch (error) {
    if (interrupted.aborted) {
      say(`interrupted${last ? ` after ${last.rows} rows` : ''}: the same command goes on`);
      return 130;
    }
    if (error instanceof ChunkFailedError)
      throw new UsageError(`a worker could not do its chunk: ${error.message}; the same command goes on`);
    if (error instanceof RunError || error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  } finally {
    await maker.close();
    await queue.close();
  }
}

async function* written(entries: AsyncIterable<BatchEntry>): AsyncGenerator<Json> {
  for await (const entry of entries) yield asJson(entry);
}

function lineOf({ rows, before, counts }: Progress, elapsed: number): string {
  const rate = ((rows - before) / Math.max(1, elapsed)) * 1000;
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
