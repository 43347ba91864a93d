export { type Agreement, checkAgreement, type Disagreement } from './agreement.js';
export { brokenByLinks } from './broken-by-links.js';
export { testEngine } from './engine-suite.js';
export { type PuzzleSuiteOptions, testPuzzle } from './puzzle-suite.js';
export { readError } from './read-error.js';
export { stepsInWords, stepsTo } from './steps-in-words.js';
export type { DrawSolvable, Size } from './tiny/puzzle-sampler.js';
export { unsolvableReasons } from './unsolvable-reasons.js';
