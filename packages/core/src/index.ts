export * from './board/board.js';
export { cellShades, valueMarks } from './board/cell-marks.js';
export { COORDINATES, type Coordinates } from './board/coordinates.js';
export { disjointLayers } from './board/disjoint-layers.js';
export * from './board/grid.js';
export { groupBy } from './board/group-by.js';
export { joinList } from './board/join-list.js';
export { type Loops, traceLoops } from './board/loops.js';
export * from './board/picture.js';
export { pictureDifferences } from './board/picture-differences.js';
export * from './board/place.js';
export { type Extent, formatPlaces, type NamingOptions } from './board/place-names.js';
export { joinRegions, type Regions, regionAt, regionIndices, regionsOf } from './board/regions.js';
export { type StrokeCount, strokesAlong } from './board/strokes.js';
export {
  type BoardSymbol,
  type CornerOfCell,
  type Direction,
  isRelation,
  type Piece,
  type Relation,
} from './board/symbol.js';
export {
  type BoardTransform,
  readsBackwards,
  TRANSFORMS,
  transformDirection,
  transformPlace,
  transformSize,
  transformSymbol,
} from './board/transform.js';
export { wallsAround } from './board/walls.js';
export { checkpoint, forgetLimits, type LimitCheck, UndecidedError, withLimits } from './checkpoint.js';
export { CnfEncoder } from './cnf/cnf-encoder.js';
export { type ClauseSession, cnfSession } from './cnf/cnf-session.js';
export { type EncodingThresholds, THRESHOLDS } from './cnf/thresholds.js';
export { acyclic } from './constraints/acyclic/definition.js';
export { UnionFind } from './constraints/acyclic/union-find.js';
export { type AllDifferent, allDifferent } from './constraints/all-different/definition.js';
export type { Comparison } from './constraints/comparison.js';
export {
  type ComponentSizes,
  type ComponentSizesOptions,
  componentSizes,
  type SizeBounds,
} from './constraints/component-sizes/definition.js';
export { connected } from './constraints/connected/definition.js';
export type { Constraint } from './constraints/constraint.js';
export type { GlobalConstraint } from './constraints/definitions.js';
export { type Differ, differ } from './constraints/differ/definition.js';
export { type DistinctSum, distinctSum } from './constraints/distinct-sum/definition.js';
export { evaluate } from './constraints/evaluate.js';
export type { GraphConstraint } from './constraints/graph-constraint.js';
export { type Matching, type MatchingSide, matching } from './constraints/matching/definition.js';
export { type Partition, partition } from './constraints/partition/definition.js';
export { type Paths, paths } from './constraints/paths/definition.js';
export { type Pieces, placement } from './constraints/placement/definition.js';
export type { ShapeRows } from './constraints/placement/orientations.js';
export type { Placement } from './constraints/placement/placements.js';
export type { PieceSet } from './constraints/placement/shape.js';
export { type Runs, runs } from './constraints/runs/definition.js';
export { scopeOf } from './constraints/scope.js';
export { type Sight, sight } from './constraints/sight/definition.js';
export { singleLoop } from './constraints/single-loop/definition.js';
export { type TableConstraint, table } from './constraints/table/definition.js';
export { type VisibleCount, visibleCount } from './constraints/visible-count/definition.js';
export * from './engine.js';
export { dimacs, toDimacs } from './export/dimacs.js';
export { type PreparedExport, prepareExport } from './export/prepare.js';
export { assertions, type CountingSyntax, toSmtlib } from './export/smtlib.js';
export { type DerivedChoice, type DerivedOption, withDerived } from './expressions/derived-choice.js';
export { type Choices, type ChosenElement, element } from './expressions/element.js';
export * from './expressions/expression.js';
export * from './expressions/fact.js';
export { Graph, type SwitchedEdge } from './expressions/graph.js';
export * from './expressions/values.js';
export type { NamedVariable } from './expressions/variable-names.js';
export { canonicalForm } from './generate/canonical-form.js';
export { type ClueLayer, type GenerationSupport, generationSupport } from './generate/clue-layers.js';
export { defaultSizeOf, generationSettings } from './generate/generation-settings.js';
export { orbitsOf, SYMMETRIES, type Symmetry, symmetryMaps } from './generate/symmetry.js';
export { changedPlaces, readUserAnswer } from './generate/user-answer.js';
export { GRADES, type Grade, type GradedType, type GradeScores } from './grade.js';
export type {
  AreaInput,
  BoardInput,
  ChainInput,
  Drag,
  EnclosedArea,
  EntryValues,
  LayerInput,
  Press,
  StrokeInput,
  Strokes,
  TileInput,
} from './input.js';
export type {
  AddCut,
  Cut,
  EagerWriter,
  Imply,
  IncrementalCuts,
  LazyConstraint,
  LiteralState,
  PostedLazyConstraint,
  ReadLiteral,
} from './lazy/lazy-constraint.js';
export { TRUE } from './literal.js';
export { lower } from './lower/lower.js';
export * from './model.js';
export type { LiteralMap, Program } from './program/program.js';
export { type LinearRow, type ProgramRows, rowsIn } from './program/rows.js';
export * from './puzzle.js';
export { Random } from './random.js';
export {
  type Batch,
  type BatchEntry,
  BatchSplitter,
  lineContent,
  splitBatch,
  titleIn,
} from './read/batch.js';
export type { FixedRows } from './read/blanks.js';
export { candidateTypes, type TypeStub } from './read/candidate-types.js';
export type { Claim } from './read/claim.js';
export { COMMENT } from './read/comment.js';
export { type Contradiction, clueFacts, type SplitEntries, splitEntries } from './read/entry-split.js';
export * from './read/error.js';
export { oneLine } from './read/one-line.js';
export { MAX_MISPLACED, type MisplacedSign, type PartialAnswer } from './read/partial-answer.js';
export { printJson } from './read/print-json.js';
export * from './read/read.js';
export { readEntries, readPartialAnswer } from './read/read-partial-answer.js';
export { boardOf, checkSize, readSize } from './read/size.js';
export {
  PUZZLE_COLUMNS,
  parseTableHeader,
  SOLUTION_COLUMNS,
  type TableHeader,
} from './read/table-header.js';
export { findType, type TypeNames, typeNamed } from './read/type-names.js';
export { unwrap, type WrappedText } from './read/wrapped.js';
export type { Argument, ArgumentLine, Contradiction as ArgumentContradiction } from './reasons/argument.js';
export type { Conflict } from './reasons/conflict.js';
export type { CountConflict, CountedSide } from './reasons/count-conflict.js';
export type { ConstraintReason, Reason } from './reasons/reason.js';
export type { Step } from './reasons/solve-path.js';
export { instructionsFor, ruleSentences, rulesFor } from './rules.js';
export {
  type AnswersOptions,
  answersOf,
  disagreement,
  type NoAnswer,
  UnsoundAnswerError,
} from './search/answers.js';
export type { ResultStream } from './search/result-stream.js';
export { Search, type SearchOptions, type SearchResult, type SearchStats } from './search/search.js';
export { Stopwatch } from './search/stopwatch.js';
export { type MemoryLimit, TaskMonitor, type TaskOptions, type TaskProgress } from './search/task-monitor.js';
export type { Trace, TraceEvent } from './search/trace.js';
export { type CountOutcome, countAnswers } from './tasks/count.js';
export {
  type AnswerCount,
  type EnumerateOptions,
  type EnumerateOutcome,
  enumerate,
} from './tasks/enumerate.js';
export { type ExplainOptions, type ExplainOutcome, explain } from './tasks/explain.js';
export { type CommonValues, type ForcedOutcome, forced, type OpenValues } from './tasks/forced.js';
export {
  type GeneratedPuzzle,
  type GenerateOptions,
  type GenerateOutcome,
  generate,
  NO_REJECTS,
  type RejectCounts,
} from './tasks/generate.js';
export {
  type MinimizedPuzzle,
  type MinimizeOptions,
  type MinimizeOutcome,
  minimize,
} from './tasks/minimize.js';
export { nameInSentence, type Rating, rate, type TechniqueCount } from './tasks/rate.js';
export { type SolveOutcome, solve } from './tasks/solve.js';
export { type StepsOptions, type StepsOutcome, steps } from './tasks/steps.js';
export { type TargetTechniques, techniquesOf } from './tasks/target-techniques.js';
export { type UniqueOutcome, type UniqueResult, unique } from './tasks/unique.js';
export { type Variation, type VaryOptions, vary } from './tasks/vary.js';
export type {
  RuleTechniques,
  TechniqueLevels,
  TechniqueName,
  TechniquePattern,
} from './techniques/technique.js';
export { be, have, hold, type LineWords, negate, type ValueWords } from './value-words.js';
export {
  type DistinctSums,
  type EntriesFeedback,
  Feedback,
  type FeedbackOptions,
} from './verbalize/feedback.js';
export type { KnownAtStep } from './verbalize/pencil-marks.js';
export { describeLimits, summaryLines } from './verbalize/type-summary.js';
export type { ValueLook } from './verbalize/value-text.js';
export { detailsOf, type StepText, Verbalizer } from './verbalize/verbalizer.js';
export { isFatal, WasmModule } from './wasm-module.js';
