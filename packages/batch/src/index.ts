export { AtomicFile } from './atomic-file.js';
export { BatchOutput } from './batch-output.js';
export {
  type BatchRequest,
  BatchSolver,
  type EntryOutcome,
  resolveRequest,
  type SolverRequest,
  withPosition,
} from './batch-solver.js';
export {
  checkFiles,
  type Entry,
  type EntryOptions,
  type InputEntry,
  loadTypes,
  readEntries,
  sizeOfFiles,
} from './entries.js';
export { Lock } from './lock.js';
export { type LocatedRow, type MergedRow, mergeParts, shardsOf } from './merge-parts.js';
export { MissingRows } from './missing-rows.js';
export { Notices } from './notices.js';
export { type EntryTypes, parseEntry } from './parse-entry.js';
export { PartFile } from './part-file.js';
export { resumeGenerated } from './resume-generated.js';
export { retryUnknown } from './retry-unknown.js';
export { type PartRow, parseRow, type RowHead, type RowRequest, rowHead, unknownRow } from './row.js';
export { BLOCK_LINES, type Shard, shardRange } from './shard.js';
export { type BatchProgress, type SolveOptions, solveEntries } from './solve-entries.js';
export type { Misread } from './table.js';
export { type Jobs, threadsFor } from './threads.js';
