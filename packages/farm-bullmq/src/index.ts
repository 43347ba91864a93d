export { BullQueue, type BullQueueOptions, NoRedis } from './bull-queue.js';
