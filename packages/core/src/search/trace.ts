import { TRUE } from '../literal.js';
import type { Model } from '../model.js';
import type { Program } from '../program/program.js';

/** Events of a task, with its use of time. `took` is in milliseconds and, for `reasoned`, includes engine calls. */
export type TraceEvent =
  /** `encode` has finished. */
  | { readonly event: 'encoded'; readonly variables: number; readonly milliseconds: number }
  /** Posted constraints of one rule (`given`: clues, `entry`: entries of the player), counted by kind. */
  | {
      readonly event: 'posted';
      readonly rule: string;
      readonly constraints: Readonly<Record<string, number>>;
    }
  /** The model has been lowered and propagated; the numbers are what is open. */
  | {
      readonly event: 'lowered';
      readonly variables: number;
      readonly clauses: number;
      readonly counts: number;
      readonly linears: number;
      readonly lazies: number;
      /** Variables of the model that propagation alone has decided, of `of` in total. */
      readonly decided: number;
      readonly of: number;
      readonly contradiction: boolean;
      readonly milliseconds: number;
    }
  /** The small search has ended; `unknown` leaves the rest to the engine. `tried`: decisions so far. */
  | {
      readonly event: 'searched';
      readonly verdict: 'sat' | 'unsat' | 'unknown';
      readonly tried: number;
      readonly milliseconds: number;
    }
  /** A session of an engine has loaded the program. */
  | { readonly event: 'loaded'; readonly engine: string; readonly milliseconds: number }
  /** An engine call has ended; `assumed`: number of assumptions. */
  | {
      readonly event: 'called';
      readonly verdict: 'sat' | 'unsat' | 'unknown';
      readonly assumed: number;
      readonly milliseconds: number;
    }
  /** The proposal violated lazy constraints: number of cuts by rule. */
  | { readonly event: 'cut'; readonly cuts: Readonly<Record<string, number>>; readonly milliseconds: number }
  /** An answer was found, decoded and verified. */
  | { readonly event: 'verified'; readonly milliseconds: number }
  /** The next steps of a path were found; `effort` of the hardest of them. */
  | {
      readonly event: 'reasoned';
      readonly steps: number;
      readonly claims: number;
      readonly effort: number;
      readonly calls: number;
      readonly milliseconds: number;
    };

/** Receives trace events. */
export type Trace = (event: TraceEvent) => void;

/** Counts items by a key. */
export function tally<T>(items: Iterable<T>, nameOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of items) counts[nameOf(thing)] = (counts[nameOf(thing)] ?? 0) + 1;
  return counts;
}

/** Reports the contents of a model. */
export function traceModel(model: Model, milliseconds: number, trace: Trace): void {
  trace({ event: 'encoded', variables: model.variables.length, milliseconds });
  for (const rule of new Set(model.required.map(({ source }) => source))) {
    const posted = model.required.filter(({ source }) => source === rule);
    trace({
      event: 'posted',
      rule,
      constraints: tally(posted, ({ constraint }) =>
        typeof constraint === 'object' ? constraint.op : String(constraint),
      ),
    });
  }
}

/** Reports the open rest of a model after lowering and simplification. */
export function traceProgram(
  { shape, lazies, literalMap, contradiction }: Program,
  milliseconds: number,
  trace: Trace,
): void {
  const { variables, clauses, counts, linears } = shape;
  const of = literalMap.first.length - 1;
  const isKnown = (literal: number) => Math.abs(literal) === TRUE;
  let decided = 0;
  for (let id = 0; id < of; id++)
    if (literalMap.literals.subarray(literalMap.first[id], literalMap.first[id + 1]).every(isKnown))
      decided++;
  const left = { variables, clauses, counts, linears, lazies: lazies.length };
  trace({ event: 'lowered', ...left, decided, of, contradiction, milliseconds });
}
