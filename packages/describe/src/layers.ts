// The layers of a board, its answer and its options.
export { annotation } from './layer/annotation.js';
export { boxesOrRegions } from './layer/boxes.js';
export { cages } from './layer/cages.js';
export { cellPaths } from './layer/cell-paths.js';
export { columnsAndRows } from './layer/columns-and-rows.js';
export { derivedValues } from './layer/derived-values.js';
export { flag, option } from './layer/option.js';
export { perLine } from './layer/per-line.js';
export { at, every } from './layer/placed.js';
export { pool } from './layer/pool.js';
export { regions } from './layer/regions.js';
export { total } from './layer/total.js';
export { rectangleParts } from './rectangle-options.js';
