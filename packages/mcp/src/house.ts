import type { Desk } from '@gridproof/answers';
import { Kept } from './result/kept.js';

/** Milliseconds that a call may take by default: clients end calls after a minute, some before. */
const LIMIT = 20_000;

/** What agents are served with. */
export interface HouseOptions {
  /** Where their questions are put. */
  readonly desk: Desk;
  /** What is told to clients. */
  readonly version: string;
  /** Milliseconds that a call may take; 20 seconds by default. */
  readonly limit?: number | undefined;
}

/** Where any number of agents ask. */
export class House {
  readonly desk: Desk;
  readonly version: string;
  readonly limit: number;
  /** @internal What was answered last. */
  readonly kept = new Kept();

  constructor({ desk, version, limit = LIMIT }: HouseOptions) {
    this.desk = desk;
    this.version = version;
    this.limit = limit;
  }
}
