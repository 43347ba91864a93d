import { UsageError } from '@gridproof/plugins';
import { Option } from 'commander';
import { BullQueue, type BullQueueOptions, RedisUnavailableError } from '../bull-queue.js';

export const redisOption = (): Option =>
  new Option('--redis <url>', 'the address of Redis')
    .env('GRIDPROOF_REDIS')
    .default('redis://127.0.0.1:6379');

/** Minimum milliseconds between two messages about a missing server. */
const MESSAGE_INTERVAL_MS = 30_000;

/** Opens a queue, and reports when its server is away. Throws `UsageError` if there is none. */
export async function openQueue(
  { redis, versions, lostAfter }: BullQueueOptions,
  say: (text: string) => void,
): Promise<BullQueue> {
  let lastMessage = Number.NEGATIVE_INFINITY;
  const onError = ({ message }: Error) => {
    if (Date.now() - lastMessage < MESSAGE_INTERVAL_MS) return;
    lastMessage = Date.now();
    say(`Redis: ${message}; it is tried again and again, ctrl-C ends it`);
  };
  try {
    return await BullQueue.open({ redis, versions, lostAfter, onError });
  } catch (error) {
    if (!(error instanceof RedisUnavailableError)) throw error;
    throw new UsageError(`${error.message}: start one with redis-server, or name another with --redis`);
  }
}
