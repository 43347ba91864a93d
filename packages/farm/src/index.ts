export { type Chunk, type ChunkOptions, createChunks, type Json } from './chunk.js';
export { ChunkFailedError, type DriverOptions, type FarmProgress, runDriver } from './driver.js';
export { countChunks, FolderStore } from './folder-store.js';
export { MemoryQueue, type MemoryWorker } from './memory-queue.js';
export { IncompleteRunError, mergeRows } from './merge.js';
export type { ChunkHandler, ChunkState, Counts, Queue, Worker } from './queue.js';
export { beginRun, markComplete, type Run, RunError, readRun } from './run.js';
export { type Store, StoreError } from './store.js';
export { startWorker, type WorkerOptions } from './worker.js';
