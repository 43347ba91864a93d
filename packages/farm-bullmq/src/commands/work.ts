import type { BatchEntry, BatchResources, BatchRows, CommandContext, PluginAction } from '@gridproof/api';
import { type Chunk, FolderStore, readRun, startWorker } from '@gridproof/farm';
import { openQueue, redisOption } from './redis.js';
import type { ChunkRequest } from './request.js';
import { versionsOf } from './request.js';

interface WorkOptions {
  readonly redis: string;
  readonly results?: string;
  readonly jobs?: number;
  readonly maxMemory?: number;
  readonly lostAfter?: number;
}

/** Milliseconds to finish the current chunk during shutdown; after that, another worker gets it. */
const LAST = 2_000;

export const work: PluginAction & { readonly summary: string } = {
  summary: 'solve puzzles from gridproof farm start until stopped',
  describe(command, shared) {
    command
      .description(
        'Takes chunks of puzzles from Redis and solves them on all processors of this machine, until it is ended by ctrl-C or ' +
          'SIGTERM. What it has in hand then is given back.',
      )
      .addOption(redisOption())
      .option(
        '--results <folder>',
        'the folder of gridproof farm start, if this machine can write to it; otherwise rows go back through Redis',
      )
      .addOption(shared.jobs('how many puzzles to solve in parallel'))
      .addOption(shared.memory())
      .addOption(
        shared
          .time('--lost-after <time>', 'reassign the chunk of a silent worker after this time')
          .default(60_000, '1m'),
      );
  },
  run: async (_, options, around) => workHere(options as unknown as WorkOptions, around),
};

async function workHere(
  { redis, results, jobs, maxMemory, lostAfter }: WorkOptions,
  around: CommandContext,
): Promise<number> {
  const { say, progress, interrupted } = around;
  const queue = await openQueue({ redis, versions: versionsOf(around), lostAfter }, say);
  const makers = new Makers(around, { jobs, maxMemory });
  const counts = { chunks: 0, rows: 0 };
  const began = Date.now();
  const worker = await startWorker({
    queue,
    solve: (chunk, signal) => makers.rowsOf(chunk, signal),
    storeOf: (chunk) => storeOf(chunk, results),
    onChunk: ({ entries }) => {
      counts.chunks++;
      counts.rows += entries.length;
      const rate = (counts.rows / Math.max(1, Date.now() - began)) * 1000;
      progress(`${counts.rows} rows in ${counts.chunks} chunks  ${rate.toFixed(rate < 10 ? 1 : 0)} a second`);
    },
  });
  say(`at work; ctrl-C ends it`);
  await new Promise<void>((resolve) => {
    if (interrupted.aborted) resolve();
    interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
  await worker.close(LAST);
  await makers.close();
  await queue.close();
  say(`${counts.rows} rows in ${counts.chunks} chunks were solved here`);
  return 0;
}

/** The store of a run; undefined if this machine does not see it. */
async function storeOf({ run }: Chunk, results: string | undefined): Promise<FolderStore | undefined> {
  if (results === undefined) return undefined;
  return (await readRun(results))?.run === run ? new FolderStore(results) : undefined;
}

/** Threads that compute rows, kept for chunks with the same request. */
class Makers {
  #asked = '';
  #rows: BatchRows | undefined;

  constructor(
    readonly around: CommandContext,
    readonly resources: BatchResources,
  ) {}

  /** Computes the rows of a chunk. Throws if `signal` is aborted before the last row, or if this machine would write other rows. */
  async rowsOf({ question, entries }: Chunk, signal: AbortSignal): Promise<readonly string[]> {
    const maker = await this.#for(question as unknown as ChunkRequest);
    const given = () => this.close();
    signal.addEventListener('abort', given, { once: true });
    try {
      return await Promise.all(entries.map((entry) => maker.row(entry as unknown as BatchEntry)));
    } finally {
      signal.removeEventListener('abort', given);
    }
  }

  async #for(question: ChunkRequest): Promise<BatchRows> {
    const asked = JSON.stringify(question);
    if (this.#rows && this.#asked === asked) return this.#rows;
    await this.close();
    const { asking, ...wanted } = question;
    const rows = await this.around.batches.rows(wanted, this.resources);
    if (rows.requestKey !== asking) {
      await rows.close();
      throw new Error('a worker has other engines installed than the one who asks');
    }
    this.#asked = asked;
    this.#rows = rows;
    return rows;
  }

  async close(): Promise<void> {
    const rows = this.#rows;
    this.#rows = undefined;
    await rows?.close();
  }
}
