export { type Agreement, agreement, type Disagreement } from './agreement.js';
export { testEngine } from './engine-suite.js';
export { faultOf } from './fault.js';
export { type PuzzleSuiteOptions, testPuzzle } from './puzzle-suite.js';
export type { Size, Solved } from './tiny/draw.js';
export { toldSteps } from './told.js';
export { whyUnsolvable } from './why.js';
