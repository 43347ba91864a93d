import type { TraceListenerFactory } from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import type { Io } from '../io.js';
import { traceLine } from './trace-line.js';

/** Environment variable that replaces `--trace`. */
const VARIABLE = 'GRIDPROOF_TRACE';

/**
 * Writes one line per event of a task, as JSON if the result is JSON. Returns undefined if no trace is requested.
 * Milliseconds count from the start of the program.
 */
export function createTracer(
  { trace, format }: { readonly trace?: boolean | undefined; readonly format?: string | undefined },
  write: (line: string) => void,
  env: Io['env'],
): TraceListenerFactory | undefined {
  const setting = env[VARIABLE] || (trace ? 'yes' : '0');
  if (setting === '0') return undefined;
  if (!['1', 'yes', 'text', 'json'].includes(setting))
    throw new UsageError(`${VARIABLE} is '${setting}'; it may be text, json, 1 or 0`);
  const asJson = setting === 'json' || (setting !== 'text' && format === 'json');
  return (engine) => (event) => {
    const at = performance.now();
    write(
      asJson
        ? JSON.stringify({ at: Number(at.toFixed(2)), engine, ...event })
        : `${at.toFixed(1).padStart(9)} ms  ${engine.padEnd(8)} ${event.event.padEnd(9)} ${traceLine(event)}`,
    );
  };
}
