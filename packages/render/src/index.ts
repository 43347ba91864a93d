export { widthOf } from './ansi.js';
export { type BesideOptions, beside } from './beside.js';
export { ROOMY, renderSvg, type SvgOptions } from './svg.js';
export { svgStyle } from './svg-style.js';
export { renderText, type TextOptions } from './text.js';
export { escapeXml } from './xml.js';
