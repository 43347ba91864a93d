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
export type { AnnotationCodec } from './layer/annotation.js';
export { boxesIn, boxOf, defaultBox, isDefaultBoxes, sidesUpTo } from './layer/boxes.js';
export { type CageLayer, type CagesOptions, type ClueCage, cageCells, inOrder } from './layer/cages.js';
export type { CellPaths } from './layer/cell-paths.js';
export type { ColumnsAndRows } from './layer/columns-and-rows.js';
export type { DerivedValues } from './layer/derived-values.js';
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
export type { Option, Options, OptionValue } from './layer/option.js';
export type { PerLine } from './layer/per-line.js';
export type { PlaceSets } from './layer/place-sets.js';
export type { AnyPlacedLayer, LayerOptions, PlacedLayer } from './layer/placed.js';
export type { PoolOptions, PoolPlaces } from './layer/pool.js';
export { checkRegionSizes, drawWallsAround, type Regions, type RegionsOptions } from './layer/regions.js';
export type { TotalOptions } from './layer/total.js';
export * as layers from './layers.js';
export { cluesAlong, goStraight, type LineRays, lineRays, turn } from './loop-cells.js';
export type { ResultLetters } from './notation/cage-results.js';
export type { Coding, CodingContext, Part, RunsCodingOptions } from './notation/coding.js';
export type { FileSigns, FileTable, FileToken, LineReader } from './notation/file-table.js';
export type { LetteredSides } from './notation/lettered-sides.js';
export type { Notation } from './notation/notation.js';
export type { SiteVariants } from './notation/site-names.js';
export type { PuzzlinkOptions, SgtOptions, SideNumber } from './notation/sites.js';
export type { ParamsOptions, TaskDefaults, TaskVariants } from './notation/variant-codecs.js';
export * as notations from './notations.js';
export { randomDominoes } from './random-dominoes.js';
export { randomLoop } from './random-loop.js';
export { drawBlackCells, drawPlaces } from './random-places.js';
export {
  type DrawnRectangles,
  type RectangleClueOf,
  type RectangleDrawing,
  type RectangleGenerator,
  rectangleGeneration,
} from './random-rectangles.js';
export {
  clueParts,
  type RectangleClues,
  type RectangleShape,
  rectangleCells,
  type ShapesOf,
} from './rectangle-options.js';
export {
  drawLargerRegions,
  drawRegions,
  moveBorder,
  type RegionDraft,
  RegionPartition,
} from './region-partition.js';
export type { LayerVars, RuleInstance, StandardRule } from './rules/standard-rule.js';
export type { RuleValues } from './rules/standard-rules.js';
export * as rules from './rules/standard-rules.js';
export { SeparatedCells } from './separated-cells.js';
export { looksLikeSgtId, splitSgtId } from './sites/sgt.js';
export type { AnswerContext, AnswerTextCodec } from './text/answers.js';
export { Scanner } from './text/scanner.js';
export type { Token } from './text/text-board.js';
export type { BridgesValue } from './value/bridges.js';
export type { ListOptions, ListValue } from './value/list.js';
export { type Bound, longerSide, type NumberOptions } from './value/number.js';
export type { Sign } from './value/one-of.js';
export type { PartValue } from './value/part-value.js';
export type { Domain, Look, ValueType, WrongItem } from './value/value.js';
export * as values from './values.js';
