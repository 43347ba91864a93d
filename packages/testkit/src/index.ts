export { type Agreement, agreement, type Disagreement } from './agreement.js';
export { brokenByLinks } from './broken-by-links.js';
export { testEngine } from './engine-suite.js';
export { faultOf } from './fault.js';
export { type PuzzleSuiteOptions, testPuzzle } from './puzzle-suite.js';
export { stepsInWords } from './steps-in-words.js';
export type { Size, Solved } from './tiny/draw.js';
export { whyUnsolvable } from './why.js';
