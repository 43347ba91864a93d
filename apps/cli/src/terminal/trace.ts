import type { TraceListenerFactory } from '@gridproof/api';
import type { TraceEvent } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import type { Io } from '../io.js';

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

/** Formats an event as text. */
function traceLine(event: TraceEvent): string {
  switch (event.event) {
    case 'encoded':
      return `${event.variables} variables ${duration(event)}`;
    case 'posted':
      return `${event.rule}: ${formatCounts(event.constraints, ' ')}`;
    case 'lowered': {
      const { variables, clauses, counts, linears, lazies, decided, of, contradiction } = event;
      const left = formatCounts({ variables, clauses, counts, linears, 'lazy rules': lazies });
      const end = contradiction ? 'they contradict each other' : left ? `left: ${left}` : 'nothing is left';
      return `${decided} of ${of} decided by propagation; ${end} ${duration(event)}`;
    }
    case 'searched': {
      const { verdict, tried } = event;
      const end = verdict === 'unknown' ? 'left to the engine' : verdict;
      return `${end}, values tried: ${tried} ${duration(event)}`;
    }
    case 'loaded':
      return duration(event);
    case 'called':
      return `${event.verdict}${event.assumed ? `, assumptions: ${event.assumed}` : ''} ${duration(event)}`;
    case 'cut':
      return `${formatCounts(event.cuts, ': ')} ${duration(event)}`;
    case 'verified':
      return duration(event);
    case 'reasoned': {
      const { steps, claims, effort, calls } = event;
      return `steps: ${steps}, claims: ${claims}, effort: ${effort}, calls: ${calls} ${duration(event)}`;
    }
  }
}

const duration = ({ milliseconds }: { readonly milliseconds: number }): string =>
  `(${milliseconds.toFixed(1)} ms)`;

/** Formats counts as `12 variables, 3 clauses`, or with names first as in `connected: 4`. Leaves out zeros. */
const formatCounts = (numbers: Readonly<Record<string, number>>, between?: string): string =>
  Object.entries(numbers)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => (between ? `${name}${between}${number}` : `${number} ${name}`))
    .join(', ');
