export {
  type BookletOptions,
  type BookletParts,
  bookletPage,
  bookletParts,
  MAX_PER_PAGE,
} from './booklet.js';
export { type BookletBoard, type BookletBoardOptions, bookletBoard } from './booklet-board.js';
export { PAPERS, type Paper } from './paper.js';
