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
  /** Milliseconds before a failed chunk is tried again, doubled each time. 500 by default. */
  readonly retryDelay?: number | undefined;
  /** Called with connection errors; the queue reconnects automatically. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/** Thrown when no usable Redis server is found on opening. */
export class RedisUnavailableError extends Error {
  override readonly name = 'NoRedis';
}

/** BullMQ requires a job name; its value has no meaning here. */
const JOB_NAME = 'chunk';

/** Default in milliseconds: a live worker reports twice in this time, even while its threads are busy. */
const LOST_AFTER_MS = 60_000;

/** Default in milliseconds before a failed chunk is tried again. */
const RETRY_DELAY_MS = 500;

/** Maximum number of stalls of a chunk: the next lost worker makes it `lost`. */
const MAX_STALLED_COUNT = 2;

/** Seconds after which unfetched results are dropped. */
const RETENTION_SECONDS = 24 * 60 * 60;

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
        backoff: { type: 'exponential', delay: options.retryDelay ?? RETRY_DELAY_MS },
        removeOnComplete: { age: RETENTION_SECONDS },
        removeOnFail: { age: RETENTION_SECONDS },
      },
    });
    this.#jobs.on('error', (error) => options.onError?.(error));
  }

  /** Opens a queue. @throws RedisUnavailableError */
  static async open(options: BullQueueOptions): Promise<BullQueue> {
    await checkConnection(options.redis);
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
    await this.#jobs.add(JOB_NAME, chunk, { jobId: idOf(chunk) });
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
    const reason = job.failedReason ?? 'no reason is known';
    return reason.startsWith('job stalled') ? { is: 'lost' } : { is: 'failed', why: reason };
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

  async startWorker(work: ChunkHandler): Promise<Worker> {
    const { lostAfter = LOST_AFTER_MS, onError } = this.options;
    const worker = new BullChunkWorker(this.#name, work, {
      connection: this.#connection,
      lockDuration: lostAfter,
      stalledInterval: lostAfter,
      maxStalledCount: MAX_STALLED_COUNT,
      onError,
    });
    this.#workers.add(worker);
    return worker;
  }

  /** Closes its workers and connections. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#workers, (worker) => worker.close()));
    await closeConnection(this.#jobs);
  }
}

const idOf = ({ run, name }: Chunk): string => `${run}.${name}`;

interface WorkerOptions {
  readonly connection: { readonly url: string; readonly maxRetriesPerRequest: null };
  readonly lockDuration: number;
  readonly stalledInterval: number;
  readonly maxStalledCount: number;
  readonly onError: ((error: Error) => void) | undefined;
}

class BullChunkWorker implements Worker {
  readonly #worker: BullWorker<Chunk, readonly string[] | undefined>;
  readonly #abortController = new AbortController();

  constructor(queue: string, work: ChunkHandler, { onError, ...options }: WorkerOptions) {
    const { signal } = this.#abortController;
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
    this.#worker.on('error', (error) => onError?.(error));
  }

  async close(patience = 0): Promise<void> {
    const timer = setTimeout(() => this.#abortController.abort(), patience);
    // While the server is away, the chunk cannot be returned; the server notices its loss later.
    await closeConnection(this.#worker, patience + CLOSE_TIMEOUT_MS);
    clearTimeout(timer);
  }
}

/** Milliseconds for closing a connection. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Closes a connection; disconnects after `timeout` milliseconds, as BullMQ would wait for a server that is away. */
async function closeConnection(connection: Jobs | BullWorker, timeout = CLOSE_TIMEOUT_MS): Promise<void> {
  const timer = new AbortController();
  const disconnected = wait(timeout, undefined, { signal: timer.signal }).then(
    () => void connection.disconnect().catch(() => {}),
    () => {},
  );
  await Promise.race([connection.close(), disconnected]);
  timer.abort();
}

/** Checks the connection once, without retries. @throws RedisUnavailableError */
async function checkConnection(url: string): Promise<void> {
  let connectionError: Error | undefined;
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5_000 });
  redis.on('error', (error) => {
    connectionError = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const { code, message } = (connectionError ?? error) as NodeJS.ErrnoException;
    throw new RedisUnavailableError(`there is no Redis at ${withoutPassword(url)} (${code ?? message})`);
  } finally {
    redis.disconnect();
  }
}

const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');
