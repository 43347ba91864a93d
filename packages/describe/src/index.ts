export * from '@gridproof/core';
export { type Regions as RegionList, regionIndices, regionsOf } from '@gridproof/core';
export { bankOf } from './bank.js';
export { checkMatrix } from './board/matrix.js';
export { type RegionBorder, regionBorders } from './board/region-borders.js';
export { type BitsPerDigit, readBits, writeBits } from './codings/bits.js';
export { regionsOfNumbers } from './codings/region-numbers.js';
export type {
  AnswerLayer,
  AnswerLayerGivens,
  AnswerLayers,
  AnswerLayerValues,
  AnswerLayerVars,
  AnswerParts,
  Clues,
  Data,
  GivenOf,
  LayerPart,
  ValuesOf,
  VarsOf,
} from './data.js';
export { type Described, describePuzzle } from './describe.js';
export type { DescribedInput, Tile } from './described-input.js';
export type { Description, Locate } from './description.js';
export type { DescribedGeneration, DrawContext, DrawnPuzzle, LayerValues } from './generation.js';
export { readJson } from './json/json.js';
export { drawGivens, latinGrid, latinSquare } from './latin-square.js';
export { type AnnotationCodec, annotation } from './layer/annotation.js';
export { boxesIn, boxesOrRegions, boxOf, defaultBox, isDefaultBoxes, sidesUpTo } from './layer/boxes.js';
export {
  type CageLayer,
  type CagesOptions,
  type ClueCage,
  cageCells,
  cages,
  inOrder,
} from './layer/cages.js';
export { type CellPaths, cellPaths } from './layer/cell-paths.js';
export { type ColumnsAndRows, columnsAndRows } from './layer/columns-and-rows.js';
export { type DerivedValues, derivedValues } from './layer/derived-values.js';
export { latticeOf, middleOf } from './layer/lattice.js';
export type {
  FieldText,
  Layer,
  LayerData,
  LayerPicture,
  Layers,
  LayerValue,
  MapText,
  NamedSections,
  NamedText,
  NumberedFieldsText,
  PlacesText,
  RequiredCount,
  SeenPicture,
  SizeFieldsText,
  TransformedBoard,
} from './layer/layer.js';
export { flag, type Option, type Options, type OptionValue, option } from './layer/option.js';
export { type PerLine, perLine } from './layer/per-line.js';
export type { PlaceSets } from './layer/place-sets.js';
export { type AnyPlacedLayer, at, every, type LayerOptions, type PlacedLayer } from './layer/placed.js';
export { type PoolOptions, type PoolPlaces, pool } from './layer/pool.js';
export { checkRegionSizes, type Regions, type RegionsOptions, regions } from './layer/regions.js';
export { type TotalOptions, total } from './layer/total.js';
export { arrowNumber16 } from './notation/arrow-numbers.js';
export { bracketed } from './notation/bracketed-numbers.js';
export { cageNumbers, cageWalls } from './notation/cage-coding.js';
export { cageResults, type ResultLetters } from './notation/cage-results.js';
export { cellLists } from './notation/cell-lists.js';
export {
  borders,
  type Coding,
  type CodingContext,
  cross4,
  digitRuns,
  number16,
  number36,
  numberRuns,
  optional,
  type Part,
  position62,
  type RunsCodingOptions,
  regionNumbers,
  skips,
  slashSeparated,
  walls,
} from './notation/coding.js';
export { dominoHalves } from './notation/domino-halves.js';
export { dots, missingCells, skippedDots } from './notation/dots.js';
export type { FileSigns, FileTable, FileToken, LineReader } from './notation/file-table.js';
export { holedBorders } from './notation/holed-borders.js';
export { type LetteredSides, letteredSides, letteredSidesBetweenCommas } from './notation/lettered-sides.js';
export { limitSides } from './notation/limited-sides.js';
export { endSigns } from './notation/line-end-signs.js';
export { base3, commaSeparated, letterSkips, marks, rightThenBelow } from './notation/marks.js';
export type { Notation } from './notation/notation.js';
export { number16Lists, slashedLists } from './notation/number-lists.js';
export { number16Pairs } from './notation/number-pairs.js';
export { pathNumbers } from './notation/path-numbers.js';
export { barredDigits, numberedLetters } from './notation/per-cell-codes.js';
export { regionNumber16 } from './notation/region-number16.js';
export { sideSigns } from './notation/side-signs.js';
export { singleNumber } from './notation/single-number.js';
export type { SiteVariants } from './notation/site-names.js';
export {
  type PuzzlinkOptions,
  puzzleTeam,
  puzzleTeamByCommas,
  puzzlink,
  type SgtOptions,
  type SideNumber,
  sgt,
} from './notation/sites.js';
export { splitClues } from './notation/split-clues.js';
export { straightPieces } from './notation/straight-pieces.js';
export {
  type ParamsOptions,
  puzzleTeamVariants,
  sgtByParams,
  type TaskDefaults,
  type TaskVariants,
} from './notation/variant-codecs.js';
export { drawBlackCells } from './random-black-cells.js';
export { randomLoop } from './random-loop.js';
export { rectangleGeneration } from './random-rectangles.js';
export { clueParts, type RectangleShape, rectangleParts } from './rectangle-options.js';
export { moveBorder, type RegionDraft, RegionPartition } from './region-partition.js';
export type { LayerVars, RuleInstance, StandardRule } from './rules/standard-rule.js';
export {
  allConnected,
  allDifferentIn,
  countAround,
  countInLine,
  countInRegion,
  noneAdjacent,
  noTwoByTwo,
  oneClueRectangles,
  oneLoop,
  type RuleValues,
  rectangleShape,
} from './rules/standard-rules.js';
export { SeparatedCells } from './separated-cells.js';
export { looksLikeSgtId, splitSgtId } from './sites/sgt.js';
export type { AnswerContext, AnswerTextCodec } from './text/answers.js';
export { Scanner } from './text/scanner.js';
export type { Token } from './text/text-board.js';
export { arrow, compass } from './value/arrow.js';
export { line, shaded, wall } from './value/binary.js';
export { type BridgesValue, bridges } from './value/bridges.js';
export { choice } from './value/choice.js';
export { integer } from './value/integer.js';
export { type ListOptions, type ListValue, list } from './value/list.js';
export { marker } from './value/marker.js';
export { type Bound, longerSide, type NumberOptions, number } from './value/number.js';
export { either, oneOf, type Sign } from './value/one-of.js';
export { orOneOf } from './value/or-one-of.js';
export { orUnknown } from './value/or-unknown.js';
export { pair } from './value/pair.js';
export { part } from './value/part.js';
export type { PartValue } from './value/part-value.js';
export type { Domain, Look, ValueType, WrongItem } from './value/value.js';
export { withLook } from './value/with-look.js';
