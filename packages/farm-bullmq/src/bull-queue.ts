import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chunk, ChunkHandler, ChunkState, Counts, Queue, Worker } from '@gridproof/farm';
import { Worker as BullWorker, Queue as Jobs, WaitingError } from 'bullmq';
import { Redis } from 'ioredis';

/** Where the queue is, and whose. */
export interface BullQueueOptions {
  /** `redis://user:password@host:port/database`, or `rediss://`. */
  readonly redis: string;
  /** What is installed: chunks go to workers only that have the same. */
  readonly versions: string;
  /** After this many milliseconds without a sign of life a worker's chunk is given to another. */
  readonly lostAfter?: number | undefined;
  /** Called with what is wrong with the connection; it is tried again by itself. */
  readonly onTrouble?: ((error: Error) => void) | undefined;
}

/** No Redis is there, or it cannot be used, when a program begins. */
export class RedisUnavailableError extends Error {
  override readonly name = 'NoRedis';
}

/** What a chunk is called in the queue has nothing to say there. */
const NAME = 'chunk';

/** A minute: a worker that is alive says so twice in this time, whatever its threads are at. */
const LOST_AFTER = 60_000;

/** A chunk may cost this many workers, and one more. */
const DEATHS = 2;

/** In seconds: what nobody has fetched then is dropped. */
const DAY = 24 * 60 * 60;

/** A queue in Redis, or in what speaks like it, of BullMQ. */
export class BullQueue implements Queue {
  readonly #jobs: Jobs;
  readonly #workers = new Set<BullChunkWorker>();

  private constructor(readonly options: BullQueueOptions) {
    this.#jobs = new Jobs(this.#name, {
      connection: this.#connection,
      // What happens is told in a stream, rows and all, and nobody reads it.
      streams: { events: { maxLen: 1 } },
      defaultJobOptions: {
        attempts: 5,
        backoff: { type: 'exponential', delay: 500 },
        removeOnComplete: { age: DAY },
        removeOnFail: { age: DAY },
      },
    });
    this.#jobs.on('error', (error) => options.onTrouble?.(error));
  }

  /** @throws NoRedis */
  static async open(options: BullQueueOptions): Promise<BullQueue> {
    await tried(options.redis);
    return new BullQueue(options);
  }

  get #name(): string {
    const versions = createHash('sha256').update(this.options.versions).digest('hex').slice(0, 12);
    return `gridproof-${versions}`;
  }

  get #connection() {
    // Where the server is away, calls wait until it is there again.
    return { url: this.options.redis, maxRetriesPerRequest: null };
  }

  async add(chunk: Chunk): Promise<void> {
    await this.#jobs.add(NAME, chunk, { jobId: idOf(chunk) });
  }

  /** What has become of a chunk. */
  async state(chunk: Chunk): Promise<ChunkState> {
    const id = idOf(chunk);
    const state = await this.#jobs.getJobState(id);
    if (state === 'unknown') return { is: 'gone' };
    if (state === 'active') return { is: 'active' };
    if (state !== 'completed' && state !== 'failed') return { is: 'waiting' };
    const job = await this.#jobs.getJob(id);
    if (!job) return { is: 'gone' };
    if (state === 'completed')
      return job.returnvalue ? { is: 'done', rows: job.returnvalue } : { is: 'done' };
    const why = job.failedReason ?? 'no reason is known';
    return why.startsWith('job stalled') ? { is: 'lost' } : { is: 'failed', why };
  }

  async remove(chunk: Chunk): Promise<boolean> {
    const id = idOf(chunk);
    return (await this.#jobs.remove(id)) === 1 || (await this.#jobs.getJobState(id)) === 'unknown';
  }

  /** Counts chunks, and workers on all machines. */
  async counts(): Promise<Counts> {
    const {
      waiting = 0,
      delayed = 0,
      active = 0,
    } = await this.#jobs.getJobCounts('waiting', 'delayed', 'active');
    return { waiting: waiting + delayed, active, workers: await this.#jobs.getWorkersCount() };
  }

  async work(work: ChunkHandler): Promise<Worker> {
    const { lostAfter = LOST_AFTER, onTrouble } = this.options;
    const worker = new BullChunkWorker(this.#name, work, {
      connection: this.#connection,
      lockDuration: lostAfter,
      stalledInterval: lostAfter,
      maxStalledCount: DEATHS,
      onTrouble,
    });
    this.#workers.add(worker);
    return worker;
  }

  /** Ends its workers, and its connections. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#workers, (worker) => worker.close()));
    await closed(this.#jobs);
  }
}

const idOf = ({ run, name }: Chunk): string => `${run}.${name}`;

interface WorkerOptions {
  readonly connection: { readonly url: string; readonly maxRetriesPerRequest: null };
  readonly lockDuration: number;
  readonly stalledInterval: number;
  readonly maxStalledCount: number;
  readonly onTrouble: ((error: Error) => void) | undefined;
}

class BullChunkWorker implements Worker {
  readonly #worker: BullWorker<Chunk, readonly string[] | undefined>;
  readonly #aborting = new AbortController();

  constructor(queue: string, work: ChunkHandler, { onTrouble, ...options }: WorkerOptions) {
    const { signal } = this.#aborting;
    this.#worker = new BullWorker(
      queue,
      async (job, token) => {
        try {
          return await work(job.data, signal);
        } catch (error) {
          if (!signal.aborted) throw error;
          await job.moveToWait(token);
          throw new WaitingError();
        }
      },
      options,
    );
    this.#worker.on('error', (error) => onTrouble?.(error));
  }

  async close(patience = 0): Promise<void> {
    const timer = setTimeout(() => this.#aborting.abort(), patience);
    // Where the server is away, nothing can be given back; the chunk is missed there after a while.
    await closed(this.#worker, patience + CLOSING);
    clearTimeout(timer);
  }
}

/** Milliseconds for the last words with the server. */
const CLOSING = 2_000;

/** Closes what is connected. A server that is away would be waited for: then the connection is cut. */
async function closed(connected: Jobs | BullWorker, within = CLOSING): Promise<void> {
  const late = new AbortController();
  const cut = wait(within, undefined, { signal: late.signal }).then(
    () => void connected.disconnect().catch(() => {}),
    () => {},
  );
  await Promise.race([connected.close(), cut]);
  late.abort();
}

/** Whether a server is there, once, without trying again. */
async function tried(url: string): Promise<void> {
  let why: Error | undefined;
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5_000 });
  redis.on('error', (error) => {
    why = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const { code, message } = (why ?? error) as NodeJS.ErrnoException;
    throw new RedisUnavailableError(`there is no Redis at ${withoutPassword(url)} (${code ?? message})`);
  } finally {
    redis.disconnect();
  }
}

const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');
