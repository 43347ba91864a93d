export { type Contact, contactsOf } from './board/contacts.js';
export { checkMatrix } from './board/matrix.js';
export { type Regions, regionNumbers, regionsJoined, regionsOf } from './board/regions.js';
export { boardOf, checkSize, readSize, type Size } from './board/size.js';
export {
  type ArrowNumber16,
  type ArrowWay,
  readArrowNumber16,
  writeArrowNumber16,
} from './codings/arrow-number16.js';
export { type BitsPerDigit, readBits, writeBits } from './codings/bits.js';
export { type Neighbours, readBorders, readOpenSides, writeBorders, writeWalls } from './codings/borders.js';
export { type CellList, cellListCode, readCellLists, writeCellLists } from './codings/cell-lists.js';
export { type Cross4, readCross4, writeCross4 } from './codings/cross4.js';
export {
  type Clues,
  type GapDigits,
  readGapDigits,
  TWO_CLUES,
  writeGapDigits,
} from './codings/gap-digits.js';
export { readLeaps, writeLeaps } from './codings/leaps.js';
export { readMarks, writeMarks } from './codings/marks.js';
export { readMaskedBits, writeMaskedBits } from './codings/masked-bits.js';
export { type Number16, type Number16Options, readNumber16, writeNumber16 } from './codings/number16.js';
export { type Number36Options, readNumber36, writeNumber36 } from './codings/number36.js';
export { readPosition62, writePosition62 } from './codings/position62.js';
export {
  readRegionNumbers,
  regionMatrix,
  regionsOfNumbers,
  writeRegionNumbers,
} from './codings/region-numbers.js';
export { type RegionWallsOptions, readRegionWalls, writeRegionWalls } from './codings/region-walls.js';
export { type RunsOptions, readRuns, writeRuns } from './codings/runs.js';
export { readSkips, writeSkips } from './codings/skips.js';
export { readThirds, writeThirds } from './codings/thirds.js';
export { parseJson, printJson, readJson } from './json/json.js';
export {
  PUZZLE_COLUMNS,
  SOLUTION_COLUMNS,
  type TableHeader,
  tableHeader,
} from './many/table-header.js';
export { unwrapped, type Wrapped } from './many/wrapped.js';
export { type PuzzLinkOptions, puzzLinkCodec } from './sites/puzz-link.js';
export { looksLikeSgtId, splitSgtId } from './sites/sgt.js';
export { taskBoard } from './sites/task.js';
export { printRegionMap, type RegionMapOptions, readRegionMap } from './text/region-map.js';
export {
  characters,
  checkSameSize,
  printBoard,
  raggedRow,
  words,
} from './text/rows.js';
export { Scanner } from './text/scanner.js';
export {
  readTextBoard,
  type TextBoard,
  type TextBoardOptions,
  type Token,
  theOnlyBoard,
} from './text/text-board.js';
