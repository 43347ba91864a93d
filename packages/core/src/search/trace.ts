import { TRUE } from '../literal.js';
import type { Model } from '../model.js';
import type { Program } from '../program/program.js';

/**
 * What a task does, while it does it: where its time goes. `milliseconds` of `reasoned` include the calls that
 * were needed.
 */
export type TraceEvent =
  /** `encode` has run. */
  | { readonly event: 'encoded'; readonly variables: number; readonly milliseconds: number }
  /** What it posted of one rule (`given`: clues, `entry`: what a player has entered), by what the constraints are. */
  | {
      readonly event: 'posted';
      readonly rule: string;
      readonly constraints: Readonly<Record<string, number>>;
    }
  /** The model has been written as clauses and rows, and propagated; this is what is left open. */
  | {
      readonly event: 'lowered';
      readonly variables: number;
      readonly clauses: number;
      readonly counts: number;
      readonly linears: number;
      readonly lazies: number;
      /** Variables of the model that clues and rules have decided by propagation alone, of `of` in all. */
      readonly decided: number;
      readonly of: number;
      readonly contradiction: boolean;
      readonly milliseconds: number;
    }
  /** What was left open has been searched before an engine is asked; `unknown`: it is left to the engine. `tried`: values in all so far. */
  | {
      readonly event: 'searched';
      readonly verdict: 'sat' | 'unsat' | 'unknown';
      readonly tried: number;
      readonly milliseconds: number;
    }
  /** A session of an engine holds the program. */
  | { readonly event: 'loaded'; readonly engine: string; readonly milliseconds: number }
  /** The engine was asked; `assumed`: under how many assumptions. */
  | {
      readonly event: 'called';
      readonly verdict: 'sat' | 'unsat' | 'unknown';
      readonly assumed: number;
      readonly milliseconds: number;
    }
  /** What it proposed breaks lazy rules: their cuts, by rule. */
  | { readonly event: 'cut'; readonly cuts: Readonly<Record<string, number>>; readonly milliseconds: number }
  /** An answer was found; it has been read and verified. */
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

/** Takes what happens. */
export type Trace = (event: TraceEvent) => void;

/** Counts things by a name. */
export function tally<T>(things: Iterable<T>, nameOf: (thing: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[nameOf(thing)] = (counts[nameOf(thing)] ?? 0) + 1;
  return counts;
}

/** Reports what a model holds. */
export function traceModel(model: Model, milliseconds: number, trace: Trace): void {
  trace({ event: 'encoded', variables: model.variables.length, milliseconds });
  for (const rule of new Set(model.required.map(({ source }) => source))) {
    const own = model.required.filter(({ source }) => source === rule);
    trace({
      event: 'posted',
      rule,
      constraints: tally(own, ({ constraint: one }) => (typeof one === 'object' ? one.op : String(one))),
    });
  }
}

/** Reports what is left of a model once it has been lowered and simplified. */
export function traceProgram(
  { shape, lazies, key, contradiction }: Program,
  milliseconds: number,
  trace: Trace,
): void {
  const { variables, clauses, counts, linears } = shape;
  const of = key.first.length - 1;
  const isKnown = (literal: number) => Math.abs(literal) === TRUE;
  let decided = 0;
  for (let id = 0; id < of; id++)
    if (key.literals.subarray(key.first[id], key.first[id + 1]).every(isKnown)) decided++;
  const left = { variables, clauses, counts, linears, lazies: lazies.length };
  trace({ event: 'lowered', ...left, decided, of, contradiction, milliseconds });
}
