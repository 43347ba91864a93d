import { UndecidedError } from '../checkpoint.js';
import type { Engine, UnknownReason } from '../engine.js';
import type { AnswerVars } from '../expressions/values.js';
import { type NamedVariable, namedVariables } from '../expressions/variable-names.js';
import type { Cut } from '../lazy/lazy-constraint.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { Program } from '../program/program.js';
import type { Puzzle } from '../puzzle.js';
import { Search } from '../search/search.js';
import { TaskMonitor, type TaskOptions } from '../search/task-monitor.js';

/** A puzzle's program for export to other solvers. */
export interface PreparedExport {
  readonly status: 'prepared';
  readonly program: Program;
  /** Answer variables with their names. */
  readonly variables: readonly NamedVariable[];
  /** Clauses that lazy constraints added until the answers were known; with them, the program of a puzzle with one answer has no other. */
  readonly cuts: readonly Cut[];
  /** Number of answers; present only with lazy constraints, because the program is incomplete then. */
  readonly answers?: 'none' | 'one' | 'several' | undefined;
}

/**
 * Lowers a puzzle. Programs do not contain lazy constraints; if there are any, solves the puzzle and proves that its answer is the only
 * one, so that the necessary cuts can be exported, too.
 */
export async function prepareExport<Rule extends string, P, V extends AnswerVars>(
  type: Pick<Puzzle<Rule, P, V, any>, 'encode'>,
  puzzle: P,
  engine: Engine,
  options: TaskOptions = {},
): Promise<PreparedExport | { readonly status: 'unknown'; readonly reason: UnknownReason }> {
  const monitor = new TaskMonitor(options);
  const model = new Model<Rule>();
  const cuts: Cut[] = [];
  let prepared: PreparedExport;
  try {
    prepared = monitor.run(() => {
      const variables = namedVariables(type.encode(model, puzzle));
      return { status: 'prepared', program: lower(model), variables, cuts };
    });
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return { status: 'unknown', reason: error.reason };
  }
  const { program } = prepared;
  if (program.contradiction || program.lazies.length === 0) return prepared;
  const search = await Search.open(model, engine, { program, monitor, onCut: (cut) => cuts.push(cut) });
  try {
    const first = await search.next();
    if (first.status === 'unknown') return first;
    if (first.status === 'none') return { ...prepared, answers: 'none' };
    search.exclude();
    const second = await search.next();
    if (second.status === 'unknown') return second;
    return { ...prepared, answers: second.status === 'none' ? 'one' : 'several' };
  } finally {
    search.close();
  }
}
