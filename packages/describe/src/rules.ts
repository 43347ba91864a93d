// The standard rules.
export {
  allConnected,
  allDifferentIn,
  countAround,
  countInLine,
  countInRegion,
  noFourMeet,
  noneAdjacent,
  noTwoByTwo,
  oneClueRectangles,
  oneLoop,
  rectangleShape,
} from './rules/standard-rules.js';
