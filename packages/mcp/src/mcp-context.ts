import type { HandlerContext } from '@gridproof/api';
import { LRUCache } from 'lru-cache';
import type { ToolResult } from './result/tool-result.js';

/** Milliseconds that a call may take by default: clients end calls after a minute, some before. */
const LIMIT = 20_000;

/** Results that are kept for those who ask for a further page. */
const MAX_RESULTS = 16;

/** Does some work for a client when it is its turn; `client` is whoever has sent a request over HTTP. */
export type Schedule = <T>(
  client: string | undefined,
  signal: AbortSignal,
  work: (desk: HandlerContext, signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** What agents are served with. */
export interface McpContextOptions {
  /** Where their questions are put. */
  readonly desk: HandlerContext;
  /** What is told to clients. */
  readonly version: string;
  /** Milliseconds that a call may take; 20 seconds by default. */
  readonly limit?: number | undefined;
  /** Whose turn it is; by default everybody's. */
  readonly turn?: Schedule | undefined;
}

/** Where any number of agents ask. */
export class McpContext {
  readonly desk: HandlerContext;
  readonly version: string;
  readonly limit: number;
  readonly turn: Schedule;
  /** @internal The last results, whole, by what was asked: a further page takes no second search. */
  readonly resultCache = new LRUCache<string, ToolResult>({ max: MAX_RESULTS });

  constructor({
    desk,
    version,
    limit = LIMIT,
    turn = (_, signal, work) => work(desk, signal),
  }: McpContextOptions) {
    this.desk = desk;
    this.version = version;
    this.limit = limit;
    this.turn = turn;
  }
}
