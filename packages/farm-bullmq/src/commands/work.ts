import type { CommandContext, PluginAction } from '@gridproof/api';
import { BatchSolver, type Entry, threadsFor } from '@gridproof/batch';
import { type Chunk, FolderStore, readRun, startWorker } from '@gridproof/farm';
import { openQueue, redisOption } from './redis.js';
import type { ChunkRequest } from './request.js';
import { versionsOf } from './request.js';

interface WorkOptions {
  readonly redis: string;
  readonly results?: string;
  readonly jobs?: number | undefined;
  readonly maxMemory?: number | undefined;
  readonly lostAfter?: number;
}

/** Milliseconds to finish the current chunk during shutdown; after that, another worker gets it. */
const FINISH_TIMEOUT_MS = 2_000;

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
  run: async (_, options, context) => runWorker(options as unknown as WorkOptions, context),
};

async function runWorker(
  { redis, results, jobs, maxMemory, lostAfter }: WorkOptions,
  context: CommandContext,
): Promise<number> {
  const { say, progress, interrupted } = context;
  const queue = await openQueue({ redis, versions: versionsOf(context), lostAfter }, say);
  const solver = new ChunkSolver(context, { jobs, maxMemory });
  const counts = { chunks: 0, rows: 0 };
  const startTime = Date.now();
  const worker = await startWorker({
    queue,
    solve: (chunk, signal) => solver.solve(chunk, signal),
    storeOf: (chunk) => storeOf(chunk, results),
    onChunk: ({ entries }) => {
      counts.chunks++;
      counts.rows += entries.length;
      const rate = (counts.rows / Math.max(1, Date.now() - startTime)) * 1000;
      progress(`${counts.rows} rows in ${counts.chunks} chunks  ${rate.toFixed(rate < 10 ? 1 : 0)} a second`);
    },
  });
  say(`at work; ctrl-C ends it`);
  await new Promise<void>((resolve) => {
    if (interrupted.aborted) resolve();
    interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
  await worker.close(FINISH_TIMEOUT_MS);
  await solver.close();
  await queue.close();
  say(`${counts.rows} rows in ${counts.chunks} chunks were solved here`);
  return 0;
}

/** The store of a run; undefined if this machine does not see it. */
async function storeOf({ run }: Chunk, results: string | undefined): Promise<FolderStore | undefined> {
  if (results === undefined) return undefined;
  return (await readRun(results))?.run === run ? new FolderStore(results) : undefined;
}

/** Threads that solve entries. Chunks with the same request share them. */
class ChunkSolver {
  #requestKey = '';
  #solver: BatchSolver | undefined;

  constructor(
    readonly context: CommandContext,
    readonly resources: Pick<WorkOptions, 'jobs' | 'maxMemory'>,
  ) {}

  /** Computes the rows of a chunk. Throws if `signal` is aborted before the last row, or if this machine would write other rows. */
  async solve({ question, entries }: Chunk, signal: AbortSignal): Promise<readonly string[]> {
    const solver = await this.#solverFor(question as unknown as ChunkRequest);
    const onAbort = () => this.close();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const solving = entries.map((entry) => solver.solve(entry as unknown as Entry));
      return (await Promise.all(solving)).map(({ row }) => row);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  async #solverFor(question: ChunkRequest): Promise<BatchSolver> {
    const key = JSON.stringify(question);
    if (this.#solver && this.#requestKey === key) return this.#solver;
    await this.close();
    const { requestKey, ...request } = question;
    const { jobs, maxMemory } = this.resources;
    const { threads, notice } = threadsFor({ jobs });
    if (notice !== undefined) this.context.say(notice);
    const solver = await BatchSolver.open(this.context.plugins, request, { threads, maxMemory });
    if (JSON.stringify(solver.request) !== requestKey) {
      await solver.close();
      throw new Error('a worker has other engines installed than the one who asks');
    }
    this.#requestKey = key;
    this.#solver = solver;
    return solver;
  }

  async close(): Promise<void> {
    const solver = this.#solver;
    this.#solver = undefined;
    await solver?.close();
  }
}
