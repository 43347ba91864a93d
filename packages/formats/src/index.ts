export { type BitsPerDigit, readBits, writeBits } from './bits.js';
export { readBorders, writeBorders } from './borders.js';
export { type Contact, contactsOf } from './contacts.js';
export { type Cross4, readCross4, writeCross4 } from './cross4.js';
export { type Clues, type GapDigits, readGapDigits, TWO_CLUES, writeGapDigits } from './gap-digits.js';
export { parseJson, printJson, readJson } from './json.js';
export { readLeaps, writeLeaps } from './leaps.js';
export { readMarks, writeMarks } from './marks.js';
export { readMaskedBits, writeMaskedBits } from './masked-bits.js';
export { checkMatrix } from './matrix.js';
export { type Number16, type Number16Options, readNumber16, writeNumber16 } from './number16.js';
export { type Number36Options, readNumber36, writeNumber36 } from './number36.js';
export { readPosition62, writePosition62 } from './position62.js';
export { type PuzzLinkOptions, puzzLinkCodec } from './puzz-link.js';
export { printRegionMap, type RegionMapOptions, readRegionMap } from './region-map.js';
export { readRegionNumbers, regionMatrix, regionsOfNumbers, writeRegionNumbers } from './region-numbers.js';
export { readRegionWalls, writeRegionWalls } from './region-walls.js';
export { type Regions, regionNumbers, regionsJoined, regionsOf } from './regions.js';
export {
  characters,
  checkSameSize,
  printBoard,
  raggedRow,
  words,
} from './rows.js';
export { type RunsOptions, readRuns, writeRuns } from './runs.js';
export { Scanner } from './scanner.js';
export { looksLikeSgtId, splitSgtId } from './sgt.js';
export { boardOf, checkSize, readSize, type Size } from './size.js';
export { readSkips, writeSkips } from './skips.js';
export { taskBoard } from './task.js';
export {
  readTextBoard,
  type TextBoard,
  type TextBoardOptions,
  type Token,
  theOnlyBoard,
} from './text-board.js';
