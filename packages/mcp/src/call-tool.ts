import { Deadline, type HandlerContext, TimeLimitError } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import type { McpContext } from './mcp-context.js';
import { errorResult, type ToolInput } from './result/error-result.js';
import { paginate } from './result/paginate.js';
import type { ToolResult } from './result/tool-result.js';
import type { Tool } from './tools/tool.js';

/** Milliseconds between two progress notifications. */
const BEAT = 1000;

/** Milliseconds beyond the time limit in which threads may report their partial results. */
const GRACE = 1000;

/** Runs a tool call. Every outcome is a result. The client gets a progress notification every second and may cancel the call. */
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
    // A disconnected client would never receive the result.
    const left = http?.req?.signal;
    const signal = AbortSignal.any([mcpReq.signal, over, ...(left ? [left] : [])]);
    const told = await Promise.race([
      turn(http?.authInfo?.clientId, signal, (desk, signal) =>
        tool.answer(asked, { desk, timeout: limit, signal }),
      ),
      // A call that still waits for a thread ends with the time limit.
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

/** Starts progress notifications if the client requested them; returns a function that stops them. */
function progress({ _meta, notify }: ServerContext['mcpReq'], limit: number): () => void {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return () => {};
  const total = limit / 1000;
  const start = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    const message = `${seconds} s of ${total} s at most`;
    // The client may have disconnected.
    void notify({
      method: 'notifications/progress',
      params: { progressToken, progress: seconds, total, message },
    }).catch(() => {});
  }, BEAT);
  return () => clearInterval(timer);
}

/** Finds the input with the fault: the puzzle if it cannot be parsed, otherwise the answer or the entries. */
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
