export { type BookletBoard, type BookletBoardOptions, boardOf } from './board.js';
export {
  type BookletOptions,
  type BookletParts,
  bookletPage,
  bookletParts,
  MOST_PER_PAGE,
} from './booklet.js';
export { PAPERS, type Paper } from './paper.js';
