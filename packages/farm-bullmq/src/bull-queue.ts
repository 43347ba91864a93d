import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chunk, ChunkHandler, ChunkState, Counts, Queue, Worker } from '@gridproof/farm';
import { Worker as BullWorker, Queue as Jobs, WaitingError } from 'bullmq';
import { Redis } from 'ioredis';

/** The server and the name of a queue. */
export interface BullQueueOptions {
  /** `redis://user:password@host:port/database`, or `rediss://`. */
  readonly redis: string;
  /** Installed versions: chunks go only to workers with the same versions. */
  readonly versions: string;
  /** Milliseconds without a sign of life after which a worker's chunk is given to another one. */
  readonly lostAfter?: number | undefined;
  /** Called with connection errors; the queue reconnects automatically. */
  readonly onTrouble?: ((error: Error) => void) | undefined;
}

/** Thrown when no usable Redis server is found on opening. */
export class RedisUnavailableError extends Error {
  override readonly name = 'NoRedis';
}

/** BullMQ requires a job name; its value has no meaning here. */
const NAME = 'chunk';

/** Default in milliseconds: a live worker reports twice in this time, even while its threads are busy. */
const LOST_AFTER = 60_000;

/** Maximum number of stalls of a chunk: the next lost worker makes it `lost`. */
const DEATHS = 2;

/** Seconds after which unfetched results are dropped. */
const DAY = 24 * 60 * 60;

/** A BullMQ queue in Redis or a compatible server. */
export class BullQueue implements Queue {
  readonly #jobs: Jobs;
  readonly #workers = new Set<BullChunkWorker>();

  private constructor(readonly options: BullQueueOptions) {
    this.#jobs = new Jobs(this.#name, {
      connection: this.#connection,
      // BullMQ writes events with all rows to a stream that nobody reads.
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

  /** Opens a queue. @throws RedisUnavailableError */
  static async open(options: BullQueueOptions): Promise<BullQueue> {
    await tried(options.redis);
    return new BullQueue(options);
  }

  get #name(): string {
    const versions = createHash('sha256').update(this.options.versions).digest('hex').slice(0, 12);
    return `gridproof-${versions}`;
  }

  get #connection() {
    // While the server is away, calls wait for it.
    return { url: this.options.redis, maxRetriesPerRequest: null };
  }

  async add(chunk: Chunk): Promise<void> {
    await this.#jobs.add(NAME, chunk, { jobId: idOf(chunk) });
  }

  /** The state of a chunk. */
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

  /** Closes its workers and connections. */
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
    // While the server is away, the chunk cannot be returned; the server notices its loss later.
    await closed(this.#worker, patience + CLOSING);
    clearTimeout(timer);
  }
}

/** Milliseconds for closing a connection. */
const CLOSING = 2_000;

/** Closes a connection; disconnects after `timeout` milliseconds, as BullMQ would wait for a server that is away. */
async function closed(connected: Jobs | BullWorker, within = CLOSING): Promise<void> {
  const late = new AbortController();
  const cut = wait(within, undefined, { signal: late.signal }).then(
    () => void connected.disconnect().catch(() => {}),
    () => {},
  );
  await Promise.race([connected.close(), cut]);
  late.abort();
}

/** Checks the connection once, without retries. @throws RedisUnavailableError */
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
