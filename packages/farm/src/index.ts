export { type Chunk, type Cutting, chunksOf, type Json } from './chunk.js';
export { ChunkFailed, type Driving, drive, type Progress } from './driver.js';
export { chunksIn, FolderStore } from './folder-store.js';
export { MemoryQueue, type MemoryWorker } from './memory-queue.js';
export { Incomplete, merged } from './merge.js';
export type { ChunkState, Counts, Queue, Work, Worker } from './queue.js';
export { begin, complete, type Run, RunError, runIn } from './run.js';
export { type Store, StoreError } from './store.js';
export { type Working, workAt } from './worker.js';
