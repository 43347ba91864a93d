export { type AnswersOptions, type NoAnswer, UnsoundAnswerError } from './answers.js';
export { type Batch, type Entry, lineContent, splitBatch } from './batch.js';
export * from './board.js';
export { Compiled, isFatal } from './compiled.js';
export {
  type AllDifferent,
  acyclic,
  allDifferent,
  type Constraint,
  connected,
  type Differ,
  differ,
  type GraphRule,
  type Partition,
  partition,
  singleLoop,
  type Table,
  table,
} from './constraint.js';
export type { Course } from './course.js';
export { type Entries, type Entry as ChosenEntry, element } from './element.js';
export * from './engine.js';
export { readEntries } from './entries.js';
export * from './error.js';
export * from './evaluate.js';
export { type ClauseSession, counting } from './expand/counting.js';
export { Expansion } from './expand/expand.js';
export { SIZES, type Sizes } from './expand/sizes.js';
export { dimacs, toDimacs } from './export/dimacs.js';
export type { NamedVariable } from './export/named.js';
export { type Prepared, prepareExport } from './export/prepare.js';
export type { Rows } from './export/rows.js';
export { assertions, type Counting, toSmtlib } from './export/smtlib.js';
export type {
  And,
  Bool,
  BoolVar,
  Defined,
  Iff,
  IntVar,
  Linear,
  Not,
  Or,
  Term,
  Total,
  Variable,
} from './expression.js';
export { and, count, domain, iff, implies, is, less, not, or, sum } from './expression.js';
export { Graph, type SwitchedEdge } from './graph.js';
export * from './grid.js';
export type { AddCut, Cut, Imply, Known, Lazy, PostedLazy, ReadLiteral } from './lazy/lazy.js';
export { TRUE } from './literal.js';
export { lower } from './lower.js';
export { shadedCells, writtenMarks } from './marks.js';
export * from './model.js';
export { findType, type Names, typeNamed } from './naming.js';
export * from './picture.js';
export * from './place.js';
export { type Extent, listed, placesName } from './places-name.js';
export type { Key, Program } from './program.js';
export * from './puzzle.js';
export { Random } from './random.js';
export * from './read.js';
export type { Conflict } from './reasons/conflict.js';
export type { Step } from './reasons/path.js';
export { type Fact, type Instance, isValue, type Reason, stated } from './reasons/reason.js';
export { scopeOf } from './reasons/scope.js';
export { type Row, rowsIn } from './rows.js';
export { type Found, Search, type SearchOptions, type SearchStats } from './search.js';
export { Stopwatch } from './stopwatch.js';
export { type Counted, countAnswers } from './tasks/count.js';
export { type Enumerated, type EnumerateOptions, enumerate } from './tasks/enumerate.js';
export { type Explained, type ExplainOptions, explain } from './tasks/explain.js';
export { type Forced, forced, type OpenPlace, type Shared } from './tasks/forced.js';
export { type Rating, rate } from './tasks/rate.js';
export { type Solved, solve } from './tasks/solve.js';
export { steps, type Walked } from './tasks/steps.js';
export { type Proved, type Uniqueness, unique } from './tasks/unique.js';
export { Teller, type ToldStep } from './tell/teller.js';
export * from './values.js';
export { wallsAround } from './walls.js';
export { type Progress, type TaskOptions, Watch } from './watch.js';
