export * from './board/board.js';
export { COORDINATES, type Coordinates } from './board/coordinates.js';
export * from './board/grid.js';
export { groupBy } from './board/group-by.js';
export { layersOf } from './board/layers.js';
export { listed } from './board/listed.js';
export { type Loops, loopsAlong } from './board/loops.js';
export { shadedCells, writtenMarks } from './board/marks.js';
export * from './board/picture.js';
export * from './board/place.js';
export { type Extent, type Naming, placesName } from './board/places-name.js';
export { type Lines, strokesAlong } from './board/strokes.js';
export {
  type CornerOfCell,
  type Heading,
  isRelation,
  type Piece,
  type Relation,
  type Symbol,
} from './board/symbol.js';
export {
  readsBackwards,
  TURNS,
  type Turn,
  turnedHeading,
  turnedPlace,
  turnedSize,
  turnedSymbol,
} from './board/turn.js';
export { wallsAround } from './board/walls.js';
export { checkpoint, forgetLimits, type LimitCheck, Undecided, withLimits } from './checkpoint.js';
export { Compiled, isFatal } from './compiled.js';
export { acyclic } from './constraints/acyclic/meaning.js';
export { type AllDifferent, allDifferent } from './constraints/all-different/meaning.js';
export { connected } from './constraints/connected/meaning.js';
export type { Constraint } from './constraints/constraint.js';
export { type Differ, differ } from './constraints/differ/meaning.js';
export { type DistinctSum, distinctSum } from './constraints/distinct-sum/meaning.js';
export { evaluate } from './constraints/evaluate.js';
export type { GraphRule } from './constraints/graph-rule.js';
export { type Matched, type MatchedSide, matched } from './constraints/matched/meaning.js';
export type { GlobalConstraint } from './constraints/meanings.js';
export { type Partition, partition } from './constraints/partition/meaning.js';
export { type Paths, paths } from './constraints/paths/meaning.js';
export type { Drawing } from './constraints/place/form.js';
export { type Pieces, place } from './constraints/place/meaning.js';
export type { Position } from './constraints/place/positions.js';
export type { Lot } from './constraints/place/shape.js';
export { type Runs, runs } from './constraints/runs/meaning.js';
export { scopeOf } from './constraints/scope.js';
export { type Skyline, seen } from './constraints/seen/meaning.js';
export { type Sight, sight } from './constraints/sight/meaning.js';
export { singleLoop } from './constraints/single-loop/meaning.js';
export { type SizeBounds, type Sized, type SizedOptions, sized } from './constraints/sized/meaning.js';
export { type Table, table } from './constraints/table/meaning.js';
export type { View } from './constraints/view.js';
export * from './engine.js';
export { type ClauseSession, counting } from './expand/counting.js';
export { Expansion } from './expand/expansion.js';
export { SIZES, type Sizes } from './expand/sizes.js';
export { dimacs, toDimacs } from './export/dimacs.js';
export { type Prepared, prepareExport } from './export/prepare.js';
export { assertions, type Counting, toSmtlib } from './export/smtlib.js';
export { type Choices, type Chosen, element } from './expressions/element.js';
export * from './expressions/expression.js';
export * from './expressions/fact.js';
export { Graph, type SwitchedEdge } from './expressions/graph.js';
export type { NamedVariable } from './expressions/named.js';
export { type Note, type Noted, withNotes } from './expressions/note.js';
export * from './expressions/values.js';
export type {
  AreaInput,
  BoardInput,
  ChainInput,
  Drag,
  EntryValues,
  LayerInput,
  Press,
  StrokeInput,
  Strokes,
  TileInput,
} from './input.js';
export type {
  AddCut,
  Besides,
  Cut,
  Following,
  Imply,
  Known,
  Lazy,
  PostedLazy,
  ReadLiteral,
} from './lazy/lazy.js';
export { TRUE } from './literal.js';
export { lower } from './lower/lower.js';
export { canonical } from './make/canonical.js';
export { type ClueLayer, type Makeable, makeable } from './make/clue-layers.js';
export { answerIn, changesIn } from './make/kept.js';
export { orbitsOf, SYMMETRIES, type Symmetry, turnsOf } from './make/symmetry.js';
export * from './model.js';
export type { Key, Program } from './program/program.js';
export { type Row, type Rows, rowsIn } from './program/rows.js';
export * from './puzzle.js';
export { Random } from './random.js';
export { type Batch, type BatchEntry, lineContent, splitBatch, titleIn } from './read/batch.js';
export type { FixedRows } from './read/blanks.js';
export type { Claim } from './read/claim.js';
export { type BesideClues, besideClues, type Contradiction, clueFacts } from './read/clues.js';
export { COMMENT } from './read/comment.js';
export { concernedBy, type Unloaded } from './read/concerned.js';
export { type Entered, type Misplaced, MOST_MISPLACED } from './read/entered.js';
export { readEntered, readEntries } from './read/entries.js';
export * from './read/error.js';
export { findType, type Names, typeNamed } from './read/naming.js';
export { oneLine } from './read/one-line.js';
export { printJson } from './read/print-json.js';
export * from './read/read.js';
export { boardOf, checkSize, readSize } from './read/size.js';
export { PUZZLE_COLUMNS, SOLUTION_COLUMNS, type TableHeader, tableHeader } from './read/table-header.js';
export { unwrapped, type Wrapped } from './read/wrapped.js';
export type { Conflict } from './reasons/conflict.js';
export type { Step } from './reasons/path.js';
export type { Instance, Reason } from './reasons/reason.js';
export { ruleSentences, rulesFor } from './rules.js';
export { type AnswersOptions, disagreement, type NoAnswer, UnsoundAnswerError } from './search/answers.js';
export type { ResultStream } from './search/result-stream.js';
export { type Found, Search, type SearchOptions, type SearchStats } from './search/search.js';
export { Stopwatch } from './search/stopwatch.js';
export type { Trace, TraceEvent } from './search/trace.js';
export { type MemoryLimit, type Progress, type TaskOptions, Watch } from './search/watch.js';
export { type Counted, countAnswers } from './tasks/count.js';
export { type Enumerated, type EnumerateOptions, enumerate } from './tasks/enumerate.js';
export { type Explained, type ExplainOptions, explain } from './tasks/explain.js';
export { type Forced, forced, type OpenPlace, type Shared } from './tasks/forced.js';
export {
  type Generated,
  type GenerateOptions,
  type Generation,
  generate,
  NOTHING_THROWN,
  type Thrown,
} from './tasks/generate.js';
export { type Minimal, type Minimized, type MinimizeOptions, minimize } from './tasks/minimize.js';
export { GRADES, type Grade, type Rating, rate } from './tasks/rate.js';
export { type Solved, solve } from './tasks/solve.js';
export { steps, type Walked } from './tasks/steps.js';
export { type Proved, type Uniqueness, unique } from './tasks/unique.js';
export { type Variation, type VaryOptions, vary } from './tasks/vary.js';
export type { KnownAtStep } from './tell/candidates.js';
export { type EntriesFeedback, Feedback, type FeedbackOptions } from './tell/feedback.js';
export { outlined, shortfall } from './tell/outlined.js';
export { type StepInWords, Teller } from './tell/teller.js';
export type { Seen } from './tell/words.js';
export { be, denied, have, hold, type Leads, type Words } from './words.js';
