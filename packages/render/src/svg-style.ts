/** A colour on a light page and on a dark one. */
export interface Ink {
  readonly light: string;
  readonly dark: string;
}

/** The board is grey on a dark page, so that black stays darker and white stays lighter. */
const inks = {
  paper: { light: '#fffdf8', dark: '#3c424d' },
  ink: { light: '#1b1d21', dark: '#f1f3f5' },
  gap: { light: '#e8e6e0', dark: '#1f2329' },
  line: { light: '#a9adb5', dark: '#6d7686' },
  mark: { light: '#6b7079', dark: '#b3b9c3' },
  cage: { light: '#5d6169', dark: '#b9c0ca' },
  found: { light: '#1f5fc4', dark: '#a8ccff' },
  black: { light: '#1b1d21', dark: '#08090b' },
  white: { light: '#ffffff', dark: '#f1f3f5' },
  shade: { light: '#23262c', dark: '#0e1013' },
  grey: { light: '#8f96a1', dark: '#14181e' },
  'on-shade': { light: '#ffffff', dark: '#f1f3f5' },
  'on-white': { light: '#1b1d21', dark: '#14171a' },
  'found-on-white': { light: '#1f5fc4', dark: '#1f5fc4' },
  pale: { light: '#e1ebdc', dark: '#4d5f54' },
  tile: { light: '#efece4', dark: '#4a515e' },
  fed: { light: '#bcdcf5', dark: '#2f648c' },
  covered: { light: '#d3d7dd', dark: '#3a404b' },
  open: { light: '#ffffff', dark: '#5a6270' },
  lit: { light: '#fff0b3', dark: '#6e5f24' },
  water: { light: '#dceefa', dark: '#2f5674' },
  filled: { light: '#82bff2', dark: '#22639a' },
  grass: { light: '#dcecd0', dark: '#3f5c40' },
  liquid: { light: '#c8372d', dark: '#ff8478' },
  tint: { light: '#e4ecf7', dark: '#46566f' },
  wrong: { light: '#b91c14', dark: '#ff9d96' },
  differs: { light: '#b45309', dark: '#f7bb5c' },
  certain: { light: '#178040', dark: '#6fe093' },
  reason: { light: '#7b46d1', dark: '#d3b8ff' },
} as const satisfies Record<string, Ink>;

/** The colours that distinguish marks. */
const markInks: readonly Ink[] = [
  { light: '#1f5fc4', dark: '#a8ccff' },
  { light: '#2c7a1f', dark: '#92e3a3' },
  { light: '#c4261d', dark: '#ffb1ab' },
  { light: '#6a2fb0', dark: '#dabaff' },
  { light: '#8a4b10', dark: '#f4c48f' },
  { light: '#0b6e6e', dark: '#85e3d8' },
  { light: '#1b1d21', dark: '#f1f3f5' },
  { light: '#5d6169', dark: '#c9ced7' },
];

/** The colours that distinguish pieces of lines, except the first, which is the default for found lines. None is near to that of errors. */
const hues: readonly Ink[] = [
  { light: '#0f766e', dark: '#5cdccb' },
  { light: '#9333a8', dark: '#e3b4f7' },
  { light: '#96690a', dark: '#f2c14e' },
  { light: '#6f4518', dark: '#d9b08c' },
  { light: '#4d7c0f', dark: '#b7de6a' },
];

/** The number of colours for pieces of lines in every drawing. */
export const BASIC_HUES = hues.length + 1;

type InkName = keyof typeof inks;

/** Returns a style with a plain colour first, for SVG programs without support for variables. */
export const colourStyle = (property: 'fill' | 'stroke' | 'color', name: string, { light }: Ink): string =>
  `${property}:${light};${property}:var(--gp-${name})`;

/** Returns a style with one of the colours of all drawings. */
export const paint = (property: 'fill' | 'stroke' | 'color', name: InkName): string =>
  colourStyle(property, name, inks[name]);

/** Returns the CSS variables of colours. */
export const variablesOf = (colors: Readonly<Record<string, Ink>>, scheme: keyof Ink): string =>
  Object.entries(colors)
    .map(([name, ink]) => `--gp-${name}:${ink[scheme]}`)
    .join(';');

const numbered = (name: string, all: readonly Ink[], first: number): Readonly<Record<string, Ink>> =>
  Object.fromEntries(all.map((ink, at) => [`${name}-${first + at}`, ink]));

const numberedInks = { ...numbered('colour', markInks, 1), ...numbered('hue', hues, 2) };

/** Returns the CSS variables of all drawing colours except tints. */
export const variables = (scheme: keyof Ink): string => variablesOf({ ...inks, ...numberedInks }, scheme);

/** The style for white paper: no background has the tone of a screen page, and tiles have thin outlines. */
export const paperStyle =
  '.gridproof{--gp-paper:#ffffff;--gp-tile:#ffffff;--gp-fed:#ffffff;--gp-gap:#e8e8e8}.gridproof .gp-tile{stroke:#a9adb5;stroke-width:.75}';

/**
 * The style of drawings. It is the same for every picture, so drawings on one page do not affect each other; print is always dark on white.
 */
export const svgStyle = `
.gridproof{${variables('light')};font-family:ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif;font-variant-numeric:lining-nums tabular-nums}
@media screen and (prefers-color-scheme:dark){.gridproof{${variables('dark')}}}
@media print{${paperStyle}}
.gridproof text{fill:currentColor;text-anchor:middle}
.gridproof .gp-paper{${paint('fill', 'paper')}}
.gridproof .gp-gap{${paint('fill', 'gap')};shape-rendering:crispEdges}
.gridproof .gp-line,.gridproof .gp-major,.gridproof .gp-edge,.gridproof .gp-wall{fill:none;stroke-linecap:square;shape-rendering:crispEdges}
.gridproof .gp-line,.gridproof .gp-dashes,.gridproof .gp-diagonal{${paint('stroke', 'line')}}
.gridproof .gp-dashes,.gridproof .gp-diagonal,.gridproof .gp-box{fill:none}
.gridproof .gp-edge,.gridproof .gp-box{${paint('stroke', 'ink')}}
.gridproof .gp-corner{${paint('fill', 'ink')}}
.gridproof .gp-major{${paint('stroke', 'cage')}}
.gridproof .gp-wall{stroke:currentColor}
.gridproof .gp-cage{fill:none;${paint('stroke', 'cage')};stroke-linejoin:round}
.gridproof .gp-clue{${paint('color', 'ink')};font-weight:700}
.gridproof .gp-found{${paint('color', 'found')};font-weight:500}
.gridproof .gp-on-shade{${paint('color', 'on-shade')}}
.gridproof .gp-dark{${paint('fill', 'shade')}}
${(['grey', 'pale', 'tile', 'fed', 'covered', 'open', 'lit', 'water', 'filled', 'grass', 'tint'] as const)
  .map((tone) => `.gridproof .gp-${tone}{${paint('fill', tone)}}`)
  .join('\n')}
.gridproof .gp-hatched{fill:none}
.gridproof .gp-on-white{${paint('color', 'on-white')}}
.gridproof .gp-found .gp-on-white{${paint('color', 'found-on-white')}}
.gridproof .gp-solid{fill:currentColor}
.gridproof .gp-black{${paint('fill', 'black')}}
.gridproof .gp-white{${paint('fill', 'white')}}
.gridproof .gp-black,.gridproof .gp-white{${paint('stroke', 'ink')}}
.gridproof .gp-hollow{${paint('fill', 'paper')};stroke:currentColor}
.gridproof .gp-stroke{fill:none;stroke:currentColor;stroke-linecap:round}
.gridproof .gp-note{text-anchor:start;font-weight:600}
.gridproof .gp-candidates{${paint('color', 'cage')};font-weight:500}
.gridproof .gp-halo{${paint('stroke', 'paper')};stroke-linejoin:round;paint-order:stroke}
.gridproof .gp-mild{${paint('color', 'cage')}}
.gridproof text.gp-mild,.gridproof .gp-mild text{font-weight:400}
.gridproof .gp-mark{${paint('color', 'mark')}}
.gridproof .gp-liquid{${paint('color', 'liquid')}}
${Object.entries(numberedInks)
  .map(([name, ink]) => `.gridproof .gp-${name}{${colourStyle('color', name, ink)}}`)
  .join('\n')}
.gridproof .gp-wrong{${paint('color', 'wrong')}}
.gridproof .gp-differs{${paint('color', 'differs')}}
.gridproof .gp-certain{${paint('color', 'certain')}}
.gridproof .gp-reason{${paint('color', 'reason')}}
.gridproof .gp-bank{font-weight:600}
.gridproof .gp-used{opacity:.4}
.gridproof .gp-area{fill:currentColor;fill-opacity:.16;stroke:currentColor}
.gridproof .gp-ring{fill:none;stroke:currentColor}
.gridproof .gp-band{fill:none;stroke:currentColor;stroke-opacity:.5;stroke-linecap:round}
.gridproof text.gp-legend{${paint('fill', 'ink')};text-anchor:start}
`;
