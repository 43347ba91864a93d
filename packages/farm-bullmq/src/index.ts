export { BullQueue, type BullQueueOptions, RedisUnavailableError } from './bull-queue.js';
