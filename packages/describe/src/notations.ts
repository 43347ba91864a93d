// The formats of sites and programs, and the codings of layers in them.
export { arrowNumber16 } from './notation/arrow-numbers.js';
export { bracketed } from './notation/bracketed-numbers.js';
export { cageNumbers, cageWalls } from './notation/cage-coding.js';
export { cageResults } from './notation/cage-results.js';
export { cellLists } from './notation/cell-lists.js';
export {
  borders,
  cross4,
  digitRuns,
  number16,
  number36,
  numberRuns,
  optional,
  position62,
  regionNumbers,
  skips,
  slashSeparated,
  walls,
} from './notation/coding.js';
export { dominoHalves } from './notation/domino-halves.js';
export { dots, missingCells, skippedDots } from './notation/dots.js';
export { holedBorders } from './notation/holed-borders.js';
export { letteredSides, letteredSidesBetweenCommas } from './notation/lettered-sides.js';
export { limitSides } from './notation/limited-sides.js';
export { endSigns } from './notation/line-end-signs.js';
export { base3, commaSeparated, letterSkips, marks, rightThenBelow } from './notation/marks.js';
export { number16Lists, slashedLists } from './notation/number-lists.js';
export { number16Pairs } from './notation/number-pairs.js';
export { pathNumbers } from './notation/path-numbers.js';
export { barredDigits, numberedLetters } from './notation/per-cell-codes.js';
export { regionNumber16 } from './notation/region-number16.js';
export { sideSigns } from './notation/side-signs.js';
export { singleNumber } from './notation/single-number.js';
export { puzzleTeam, puzzleTeamByCommas, puzzlink, sgt } from './notation/sites.js';
export { splitClues } from './notation/split-clues.js';
export { straightPieces } from './notation/straight-pieces.js';
export { puzzleTeamVariants, sgtByParams } from './notation/variant-codecs.js';
