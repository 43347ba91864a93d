export { formatPuzzle } from './data/format-puzzle.js';
export { faultJson, placeJson, resultJson, stepJson, typeJson } from './data/json.js';
export { toOneLine, withType } from './data/one-line.js';
export { checkEntries, type EntriesVerdict } from './execution/check-entries.js';
export { convertCrash } from './execution/convert-crash.js';
export { Deadline, TimeLimitError } from './execution/deadline.js';
export { chooseStrategy, type EngineStrategy } from './execution/engine-strategy.js';
export { canRunInline } from './execution/inline-first.js';
export { mapOrdered } from './execution/map-ordered.js';
export {
  type ConflictBudget,
  type EngineOutcome,
  roundRobin,
  roundRobinWithin,
  runRoundRobin,
  strategyKey,
  type TimedOutcome,
} from './execution/round-robin.js';
export {
  type ExplainTask,
  type Explanation,
  runExplain,
  type SeveralAnswers,
} from './execution/run-explain.js';
export type { JobTarget, PuzzleTask } from './execution/run-job.js';
export { isComplete, runSteps, type StepsResult, type StepsTask } from './execution/run-steps.js';
export {
  type AnswerTask,
  runTask,
  type TaskQuery,
  type TaskRequest,
  type TaskResult,
  type TaskSpec,
} from './execution/run-task.js';
export { Runners, type TraceListenerFactory } from './execution/runners.js';
export { attemptSummary, missedMessage } from './generate/attempt-summary.js';
export {
  canGenerateInline,
  type GenerateContext,
  type GenerateEnd,
  generateParallel,
  type NewPuzzle,
} from './generate/parallel-generate.js';
export {
  boardFormatter,
  generatedJson,
  type LineFormat,
  type PrintedPuzzle,
  type PuzzleFormatter,
  puzzleWriter,
  readLine,
} from './generate/puzzle-writer.js';
export { targetTechniques } from './generate/target-techniques.js';
export { answerResponse, type CheckInput, entriesResponse, readCheckInput } from './handlers/check.js';
export {
  HandlerContext,
  type HandlerOptions,
  type PuzzleRequest,
  type RequestHooks,
} from './handlers/context.js';
export { type ExplainRequest, explainResponse } from './handlers/explain.js';
export type { GenerateRequest } from './handlers/generate.js';
export {
  HANDLERS,
  type HooksOf,
  handleRequest,
  type RequestName,
  type RequestOf,
} from './handlers/handlers.js';
export { type HintDegree, type HintTask, hintResponse, runHint } from './handlers/hint.js';
export { contradictionResponse, type PuzzleResponse } from './handlers/response.js';
export { forcedJson, queryOf, type SolveHooks, type SolveRequest } from './handlers/solve.js';
export { pathJson, type StepsHooks, type StepsRequest } from './handlers/steps.js';
export { pathSentence } from './messages/path.js';
export { gradeJson, gradeLabel, pathRating, ratingReasons, ratingSentence } from './messages/rating.js';
export { Tally } from './messages/tally.js';
export { type TypePageOptions, typePage } from './messages/type-page.js';
export { countNoun, evidence, formatDuration, resultSentence, verdictText } from './messages/verdict.js';
export { knownPicture } from './pictures/known.js';
export { differences, pictureOf, resultPicture, svgOf } from './pictures/marked.js';
export { PathBoards } from './pictures/path.js';
export type {
  CommandContext,
  HelpBuilder,
  HelpEpilogue,
  PluginAction,
  PluginCommand,
  PluginCommandGroup,
  PluginCommands,
} from './plugin-command.js';
export { encodingOf, MAX_INPUT_BYTES } from './puzzle/input-text.js';
export {
  type Item,
  isReadable,
  type OnePuzzle,
  parseItems,
  type ReadablePuzzle,
  type ReadingOptions,
  readAs,
} from './puzzle/puzzle-input.js';
export {
  answerText,
  type EntryConflicts,
  type PuzzleWithEntries,
  readWithEntries,
} from './puzzle/puzzle-with-entries.js';
export { positionText, type SourcePosition } from './puzzle/source-position.js';
export { type GuardedOptions, GuardedPlugins, type Inventory } from './watchdog/guarded-plugins.js';
export { type Fault, isFault, PuzzleTypeError, statusOf } from './watchdog/type-fault.js';
