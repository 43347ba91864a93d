import type { BatchInputOptions, BatchRequest, CommandContext } from '@gridproof/api';
import type { Json } from '@gridproof/farm';

/** What `gridproof farm start` is told of the puzzles and of what is asked of them. */
export interface FarmRequest extends BatchInputOptions, BatchRequest {}

/** What a worker must know of it. */
export interface ChunkRequest extends BatchRequest {
  /** What rows depend on besides: a worker where this is another would write other rows. */
  readonly asking: string;
}

/** A worker takes chunks from drivers only that would come to the same rows themselves. */
export const versionsOf = ({ plugins }: CommandContext): string => plugins.version;

/** As JSON has it: without what is not there. */
export const asJson = (value: object): Json => JSON.parse(JSON.stringify(value));
