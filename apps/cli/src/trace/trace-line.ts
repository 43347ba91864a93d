import type { TraceEvent } from '@gridproof/core';

/** Formats an event as text. */
export function traceLine(event: TraceEvent): string {
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
