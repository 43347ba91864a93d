/** A colour on a light page and on a dark one. */
export interface Ink {
  readonly light: string;
  readonly dark: string;
}

const inks = {
  paper: { light: '#ffffff', dark: '#181b20' },
  ink: { light: '#14171a', dark: '#f1f3f5' },
  gap: { light: '#e6e9ed', dark: '#0d0f12' },
  line: { light: '#c5cbd3', dark: '#434a55' },
  edge: { light: '#7d8691', dark: '#7a8391' },
  cage: { light: '#5b6470', dark: '#98a1ae' },
  found: { light: '#1a5fd0', dark: '#76b1ff' },
  shade: { light: '#2b3138', dark: '#c3cad4' },
  'shade-found': { light: '#64748b', dark: '#7f95b8' },
  'on-shade': { light: '#ffffff', dark: '#14171a' },
  light: { light: '#f4f6f8', dark: '#22272e' },
  lit: { light: '#fff3bf', dark: '#4a4018' },
  tint: { light: '#e4ecf7', dark: '#2b3647' },
  wrong: { light: '#d42a2a', dark: '#ff7b72' },
  differs: { light: '#c96f00', dark: '#f0a93b' },
  certain: { light: '#178040', dark: '#56d27c' },
  reason: { light: '#7b46d1', dark: '#c09bff' },
} as const satisfies Record<string, Ink>;

type InkName = keyof typeof inks;

/** A plain colour first, for programs that draw SVG but know no variables. */
export const painted = (property: 'fill' | 'stroke' | 'color', name: string, { light }: Ink): string =>
  `${property}:${light};${property}:var(--gp-${name})`;

const paint = (property: 'fill' | 'stroke' | 'color', name: InkName): string =>
  painted(property, name, inks[name]);

/** The variables of some colours. */
export const variablesOf = (colors: Readonly<Record<string, Ink>>, scheme: keyof Ink): string =>
  Object.entries(colors)
    .map(([name, ink]) => `--gp-${name}:${ink[scheme]}`)
    .join(';');

const variables = (scheme: keyof Ink): string => variablesOf(inks, scheme);

/** The style of drawings: the same for every picture, so two of them in one page do not disturb each other; print is always dark on white. */
export const svgStyle = `
.gridproof{${variables('light')};font-family:ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif;font-variant-numeric:lining-nums tabular-nums}
@media screen and (prefers-color-scheme:dark){.gridproof{${variables('dark')}}}
.gridproof text{fill:currentColor;text-anchor:middle}
.gridproof .gp-paper{${paint('fill', 'paper')}}
.gridproof .gp-gap{${paint('fill', 'gap')};shape-rendering:crispEdges}
.gridproof .gp-line,.gridproof .gp-edge,.gridproof .gp-wall{fill:none;stroke-linecap:square;shape-rendering:crispEdges}
.gridproof .gp-line{${paint('stroke', 'line')}}
.gridproof .gp-edge{${paint('stroke', 'edge')}}
.gridproof .gp-wall{stroke:currentColor}
.gridproof .gp-cage{fill:none;${paint('stroke', 'cage')};stroke-linejoin:round}
.gridproof .gp-clue{${paint('color', 'ink')};font-weight:700}
.gridproof .gp-found{${paint('color', 'found')};font-weight:400}
.gridproof .gp-on-shade{${paint('color', 'on-shade')}}
.gridproof .gp-dark{${paint('fill', 'shade')}}
.gridproof .gp-dark.gp-by-found{${paint('fill', 'shade-found')}}
.gridproof .gp-light{${paint('fill', 'light')}}
.gridproof .gp-lit{${paint('fill', 'lit')}}
.gridproof .gp-tint{${paint('fill', 'tint')}}
.gridproof .gp-solid{fill:currentColor}
.gridproof .gp-open{${paint('fill', 'paper')};stroke:currentColor}
.gridproof .gp-stroke{fill:none;stroke:currentColor;stroke-linecap:round}
.gridproof .gp-note{text-anchor:start;font-weight:600}
.gridproof .gp-candidates{${paint('color', 'cage')};font-weight:500}
.gridproof .gp-halo{${paint('stroke', 'paper')};stroke-linejoin:round;paint-order:stroke}
.gridproof .gp-mild{${paint('color', 'cage')}}
.gridproof .gp-wrong{${paint('color', 'wrong')}}
.gridproof .gp-differs{${paint('color', 'differs')}}
.gridproof .gp-certain{${paint('color', 'certain')}}
.gridproof .gp-reason{${paint('color', 'reason')}}
.gridproof .gp-area{fill:currentColor;fill-opacity:.16;stroke:currentColor}
.gridproof .gp-ring{fill:none;stroke:currentColor}
.gridproof .gp-band{fill:none;stroke:currentColor;stroke-opacity:.5;stroke-linecap:round}
.gridproof text.gp-legend{${paint('fill', 'ink')};text-anchor:start}
`;
