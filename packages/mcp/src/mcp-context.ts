import type { HandlerContext } from '@gridproof/api';
import { LRUCache } from 'lru-cache';
import type { ToolResult } from './result/tool-result.js';

/** Default time limit of a call, in milliseconds: clients cancel calls after a minute, some earlier. */
const DEFAULT_TIME_LIMIT_MS = 20_000;

/** Number of results cached for requests of further pages. */
const MAX_RESULTS = 16;

/** Runs work for a client in its turn; `client` is the sender of an HTTP request, otherwise undefined. */
export type Schedule = <T>(
  client: string | undefined,
  signal: AbortSignal,
  work: (context: HandlerContext, signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Options of an MCP context. */
export interface McpContextOptions {
  /** Context of the request handlers. */
  readonly handlerContext: HandlerContext;
  /** The version that clients see. */
  readonly version: string;
  /** Time limit of a call in milliseconds; by default 20 seconds. */
  readonly limit?: number | undefined;
  /** Schedules calls; by default they run immediately. */
  readonly schedule?: Schedule | undefined;
}

/** The shared state of MCP servers for any number of agents. */
export class McpContext {
  readonly handlerContext: HandlerContext;
  readonly version: string;
  readonly limit: number;
  readonly schedule: Schedule;
  /** @internal The last complete results by tool and arguments, so that further pages need no second search. */
  readonly resultCache = new LRUCache<string, ToolResult>({ max: MAX_RESULTS });

  constructor({
    handlerContext,
    version,
    limit = DEFAULT_TIME_LIMIT_MS,
    schedule = (_, signal, work) => work(handlerContext, signal),
  }: McpContextOptions) {
    this.handlerContext = handlerContext;
    this.version = version;
    this.limit = limit;
    this.schedule = schedule;
  }
}
