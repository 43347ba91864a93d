import { endsOf, type Picture, type Place, placeKey } from '@gridproof/core';
import { BASIC_HUES, colourStyle, type Ink, paint, variablesOf } from './svg-style.js';

/** Further colours that distinguish pieces of lines, each as different as possible from those before it. */
const inks: readonly Ink[] = [
  { light: '#ed16ce', dark: '#d554f9' },
  { light: '#5f3c43', dark: '#fc4a93' },
  { light: '#996ffb', dark: '#9587ef' },
  { light: '#d2678c', dark: '#d487c1' },
  { light: '#265511', dark: '#02b827' },
  { light: '#2e91f2', dark: '#05b2f3' },
  { light: '#989401', dark: '#bb9133' },
  { light: '#8b6670', dark: '#c0a8ae' },
  { light: '#5b2c82', dark: '#fb73f2' },
  { light: '#0a9d6c', dark: '#6ff2b5' },
  { light: '#254971', dark: '#9caafd' },
  { light: '#058eaf', dark: '#8ef9fd' },
];

const HUES = BASIC_HUES + inks.length;

/** Further pieces have the same colours and a light core. */
const PIECES = 2 * HUES;

/** The width of the light core of a line, relative to the line. */
export const CORE = 0.4;

const inksByName: Readonly<Record<string, Ink>> = Object.fromEntries(
  inks.map((ink, at) => [`hue-${BASIC_HUES + 1 + at}`, ink]),
);

/** Returns the CSS variables of the further colours. */
export const hueVariables = (scheme: keyof Ink): string => variablesOf(inksByName, scheme);

/** The style of further colours, which only drawings with many pieces of lines include. */
export const hueStyle = `
.gridproof{${hueVariables('light')}}
@media screen and (prefers-color-scheme:dark){.gridproof{${hueVariables('dark')}}}
${Object.entries(inksByName)
  .map(([name, ink]) => `.gridproof .gp-${name}{${colourStyle('color', name, ink)}}`)
  .join('\n')}
.gridproof .gp-core{fill:none;${paint('stroke', 'paper')};stroke-linecap:round}
`;

/** Returns whether parts of a drawing need `hueStyle`. */
export const needsHueStyle = (parts: readonly string[]): boolean =>
  parts.some((part) => /gp-core|gp-hue-(?:[7-9]|1\d)/.test(part));

/** Returns whether lines of a colour class have a light core. */
export const isCored = (hue: string): boolean => hue.includes('gp-cored');

/** The number of the colour of each line in the drawing before, by the key of its place. */
export type LineHues = Map<number, number>;

/**
 * Returns the colour class of each found stroke and wall, if the picture distinguishes connected pieces. A piece keeps its colour as long
 * as its first point does not change; a single piece without a text has the default colour. No two pieces share a colour, while there are
 * colours left, unless they have the same text. With `before`, a piece has the colour that most of its lines had, and `before` is updated.
 */
export function huesOf(
  { hues, strokes = [], walls = [], marks }: Picture,
  before?: LineHues,
): (at: Place) => string {
  if (!hues) return () => '';
  const lines = [...strokes, ...walls].flatMap(({ at, source }) =>
    source === 'found' && at.kind !== 'cell' ? [{ at, ends: endsOf(at) as readonly [Place, Place] }] : [],
  );
  const beside = new Map<number, Place[]>();
  const meet = (from: Place, to: Place) =>
    beside.set(placeKey(from), [...(beside.get(placeKey(from)) ?? []), to]);
  for (const { ends } of lines) {
    meet(ends[0], ends[1]);
    meet(ends[1], ends[0]);
  }
  const clues = new Map(
    hues === 'texts'
      ? marks.flatMap(({ at, text, source }) => (text && source === 'clue' ? [[placeKey(at), text]] : []))
      : [],
  );
  const texts = [...new Set(clues.values())];
  const pieceAt = new Map<number, number>();
  const pieces: { readonly start: Place; text: string | undefined }[] = [];
  const starts = lines.map(({ ends }) => ends[0]).sort((a, b) => a.row - b.row || a.col - b.col);
  for (const start of starts) {
    if (pieceAt.has(placeKey(start))) continue;
    const piece = { start, text: undefined as string | undefined };
    pieces.push(piece);
    const open = [start];
    for (let at = open.pop(); at; at = open.pop()) {
      const key = placeKey(at);
      if (pieceAt.has(key)) continue;
      pieceAt.set(key, pieces.length - 1);
      piece.text ??= clues.get(key);
      open.push(...beside.get(key)!);
    }
  }
  const taken = new Set(texts.keys());
  const linesOf = pieces.map((): number[] => []);
  for (const { at, ends } of lines) linesOf[pieceAt.get(placeKey(ends[0]))!]!.push(placeKey(at));
  const hueByPiece = new Map<number, number>();
  const votes = linesOf.flatMap((own, piece) => {
    const counts = new Map<number, number>();
    for (const hue of own.flatMap((line) => before?.get(line) ?? []))
      counts.set(hue, (counts.get(hue) ?? 0) + 1);
    return Array.from(counts, ([hue, count]) => ({ piece, hue, count }));
  });
  for (const { piece, hue } of votes.sort((a, b) => b.count - a.count)) {
    if (hueByPiece.has(piece) || taken.has(hue) || pieces[piece]!.text !== undefined) continue;
    hueByPiece.set(piece, hue);
    taken.add(hue);
  }
  const isSingle = pieces.length < 2 && texts.length === 0;
  const hueOf = pieces.map(({ start, text }, piece) => {
    if (text !== undefined) return texts.indexOf(text);
    const hueBefore = hueByPiece.get(piece);
    if (hueBefore !== undefined) return hueBefore;
    // A position decides, so that a piece keeps its colour while others are drawn.
    let hue = isSingle ? 0 : (start.row * 2 + start.col) % BASIC_HUES;
    while (taken.has(hue) && taken.size < PIECES) hue = (hue + 1) % PIECES;
    taken.add(hue);
    return hue;
  });
  const byLine = new Map(linesOf.flatMap((own, piece) => own.map((line) => [line, hueOf[piece]!])));
  before?.clear();
  for (const [line, hue] of byLine) before?.set(line, hue);
  return (at) => classOf(byLine.get(placeKey(at)) ?? 0);
}

const classOf = (hue: number): string =>
  (hue % HUES === 0 ? '' : ` gp-hue-${(hue % HUES) + 1}`) + (hue % PIECES < HUES ? '' : ' gp-cored');

/** Groups items by colour class, in the order of the first item of each group. */
export function byHue<T extends { readonly at: Place }>(
  items: readonly T[],
  hueOf: (at: Place) => string,
): readonly (readonly [hue: string, items: readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const hue = hueOf(item.at);
    const group = groups.get(hue);
    if (group) group.push(item);
    else groups.set(hue, [item]);
  }
  return [...groups];
}
