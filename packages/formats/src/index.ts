export { type JsonOptions, jsonCodec, printJson } from './json.js';
export { type Number16, type Number16Options, readNumber16, writeNumber16 } from './number16.js';
export { looksLikePuzzLink, type PuzzLink, puzzLinkGenre, readPuzzLink, writePuzzLink } from './puzz-link.js';
export { type RunsOptions, readRuns, writeRuns } from './runs.js';
export { Scanner } from './scanner.js';
export { looksLikeSgtId, splitSgtId } from './sgt.js';
export { checkSize, MOST_CELLS, readSize, type Size } from './size.js';
export {
  characters,
  checkRectangle,
  printBoard,
  raggedRow,
  readTextBoard,
  type TextBoard,
  type Token,
  words,
} from './text-board.js';
