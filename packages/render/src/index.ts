export { widthOf } from './ansi.js';
export { type BesideOptions, beside } from './beside.js';
export type { Placing, Point } from './geometry.js';
export { placing, ROOMY, renderSvg, type SvgOptions, stillParts } from './svg.js';
export { type LegendEntry, legendOf } from './svg-legend.js';
export { svgStyle } from './svg-style.js';
export { tintStyle } from './svg-tints.js';
export { renderText, type TextOptions } from './text.js';
export { escapeXml } from './xml.js';
