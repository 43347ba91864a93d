import {
  type Board,
  checkpoint,
  Grid,
  joinList,
  type Place,
  PuzzleError,
  placeKey,
  type Size,
} from '@gridproof/core';
import { lineAt } from '../layer/lattice.js';
import type { AnyPlaced } from '../layer/placed.js';
import { quoted } from '../value/one-of.js';
import type { BoardLayout } from './board-layout.js';
import type { Token } from './text-board.js';

/** A layer that has signs on a board of text, by its name. */
export interface SignedLayer {
  readonly name: string;
  readonly layer: AnyPlaced;
  readonly places: readonly Place[];
  /** It is a part of the answer. */
  readonly isAnswer: boolean;
}

/** The signs that say nothing of a clue, and those that say nothing of an answer; the first is how it is written. */
const OPEN = { clue: ['.', '_'], answer: ['.', '?', '_'] };
/** The signs of a lattice that is drawn: they say nothing, wherever they stand. */
const DRAWN = ['.', '_', '|', '+', '-'];

/** Which of the open signs mean that where these layers stand: not those that are a value's own. */
export function openSigns(
  layers: readonly Pick<SignedLayer, 'layer' | 'isAnswer'>[],
  size: Size,
  at: Place,
): readonly string[] {
  return openOn(layers, at).filter((sign) => !isOwn(sign, layers, size, at));
}

/** The first of them, which is how it is written: one sign is asked for at every place of a board. */
export const openSign = (...[layers, size, at]: Parameters<typeof openSigns>): string | undefined =>
  openOn(layers, at).find((sign) => !isOwn(sign, layers, size, at));

/** The signs that are open where these layers stand, unless they are a value's own. */
function openOn(layers: readonly Pick<SignedLayer, 'layer' | 'isAnswer'>[], at: Place): readonly string[] {
  return [...usualOn(layers, at), ...layers.flatMap(({ layer }) => layer.value.empty ?? [])];
}

/** Whether a sign is among them; most places of most boards have one, so nothing is made for it. */
const isOpen = (
  sign: string,
  layers: readonly Pick<SignedLayer, 'layer' | 'isAnswer'>[],
  at: Place,
): boolean =>
  usualOn(layers, at).includes(sign) || layers.some(({ layer }) => layer.value.empty?.includes(sign));

function usualOn(layers: readonly Pick<SignedLayer, 'layer' | 'isAnswer'>[], at: Place): readonly string[] {
  if (layers.some(({ layer }) => layer.kinds.includes('lattice'))) return [lineAt(at), ...DRAWN];
  const open = OPEN[layers.some(({ isAnswer }) => isAnswer) ? 'answer' : 'clue'];
  return at.kind === 'side' ? [...open, lineAt(at)] : open;
}

const isOwn = (sign: string, layers: readonly Pick<SignedLayer, 'layer'>[], size: Size, at: Place): boolean =>
  layers.some(({ layer }) => layer.value.read(sign, size, at) !== undefined);

/** The signs that were found, each at its place. */
export class SignGrid {
  readonly #tokens = new Map<number, Token>();
  readonly #loose: Token[] = [];

  constructor(
    rows: readonly (readonly Token[])[],
    readonly form: BoardLayout,
    readonly board: Board,
  ) {
    for (const [at, spots] of form.spots(board).entries())
      for (const [nth, spot] of spots.entries()) {
        checkpoint();
        const token = rows[at]![nth]!;
        if (spot) this.#tokens.set(placeKey(spot), token);
        else this.#loose.push(token);
      }
  }

  /** Where in the text the sign of a place stands. */
  where(at: Place): Token | undefined {
    return this.#tokens.get(placeKey(at));
  }

  /**
   * The values that layers have here. A sign belongs to the first layer that stands at its place and knows it. Throws
   * `PuzzleError` at a sign that belongs to none; `also` says what else may stand at a place.
   */
  read(
    layers: readonly SignedLayer[],
    { also = () => [], open = true, others = false, drawnLines = true, misplaced }: Reading = {},
  ): ReadonlyMap<string, Grid<unknown, Place>> {
    const { board } = this;
    const at = new Map<number, SignedLayer[]>();
    const places = new Map<number, Place>();
    for (const one of layers)
      for (const place of one.places) {
        checkpoint();
        const key = placeKey(place);
        const here = at.get(key);
        if (here) here.push(one);
        else at.set(key, [one]);
        places.set(key, place);
      }
    const found = new Map(layers.map(({ name }) => [name, new Map<number, unknown>()]));
    for (const spots of this.form.spots(board))
      for (const spot of spots) {
        checkpoint();
        if (!spot) continue;
        const key = placeKey(spot);
        const here = at.get(key) ?? [];
        const token = this.#tokens.get(key)!;
        const place = places.get(key) ?? spot;
        const isRead = here.some(({ name, layer }) => {
          const value = layer.value.read(token.text, board, place);
          if (value !== undefined) found.get(name)!.set(key, value);
          return value !== undefined;
        });
        if (isRead) continue;
        const full = here.some(({ layer }) => layer.full) || (!open && here.length > 0);
        // No layer here has this sign for a value of its own.
        if (!full && isOpen(token.text, here, place)) continue;
        const extra = also(place);
        const isFiller = drawnLines
          ? this.form.fillers?.test(token.text)
          : token.text === this.form.filler(spot);
        if ((here.length === 0 && isFiller) || others || extra.includes(token.text)) continue;
        const empty = openSign(here, board, place);
        const expected = [
          ...here.flatMap(({ layer }) => layer.value.expected(board, place)),
          ...extra
            .filter((sign) => !OPEN.answer.includes(sign))
            .map((sign) => `${quoted(sign)} as in the puzzle`),
          ...(extra.includes('.') ? ["'.'"] : []),
          ...(full || !empty ? [] : [`'${empty}'`]),
        ];
        const distinct = [...new Set(expected)];
        const fault = new PuzzleError(
          'bad-symbol',
          `found '${token.text.slice(0, 20)}', expected ${joinList(distinct.length ? distinct : ["'.'"], 'or')}`,
          token,
        );
        if (!misplaced?.(place, fault)) throw fault;
      }
    for (const token of this.#loose)
      if (!OPEN.answer.includes(token.text) && !this.form.fillers?.test(token.text))
        throw new PuzzleError('bad-symbol', `found '${token.text}', expected '.'`, token);
    return new Map(
      layers.map(({ name, places }) => [
        name,
        Grid.over(places, (place) => found.get(name)!.get(placeKey(place))),
      ]),
    );
  }
}

/** What is special about reading some signs. */
export interface Reading {
  /** Other signs that may stand at a place and say nothing new: those of its clues. */
  readonly also?: (at: Place) => readonly string[];
  /** Whether a sign may be open; it may by default. */
  readonly open?: boolean;
  /** Signs of other layers stand here too: what belongs to none of these is passed over. */
  readonly others?: boolean;
  /** Lines of a drawn lattice may stand where no layer does, and mean nothing; so they do by default. */
  readonly drawnLines?: boolean;
  /** Takes a sign that belongs to no layer; whether reading goes on behind it. */
  readonly misplaced?: (at: Place, fault: PuzzleError) => boolean;
}

/** Writes a board: the sign of each place, or what stands where there is none. */
export const printGrid = (
  form: BoardLayout,
  board: Board,
  signAt: (place: Place) => string | undefined,
  parted = false,
): string =>
  printSigns(
    form.spots(board).map((spots) =>
      spots.map((spot) => {
        checkpoint();
        return (spot && (signAt(spot) ?? form.filler(spot))) ?? '.';
      }),
    ),
    parted,
  );

/** Writes rows of signs. Longer ones are put in columns, and so are all if they are `parted` by blanks. */
export function printSigns(rows: readonly (readonly string[])[], parted = false): string {
  let width = 0;
  for (const row of rows) for (const { length } of row) width = Math.max(width, length);
  if (width === 1 && !parted) return rows.map((row) => row.join('')).join('\n');
  // In a single column there are no blanks that would say that its digits are one number.
  if (rows[0]!.length === 1 && !parted) return rows.map(([sign]) => `${sign},`).join('\n');
  return rows.map((row) => row.map((sign) => sign.padStart(width)).join(' ')).join('\n');
}
