import {
  type Board,
  checkpoint,
  Grid,
  joinList,
  PLACE_KINDS,
  type Place,
  PuzzleError,
  placeKey,
  type Size,
} from '@gridproof/core';
import { lineAt } from '../layer/lattice.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { quoteSign } from '../value/one-of.js';
import type { BoardLayout } from './board-layout.js';
import type { Token } from './text-board.js';

/** A layer with signs on a board of text, and its name. */
export interface SignedLayer {
  readonly name: string;
  readonly layer: AnyPlacedLayer;
  readonly places: readonly Place[];
  /** True for a layer of the answer. */
  readonly isAnswer: boolean;
}

/** The signs of an empty clue and of an open answer; the first of each is written. */
const OPEN = { clue: ['.', '_'], answer: ['.', '?', '_'] };
/** The signs of a drawn lattice; they are never values. */
const DRAWN = ['.', '_', '|', '+', '-'];

/** Returns the open signs where these layers stand, without signs of values. */
export function openSigns(
  layers: readonly Pick<SignedLayer, 'layer' | 'isAnswer'>[],
  size: Size,
  at: Place,
): readonly string[] {
  return openOn(layers, at).filter((sign) => !isOwn(sign, layers, size, at));
}

/** Returns the open sign that is written. It does not build the list, because every place of a board needs one sign. */
export const openSign = (...[layers, size, at]: Parameters<typeof openSigns>): string | undefined =>
  openOn(layers, at).find((sign) => !isOwn(sign, layers, size, at));

/** Returns the possible open signs of these layers. */
function openOn(layers: readonly Pick<SignedLayer, 'layer' | 'isAnswer'>[], at: Place): readonly string[] {
  return [...defaultOpenSigns(layers, at), ...layers.flatMap(({ layer }) => layer.value.emptySigns ?? [])];
}

/** Returns a test for open signs. It keeps the open signs of each list of layers, because most places of most boards have one. */
function createOpenTest(): (sign: string, layers: Parameters<typeof openOn>[0], at: Place) => boolean {
  /** By the line that a side may be drawn as, and the list of layers. */
  type Signs = Map<unknown, ReadonlySet<string>>;
  const known = { none: new Map() as Signs, right: new Map() as Signs, below: new Map() as Signs };
  return (sign, layers, at) => {
    const signs = known[at.kind === 'side' ? at.towards : 'none'];
    let open = signs.get(layers);
    if (!open) {
      open = new Set(openOn(layers, at));
      signs.set(layers, open);
    }
    return open.has(sign);
  };
}

function defaultOpenSigns(
  layers: readonly Pick<SignedLayer, 'layer' | 'isAnswer'>[],
  at: Place,
): readonly string[] {
  if (layers.some(({ layer }) => layer.kinds.includes('lattice'))) return [lineAt(at), ...DRAWN];
  const open = OPEN[layers.some(({ isAnswer }) => isAnswer) ? 'answer' : 'clue'];
  return at.kind === 'side' ? [...open, lineAt(at)] : open;
}

const isOwn = (sign: string, layers: readonly Pick<SignedLayer, 'layer'>[], size: Size, at: Place): boolean =>
  layers.some(({ layer }) => layer.value.read(sign, size, at) !== undefined);

/** The signs of a text, each at its place. */
export class SignGrid {
  /** The places of the board that have a sign, and the sign of each. */
  readonly #spots: Place[] = [];
  readonly #tokens: Token[] = [];
  readonly #misplacedTokens: Token[] = [];
  /** By the key of a place on this board: its position among the places, from 1. */
  readonly #positions: Int32Array;

  constructor(
    rows: readonly (readonly Token[])[],
    readonly layout: BoardLayout,
    readonly board: Board,
  ) {
    // Maps of so many keys would take most of the time of reading.
    this.#positions = new Int32Array((board.height + 2) * (board.width + 2) * PLACE_KINDS);
    for (const [at, spots] of layout.spots(board).entries())
      for (const [nth, spot] of spots.entries()) {
        checkpoint();
        const token = rows[at]![nth]!;
        if (!spot) this.#misplacedTokens.push(token);
        else {
          this.#tokens.push(token);
          this.#positions[this.#key(spot)] = this.#spots.push(spot);
        }
      }
  }

  /** Returns the position in the text of a place's sign. */
  positionOf(at: Place): Token | undefined {
    return this.#tokens[this.#position(at)];
  }

  /** Returns the index of a place among the places with a sign; -1 if it has none. */
  #position(place: Place): number {
    return (this.#positions[this.#key(place)] ?? 0) - 1;
  }

  /** Returns a small number that differs for different places of this board. */
  #key(place: Place): number {
    const { row, col } = place;
    return ((row + 1) * (this.board.width + 2) + col + 1) * PLACE_KINDS + (placeKey(place) % PLACE_KINDS);
  }

  /**
   * Returns the values of the layers. A sign belongs to the first layer at its place that knows it. Throws `PuzzleError` at a sign of no
   * layer.
   */
  read(
    layers: readonly SignedLayer[],
    {
      extraSigns = () => [],
      allowsOpen = true,
      hasOtherSigns = false,
      drawnLines = true,
      onMisplaced,
    }: ReadSignsOptions = {},
  ): ReadonlyMap<string, Grid<unknown, Place>> {
    const { board } = this;
    /** By position: the layers that stand there, and the place as they have it. */
    const nothing: readonly SignedLayer[] = [];
    const at = this.#spots.map(() => nothing);
    const isOpen = createOpenTest();
    const places = [...this.#spots];
    for (const layer of layers) {
      /** The lists that end with this layer, by what they are without it: most places share a few. */
      const lists = new Map<readonly SignedLayer[], readonly SignedLayer[]>();
      for (const place of layer.places) {
        checkpoint();
        const position = this.#position(place);
        if (position < 0) continue;
        const before = at[position]!;
        const here = lists.get(before) ?? [...before, layer];
        lists.set(before, here);
        at[position] = here;
        places[position] = place;
      }
    }
    const valuesOf = new Map(layers.map(({ name }) => [name, [] as unknown[]]));
    for (const [position, spot] of this.#spots.entries()) {
      checkpoint();
      const here = at[position]!;
      const token = this.#tokens[position]!;
      const place = places[position]!;
      const isRead = here.some(({ name, layer }) => {
        const value = layer.value.read(token.text, board, place);
        if (value !== undefined) valuesOf.get(name)![position] = value;
        return value !== undefined;
      });
      if (isRead) continue;
      const full = here.some(({ layer }) => layer.full) || (!allowsOpen && here.length > 0);
      // No layer here uses this sign for a value.
      if (!full && isOpen(token.text, here, place)) continue;
      const extra = extraSigns(place);
      const isFiller = drawnLines
        ? this.layout.fillers?.test(token.text)
        : token.text === this.layout.filler(spot);
      if ((here.length === 0 && isFiller) || hasOtherSigns || extra.includes(token.text)) continue;
      const empty = openSign(here, board, place);
      const expected = [
        ...here.flatMap(({ layer }) => layer.value.expected(board, place)),
        ...extra
          .filter((sign) => !OPEN.answer.includes(sign))
          .map((sign) => `${quoteSign(sign)} as in the puzzle`),
        ...(extra.includes('.') ? ["'.'"] : []),
        ...(full || !empty ? [] : [`'${empty}'`]),
      ];
      const distinct = [...new Set(expected)];
      const fault = new PuzzleError(
        'bad-symbol',
        `found '${token.text.slice(0, 20)}', expected ${joinList(distinct.length ? distinct : ["'.'"], 'or')}`,
        token,
      );
      if (!onMisplaced?.(place, fault)) throw fault;
    }
    for (const token of this.#misplacedTokens)
      if (!OPEN.answer.includes(token.text) && !this.layout.fillers?.test(token.text))
        throw new PuzzleError('bad-symbol', `found '${token.text}', expected '.'`, token);
    return new Map(
      layers.map(({ name, places }) => [
        name,
        Grid.from(places, (place) => valuesOf.get(name)![this.#position(place)]),
      ]),
    );
  }
}

/** Options for reading signs. */
export interface ReadSignsOptions {
  /** Returns other signs allowed at a place without a new value: those of its clues. */
  readonly extraSigns?: (at: Place) => readonly string[];
  /** Allows open signs; true by default. */
  readonly allowsOpen?: boolean;
  /** Signs of other layers stand here too and are ignored. */
  readonly hasOtherSigns?: boolean;
  /** Allows and ignores lines of a drawn lattice at places without a layer; true by default. */
  readonly drawnLines?: boolean;
  /** Handles a sign that belongs to no layer; returns whether to continue. */
  readonly onMisplaced?: (at: Place, fault: PuzzleError) => boolean;
}

/** Prints a board: the sign of each place, or the filler of an empty one. */
export const printGrid = (
  layout: BoardLayout,
  board: Board,
  signAt: (place: Place) => string | undefined,
  spaced = false,
): string =>
  printSigns(
    layout.spots(board).map((spots) =>
      spots.map((spot) => {
        checkpoint();
        return (spot && (signAt(spot) ?? layout.filler(spot))) ?? '.';
      }),
    ),
    spaced,
  );

/** Prints rows of signs. Signs of several characters are aligned in columns, as are all signs that blanks separate. */
export function printSigns(rows: readonly (readonly string[])[], spaced = false): string {
  let width = 0;
  for (const row of rows) for (const { length } of row) width = Math.max(width, length);
  if (width === 1 && !spaced) return rows.map((row) => row.join('')).join('\n');
  // A single column has no blanks to show that its digits are one number.
  if (rows[0]!.length === 1 && !spaced) return rows.map(([sign]) => `${sign},`).join('\n');
  return rows.map((row) => row.map((sign) => sign.padStart(width)).join(' ')).join('\n');
}
