import { Deadline, type HandlerContext, TimeLimitError } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import type { McpContext } from './mcp-context.js';
import { errorResult, type ToolInput } from './result/error-result.js';
import { paginate } from './result/paginate.js';
import type { ToolResult } from './result/tool-result.js';
import type { Tool } from './tools/tool.js';

/** Milliseconds between two progress notifications. */
const PROGRESS_INTERVAL_MS = 1000;

/** Milliseconds beyond the time limit in which threads may report their partial results. */
const GRACE_MS = 1000;

/** Runs a tool call. Every outcome is a result. The client gets a progress notification every second and may cancel the call. */
export async function callTool(
  tool: Tool,
  input: Readonly<Record<string, unknown>>,
  { handlerContext, limit, resultCache, schedule }: McpContext,
  { mcpReq, http }: Pick<ServerContext, 'mcpReq' | 'http'>,
): Promise<CallToolResult> {
  const { page = 1, ...args } = input as { readonly page?: number };
  const key = JSON.stringify([tool.name, args]);
  const cached = page > 1 ? resultCache.get(key) : undefined;
  if (cached) return paginate(cached, page);
  const timeout = AbortSignal.timeout(limit + GRACE_MS);
  const stop = startProgress(mcpReq, limit);
  try {
    // A disconnected client would never receive the result.
    const disconnected = http?.req?.signal;
    const signal = AbortSignal.any([mcpReq.signal, timeout, ...(disconnected ? [disconnected] : [])]);
    const result = await Promise.race([
      schedule(http?.authInfo?.clientId, signal, (context, signal) =>
        tool.run(args, { handlerContext: context, timeout: limit, signal }),
      ),
      // A call that still waits for a thread ends with the time limit.
      timeLimitResult(timeout),
    ]);
    if (timeout.aborted) return paginate(TIME_LIMIT_RESULT);
    resultCache.set(key, result);
    return paginate(result, page);
  } catch (error) {
    if (timeout.aborted) return paginate(TIME_LIMIT_RESULT);
    return errorResult(
      error,
      error instanceof PuzzleError ? await findFaultyInput(handlerContext, args) : undefined,
    );
  } finally {
    stop();
  }
}

const TIME_LIMIT_RESULT: ToolResult = {
  lines: ["don't know: time limit"],
  facts: { status: 'unknown', reason: 'time limit' },
};

const timeLimitResult = (signal: AbortSignal): Promise<ToolResult> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(TIME_LIMIT_RESULT), { once: true });
  });

/** Starts progress notifications if the client requested them; returns a function that stops them. */
function startProgress({ _meta, notify }: ServerContext['mcpReq'], limit: number): () => void {
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
  }, PROGRESS_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Finds the input with the fault: the puzzle if it cannot be parsed, otherwise the answer or the entries. */
async function findFaultyInput(
  context: HandlerContext,
  args: Readonly<Record<string, unknown>>,
): Promise<ToolInput | undefined> {
  const { puzzle, entries, answer, as, size } = args as Readonly<Record<string, any>>;
  if (typeof puzzle !== 'string') return undefined;
  try {
    await context.read({ puzzle, as, size }, new Deadline(undefined));
  } catch (error) {
    return error instanceof PuzzleError || error instanceof TimeLimitError
      ? { name: 'puzzle', text: puzzle }
      : undefined;
  }
  if (answer !== undefined) return { name: 'answer', text: answer };
  if (entries !== undefined) return { name: 'entries', text: entries };
  return undefined;
}
