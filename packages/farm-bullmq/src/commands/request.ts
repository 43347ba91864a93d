import type { CommandContext } from '@gridproof/api';
import type { BatchRequest } from '@gridproof/batch';
import type { Json } from '@gridproof/farm';

/** The part of the request that workers need. */
export interface ChunkRequest extends BatchRequest {
  /** The key of the rows: a worker with another key would write other rows. */
  readonly requestKey: string;
}

/** The versions that decide the rows: workers take chunks only from drivers with the same versions. */
export const versionsOf = ({ plugins }: CommandContext): string => plugins.version;

/** A value as JSON, without undefined keys. */
export const toJson = (value: object): Json => JSON.parse(JSON.stringify(value));
