import { Deadline, type HandlerContext, TimeLimitError } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import type { McpContext } from './mcp-context.js';
import { errorResult, type ToolInput } from './result/error-result.js';
import { paginate } from './result/paginate.js';
import type { ToolResult } from './result/tool-result.js';
import type { Tool } from './tools/tool.js';

/** Milliseconds between two notices of progress. */
const BEAT = 1000;

/** What a call may still take, in milliseconds, when its time is over: threads are given a moment to say how far they are. */
const GRACE = 1000;

/** Carries out a call. Whatever comes of it is a result; the client is told every second that there is work, and may end it. */
export async function callTool(
  tool: Tool,
  what: Readonly<Record<string, unknown>>,
  { desk, limit, resultCache, turn }: McpContext,
  { mcpReq, http }: Pick<ServerContext, 'mcpReq' | 'http'>,
): Promise<CallToolResult> {
  const { page = 1, ...asked } = what as { readonly page?: number };
  const key = JSON.stringify([tool.name, asked]);
  const known = page > 1 ? resultCache.get(key) : undefined;
  if (known) return paginate(known, page);
  const over = AbortSignal.timeout(limit + GRACE);
  const stop = progress(mcpReq, limit);
  try {
    // Whoever hangs up would never hear the answer.
    const left = http?.req?.signal;
    const signal = AbortSignal.any([mcpReq.signal, over, ...(left ? [left] : [])]);
    const told = await Promise.race([
      turn(http?.authInfo?.clientId, signal, (desk, signal) =>
        tool.answer(asked, { desk, timeout: limit, signal }),
      ),
      // A call that waits for a free thread is not begun: it ends as one that has used its time up.
      until(over),
    ]);
    if (over.aborted) return paginate(OVER);
    resultCache.set(key, told);
    return paginate(told, page);
  } catch (error) {
    if (over.aborted) return paginate(OVER);
    return errorResult(error, error instanceof PuzzleError ? await faulty(desk, asked) : undefined);
  } finally {
    stop();
  }
}

const OVER: ToolResult = {
  lines: ["don't know: time limit"],
  facts: { status: 'unknown', reason: 'time limit' },
};

const until = (signal: AbortSignal): Promise<ToolResult> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(OVER), { once: true });
  });

/** Tells the client how long it has been, if it has asked for that; what comes back ends it. */
function progress({ _meta, notify }: ServerContext['mcpReq'], limit: number): () => void {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return () => {};
  const total = limit / 1000;
  const start = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    const message = `${seconds} s of ${total} s at most`;
    // A client that has gone hears nothing.
    void notify({
      method: 'notifications/progress',
      params: { progressToken, progress: seconds, total, message },
    }).catch(() => {});
  }, BEAT);
  return () => clearInterval(timer);
}

/** Which of the texts that were handed in has the fault: the puzzle, where it cannot be read, or else what stands beside it. */
async function faulty(
  desk: HandlerContext,
  what: Readonly<Record<string, unknown>>,
): Promise<ToolInput | undefined> {
  const { puzzle, entries, answer, as, size } = what as Readonly<Record<string, any>>;
  if (typeof puzzle !== 'string') return undefined;
  try {
    await desk.read({ puzzle, as, size }, new Deadline(undefined));
  } catch (error) {
    return error instanceof PuzzleError || error instanceof TimeLimitError
      ? { what: 'puzzle', text: puzzle }
      : undefined;
  }
  if (answer !== undefined) return { what: 'answer', text: answer };
  if (entries !== undefined) return { what: 'entries', text: entries };
  return undefined;
}
