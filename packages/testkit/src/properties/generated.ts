import { isDeepStrictEqual } from 'node:util';
import {
  type ClueSpot,
  type Engine,
  type GeneratedPuzzle,
  type GenerateOptions,
  type GenerationSupport,
  generate,
  generationSupport,
  type Place,
  PuzzleError,
  type Symmetry,
  unique,
} from '@gridproof/core';
import { encodePuzzle } from '../posted.js';
import { scaledRuns } from '../run-budget.js';
import { verifies } from '../tiny/assignments.js';
import type { Property, PropertySubject } from './property.js';

/** Sides of small boards, at least one of which most types have; large enough for symmetric clues. */
const SIDES = [4, 5, 6, 3, 7];
const NO_SIZE = 'there are none of these sizes';
const BOARDS = scaledRuns(2, 1);
const VARIANTS = scaledRuns(Number.POSITIVE_INFINITY, 1);
const PATTERNS: readonly Symmetry[] = ['none', 'half'];

/** Every engine generates the same puzzles of a type, and each meets the quality criteria. */
export const generated: Property = {
  name: 'generated puzzles have one answer and no clue too many, and are the same on every engine',
  async faults(under) {
    const faults: string[] = [];
    for (const variant of [undefined, ...Object.keys(under.factory.variants).slice(0, VARIANTS)])
      for (const one of await faultsOfVariant(under, variant))
        faults.push(variant === undefined ? one : `${variant}: ${one}`);
    return faults;
  },
};

/** Returns the faults of a few boards of a type or variant. */
async function faultsOfVariant(
  under: PropertySubject,
  variant: string | undefined,
): Promise<readonly string[]> {
  const { type, engines } = under;
  const able = generationSupport(type, variant);
  if (!able.isSupported) return variant === undefined ? [] : [`none can be made: ${able.reason}`];
  const faults: string[] = [];
  for (const symmetry of PATTERNS) {
    const own = symmetry === 'none' ? engines : engines.slice(0, scaledRuns(engines.length, 1));
    const rows = await Promise.all(own.map((engine) => boards(type, engine, { variant, symmetry })));
    const [made] = rows as [Boards];
    // A variant may have only boards that are too large for this check.
    if (variant !== undefined && made.end === NO_SIZE) continue;
    if (made.boards.length < BOARDS) faults.push(`only ${made.boards.length} boards were made: ${made.end}`);
    for (const [at, { boards: generateBoards }] of rows.entries())
      for (const [nth, { text }] of generateBoards.entries())
        if (text !== made.boards[nth]?.text)
          faults.push(
            `${engines[at]!.name} makes another board ${nth + 1}:\n${text}\nnot\n${made.boards[nth]?.text}`,
          );
    for (const one of made.boards) faults.push(...(await faultsOf(under, able, one, symmetry)));
  }
  return faults;
}

interface Boards {
  readonly boards: readonly GeneratedPuzzle[];
  readonly end: string;
}

/** Generates a few boards of the first size that the type has. */
async function boards(
  type: PropertySubject['type'],
  engine: Engine,
  options: Pick<GenerateOptions, 'variant' | 'symmetry'>,
): Promise<Boards> {
  let end = NO_SIZE;
  for (const size of SIDES.flatMap((side) => [0, 1].map((more) => ({ width: side + more, height: side })))) {
    const found: GeneratedPuzzle[] = [];
    try {
      const stream = generate(type, engine, {
        ...options,
        size,
        seed: 'law',
        count: BOARDS,
        attempts: 60,
        clues: 'least',
      });
      for await (const one of stream) found.push(one);
      end = `${stream.end!.status} of ${size.width}x${size.height}`;
      if (found.length === BOARDS) return { boards: found, end };
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
    }
  }
  return { boards: [], end };
}

/** Returns the faults of a generated board. */
async function faultsOf(
  { type, engines }: PropertySubject,
  { factory, layers }: GenerationSupport & { readonly isSupported: true },
  { puzzle, answer, text, blank, rejected, clues }: GeneratedPuzzle,
  symmetry: Symmetry,
): Promise<readonly string[]> {
  const [engine] = engines as readonly [Engine];
  const faults: string[] = [];
  if (rejected.unfit) faults.push(`all clues of ${rejected.unfit} answers break a rule`);
  if (!verifies(type, puzzle, answer)) faults.push(`the answer breaks a rule of\n${text}`);
  const names = new Set(layers.map(({ name }) => name));
  const spots = factory.spots(puzzle).filter(({ layer, place }) => place && names.has(layer));
  const held = spots.filter((spot) => factory.clueAt(puzzle, spot) !== factory.clueAt(blank, spot));
  if (held.length !== clues && factory.draws !== 'puzzles')
    faults.push(`${clues} clues are reported, and ${held.length} stand in\n${text}`);
  const size = type.described!.size(puzzle);
  const { permanentLayers = [] } = factory.settings;
  const models = new Map<string, unknown>();
  for (const spot of held) {
    if (permanentLayers.includes(spot.layer)) continue;
    const twin = symmetry === 'half' ? spots.find((one) => isOpposite(one, spot, size)) : spot;
    const isTaken = twin !== undefined && held.includes(twin);
    if (twin && !isTaken && fits(type, factory, puzzle, answer, twin))
      faults.push(`the clues are not the same after half a turn:\n${text}`);
    const first = factory.withClue(puzzle, spot, factory.clueAt(blank, spot));
    const less =
      twin && twin !== spot && isTaken ? factory.withClue(first, twin, factory.clueAt(blank, twin)) : first;
    const key = factory.constraintsKey?.(less);
    if (key !== undefined) {
      if (!models.has(key)) models.set(key, encodeRules(type, factory.withAllGivens(less, answer)));
      if (!isDeepStrictEqual(encodeRules(type, less), models.get(key)))
        faults.push(
          `without ${spot.label} at ${where(spot)}, the key ${key} does not name the rules of\n${text}`,
        );
    }
    const { status } = await unique(type, less, engine);
    const left = held.filter((one) => one !== spot && one !== twin);
    if (status !== 'multiple' && !isBare(left, size))
      faults.push(`without ${spot.label} at ${where(spot)} it is ${status}:\n${text}`);
  }
  return faults;
}

/** Returns the variables of a puzzle and its constraints other than givens. */
function encodeRules(type: PropertySubject['type'], puzzle: unknown) {
  const { variables, posted } = encodePuzzle(type, puzzle);
  return { variables, posted: posted.filter(({ source }) => source !== 'given') };
}

/** Returns whether some clue at a place would fit the answer. */
function fits(
  type: PropertySubject['type'],
  factory: PropertySubject['factory'],
  puzzle: unknown,
  answer: unknown,
  spot: ClueSpot,
): boolean {
  const { allowsClue = () => true } = factory.settings;
  return spot.values.some((value) => {
    const other = allowsClue(value) ? factory.withClue(puzzle, spot, value) : undefined;
    return other !== undefined && verifies(type, other, answer);
  });
}

/** Returns whether two clues are symmetric about the centre of the board. */
function isOpposite(
  one: ClueSpot,
  other: ClueSpot,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  if (one.layer !== other.layer) return false;
  const [a, b] = [one.place!, other.place!];
  const [down, right] = [extent(a, 'below'), extent(a, 'right')];
  return (
    a.kind === b.kind && a.row + b.row === height - down && a.col + b.col === width - right && sameWay(a, b)
  );
}

/** Returns the length to subtract from a board's side to get the sum of the rows, or columns, of two opposite places. */
function extent(place: Place, towards: 'right' | 'below'): number {
  if (place.kind === 'corner') return 0;
  if (place.kind === 'side') return place.towards === towards ? 2 : 1;
  if (place.kind === 'link') return place.towards === towards ? 1 + place.length : 1;
  return 1;
}

const sameWay = (a: Place, b: Place): boolean =>
  !('towards' in a) || !('towards' in b) || a.towards === b.towards;

const where = ({ place }: ClueSpot): string => `${place!.kind} ${place!.row + 1}, ${place!.col + 1}`;

/**
 * Returns whether clues leave a connected fifth of the board empty, or a quarter of it nearly empty: the generator then keeps one more clue
 * than necessary.
 */
function isBare(
  held: readonly ClueSpot[],
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const places = held.flatMap(({ place }) => (place && place.kind !== 'outside' ? place : []));
  const within = (top: number, left: number, bottom: number, right: number) =>
    places.filter(({ row, col }) => row >= top && row < bottom && col >= left && col < right).length;
  for (let top = 0; top < height; top++)
    for (let left = 0; left < width; left++)
      for (let bottom = top + 1; bottom <= height; bottom++)
        for (let right = left + 1; right <= width; right++)
          if ((bottom - top) * (right - left) * 5 > width * height && within(top, left, bottom, right) === 0)
            return true;
  const [down, across] = [Math.ceil(height / 2), Math.ceil(width / 2)];
  const quarters = [
    within(0, 0, down, across),
    within(0, across, down, width + 1),
    within(down, 0, height + 1, across),
    within(down, across, height + 1, width + 1),
  ];
  return Math.min(...quarters) <= places.length / 8;
}
