export { type Answering, answering, by } from './asking/answering.js';
export { type AnswerTask, type Asked, ask, type Posed, type Question, type Result } from './asking/ask.js';
export { isAskedHere } from './asking/at-once.js';
export { Clock, OutOfTime } from './asking/clock.js';
export { crashSentence } from './asking/crashed.js';
export { checkEntries, claimOfEntries, type EntriesVerdict } from './asking/entered.js';
export { type Explanation, explaining, type Several, type Unexplained } from './asking/explaining.js';
export { inOrder } from './asking/in-order.js';
export {
  askInTurn,
  type Ended,
  inTurn,
  inTurnWithin,
  type Timed,
  type Turns,
  turnsOf,
} from './asking/in-turn.js';
export { Runners, type TraceOf } from './asking/runners.js';
export { isComplete, type Walk, type Walking, walk } from './asking/walk.js';
export type {
  Afterword,
  Around,
  BatchAsking,
  BatchEntry,
  Batches,
  BatchReading,
  BatchResources,
  BatchRows,
  BatchTally,
  PackagedAction,
  PackagedCommand,
  PackagedCommands,
  PackagedGroup,
  SharedHelp,
} from './command.js';
export { contradictedLines, contradictedPicture, contradictionJson } from './data/contradicted.js';
export { explanationJson, faultJson, placeJson, resultJson, standingJson, stepJson } from './data/json.js';
export { onOneLine, withType } from './data/one-line.js';
export { written } from './data/written.js';
export { type GuardedOptions, GuardedPlugins, type Inventory } from './guard/plugins.js';
export { type Fault, isFault, statusOf, TypeFault } from './guard/type-fault.js';
export { missed, summary } from './making/attempts.js';
export { type Crew, type End, isMadeHere, type MadePuzzle, making } from './making/crew.js';
export {
  boardIn,
  type Form,
  lineRead,
  madeJson,
  type Printed,
  type Written,
  writing,
} from './making/writing.js';
export { knownPicture } from './pictures/known.js';
export { differences, marked, pictureOf, resultPicture, svgOf } from './pictures/marked.js';
export { PathBoards } from './pictures/path.js';
export { answerIn, type Contradicted, type HalfDone, halfDone } from './puzzle/half-done.js';
export {
  type Item,
  isReadable,
  itemsOf,
  type OnePuzzle,
  type Readable,
  type ReadingOptions,
  readAs,
} from './puzzle/puzzle.js';
export { placeOf, type Standing } from './puzzle/standing.js';
export type { Answer } from './questions/answer.js';
export { type Held, misplacedJson, partJson, readHeld, wholeJson } from './questions/check.js';
export { type Asking, Desk, type DeskOptions, type Listening } from './questions/desk.js';
export type { ExplanationWanted } from './questions/explain.js';
export type { Wish } from './questions/generate.js';
export { type Hinting, hinting, hintJson, whereJson } from './questions/hint.js';
export {
  type AskingOf,
  answered,
  type ListeningOf,
  QUESTIONS,
  type QuestionName,
} from './questions/questions.js';
export { type AnswersWanted, forcedJson, type ListeningToAnswers, questionOf } from './questions/solve.js';
export { type ListeningToSteps, type PathWanted, pathJson } from './questions/steps.js';
export { type About, aboutType } from './words/about.js';
export { type Broken, brokenRules, wrongPlaces } from './words/broken.js';
export { nothingNext, pathSentence } from './words/path.js';
export { gradeJson, gradeOf, ratingOf, ratingReasons, ratingSentence } from './words/rating.js';
export { claimOf, counted, evidence, sentence, time } from './words/verdict.js';
export { conflictLines, type Why, whyOf } from './words/why.js';
