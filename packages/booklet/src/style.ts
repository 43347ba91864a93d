import { paperStyle, svgStyle } from '@gridproof/render';
import { GAP } from './page-grid.js';
import { FOOTER, MARGIN, PAPERS, type Paper, printArea } from './paper.js';
import { HEADER } from './sheet.js';

/** Returns the style of a booklet: one page per sheet of paper, and the same sheets on a screen, light or dark. */
export function styleFor(paper: Paper): string {
  const { width, height } = printArea(paper);
  const { width: wide, height: high } = PAPERS[paper];
  return `
@page { size: ${wide}mm ${high}mm; margin: ${MARGIN}mm; }
:root {
  color-scheme: light dark;
  --paper: #fff; --ink: #14171a; --faint: #5b6470; --line: #c5cbd3; --desk: #e6e9ed;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #181b20; --ink: #f1f3f5; --faint: #98a1ae; --line: #434a55; --desk: #0d0f12; }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 9pt/1.35 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
}
.page { display: flex; flex-direction: column; width: ${width}mm; height: ${height}mm; break-after: page; break-inside: avoid; }
.page:last-child { break-after: auto; }
.page > header { flex: none; height: ${HEADER}mm; }
.page > main { flex: 1; min-height: 0; }
.page > footer {
  flex: none; display: flex; justify-content: space-between; height: ${FOOTER}mm; padding-top: 2mm; border-top: .2mm solid var(--line);
  color: var(--faint); white-space: nowrap;
}
.page > footer span:first-child { overflow: hidden; text-overflow: ellipsis; padding-right: 4mm; }
h1 { margin: 0; font-size: 20pt; line-height: 1.15; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
header p { margin: 1mm 0 0; color: var(--faint); }
h2 { margin: 0 0 1mm; font-size: 11pt; line-height: 1.3; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
.words { padding-bottom: 3mm; break-inside: avoid; }
.words ul { margin: 0; padding-left: 4mm; }
.words li { margin-bottom: 1.2mm; }
.contents p { display: flex; justify-content: space-between; gap: 4mm; margin: 0 0 1.2mm; }
.contents span:last-child { color: var(--faint); text-align: right; }
.boards { display: grid; gap: ${GAP}mm; }
figure { margin: 0; min-width: 0; min-height: 0; break-inside: avoid; display: flex; flex-direction: column; align-items: center; }
figure svg { flex: none; display: block; }
figcaption { height: 6mm; margin-bottom: 1mm; font-size: 10pt; white-space: nowrap; }
figcaption span { color: var(--faint); }
figure p { margin: -1.5mm 0 1.5mm; max-width: 100%; color: var(--faint); font-size: 8.5pt; line-height: 4mm; text-align: center; }
code {
  max-width: 100%; margin-top: 1.5mm; color: var(--faint); text-align: center; overflow-wrap: anywhere; word-break: break-all;
  font: 6.5pt/2.9mm ui-monospace, "Liberation Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; user-select: all;
}
@media screen {
  body { background: var(--desk); padding: 6mm 0; }
  .page { box-sizing: content-box; margin: 0 auto 6mm; padding: ${MARGIN}mm; background: var(--paper); }
}
${svgStyle}
@media screen and (prefers-color-scheme: light) { ${paperStyle} }`;
}
