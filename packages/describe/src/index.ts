export * from '@gridproof/core';
export { bankOf } from './bank.js';
export { type Contact, contactsOf } from './board/contacts.js';
export { checkMatrix } from './board/matrix.js';
export { type Regions as RegionList, regionIndices, regionsOf } from './board/regions.js';
export { type BitsPerDigit, readBits, writeBits } from './codings/bits.js';
export { regionsOfNumbers } from './codings/region-numbers.js';
export type {
  Clues,
  Data,
  Each,
  Found,
  GivenOf,
  Key,
  KeyGivens,
  KeyValues,
  KeyVars,
  One,
  ValuesOf,
  VarsOf,
} from './data.js';
export { type Described, describePuzzle } from './describe.js';
export type { DescribedInput, Tile } from './described-input.js';
export type { Description, Where } from './description.js';
export { grown } from './grown.js';
export { readJson } from './json/json.js';
export { latinSquare } from './latin-square.js';
export { type AnyPlaced, at, every, type Named, type Placed } from './layer/at.js';
export { boxesIn, boxesOrRegions, boxOf, isUsual, sidesTo, usualBox } from './layer/boxes.js';
export {
  type CageLayer,
  type CagesOptions,
  type ClueCage,
  cageCells,
  cages,
  inOrder,
} from './layer/cages.js';
export { type ColumnsAndRows, columnsAndRows } from './layer/columns-and-rows.js';
export { latticeOf, middleOf } from './layer/lattice.js';
export type {
  AtPlaces,
  ByNames,
  Data as LayerData,
  Drawn,
  Held,
  InField,
  InFields,
  InSizeFields,
  Layer,
  Layers,
  Named as NamedText,
  OnMap,
  Turned,
  Wanted,
} from './layer/layer.js';
export { type NoteCodec, note } from './layer/note.js';
export { type Option, type Options, option, type Said, yesOrNo } from './layer/option.js';
export type { Over } from './layer/over.js';
export { type PerLine, perLine } from './layer/per-line.js';
export { type PlacesFor, type PoolOptions, pool } from './layer/pool.js';
export { type Regions, type RegionsOptions, regions, sizedAs } from './layer/regions.js';
export { type Shown, show } from './layer/shown.js';
export { type TotalOptions, total } from './layer/total.js';
export { type Ways, ways } from './layer/ways.js';
export type { DescribedMaking, DrawnPuzzle, Laid, Wished } from './making.js';
export { arrowNumber16 } from './notation/arrow-numbers.js';
export { bracketed } from './notation/bracketed.js';
export { cageNumbers, cageWalls } from './notation/cage-coding.js';
export { cageResults, type ResultLetters } from './notation/cage-results.js';
export { cellLists } from './notation/cell-lists.js';
export {
  borders,
  type Coded,
  type Coding,
  cross4,
  digitRuns,
  number16,
  number36,
  numberRuns,
  type Part,
  perhaps,
  position62,
  type RunsOptions,
  regionNumbers,
  skips,
  slashed,
  walls,
} from './notation/coding.js';
export { dots, missingCells, skippedDots } from './notation/dots.js';
export { endSigns } from './notation/end-signs.js';
export { figure } from './notation/figure.js';
export type { FileSigns, FileToken, Lines, Table } from './notation/file-table.js';
export type { Notation } from './notation/format.js';
export { halves } from './notation/halves.js';
export { holedBorders } from './notation/holed.js';
export { barredDigits, numberedLetters } from './notation/in-each-cell.js';
export { type LetteredSides, letteredSides, letteredSidesBetweenCommas } from './notation/lettered-sides.js';
export { number16Lists, slashedLists } from './notation/lists.js';
export { inCommas, leaps, marks, thirds } from './notation/marks.js';
export type { Says } from './notation/names.js';
export {
  type PuzzlinkOptions,
  puzzleTeam,
  puzzleTeamInCommas,
  puzzlink,
  type SgtOptions,
  type SideNumber,
  sgt,
} from './notation/notation.js';
export { onSides } from './notation/on-sides.js';
export { pathNumbers } from './notation/path-numbers.js';
export { regionNumber16 } from './notation/region-number16.js';
export { sideSigns } from './notation/side-signs.js';
export { splitClues } from './notation/split-clues.js';
export { straightPieces } from './notation/straight-pieces.js';
export { number16Pairs } from './notation/two-deep.js';
export {
  type ParamsOptions,
  puzzleTeamWays,
  type SaidByTask,
  sgtByParams,
  type TaskWays,
} from './notation/ways.js';
export { randomLoop } from './random-loop.js';
export { looksLikeSgtId, splitSgtId } from './sites/sgt.js';
export type { Answered, Answers } from './text/answers.js';
export { Scanner } from './text/scanner.js';
export type { Token } from './text/text-board.js';
export { arrow, compass } from './value/arrow.js';
export { type BridgesValue, bridges } from './value/bridges.js';
export { choice } from './value/choice.js';
export { either, oneOf, type Sign } from './value/either.js';
export { type List, type ListOptions, list } from './value/list.js';
export { type Bound, longerSide, type NumberOptions, number } from './value/number.js';
export { orOneOf } from './value/or-one-of.js';
export { pair } from './value/pair.js';
export { part } from './value/part.js';
export type { PartValue } from './value/part-value.js';
export { seenAs } from './value/seen-as.js';
export { line, shaded, wall } from './value/shaded.js';
export { thing } from './value/thing.js';
export { orUnknown } from './value/unknown.js';
export type { Domain, FaultInJson, Look, Value } from './value/value.js';
export { whole } from './value/whole.js';
