import {
  Grid,
  type Mark,
  type Picture,
  type PictureParser,
  PuzzleError,
  pictureDifferences,
  placeKey,
  Random,
  type Shade,
} from '@gridproof/core';
import { type DescribedType, isPlaced } from './described-type.js';
import type { LayerData } from './layer/layer.js';
import type { AnyPlacedLayer } from './layer/placed.js';
import { endsByPlace, SeenPlaces } from './layer/seen-places.js';
import { drawPuzzle } from './picture.js';
import type { Look, ValueType } from './value/value.js';

/** Creates the parser of a type's pictures. */
export const createPictureParser = (type: DescribedType): PictureParser<LayerData> => ({
  parse: (picture) => parsePicture(type, picture),
  withHiddenOptions: (data) => withHiddenOptions(type, data),
  sample: (size) => samplePicture(type, size),
});

/**
 * Returns the puzzle that a picture shows, the inverse of `drawPuzzle` without an answer. An option that changes the picture gets the value
 * that explains most of it; the others keep their defaults.
 * @throws {PuzzleError} if no puzzle of the type looks like that
 */
function parsePicture(type: DescribedType, picture: Picture): LayerData {
  const board = type.createBoard(picture);
  let best: LayerData | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let fault: unknown;
  for (const options of optionChoices(type)) {
    try {
      const data = completeTotal(
        type,
        parseWith(type, { board, ...options }, new SeenPlaces(picture)),
        picture,
      );
      const distance = type.description.draw
        ? pictureDifferences(picture, drawPuzzle(type, data, undefined)).length
        : 0;
      if (distance < bestDistance) [best, bestDistance] = [data, distance];
      if (distance === 0) break;
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      fault ??= error;
    }
  }
  if (best) return best;
  throw fault;
}

/** Returns the puzzles with other options that look the same. */
function withHiddenOptions(type: DescribedType, data: LayerData): readonly LayerData[] {
  const picture = drawPuzzle(type, data, undefined);
  return optionChoices(type).flatMap((choice) => {
    if (Object.entries(choice).every(([name, value]) => data[name] === value)) return [];
    try {
      const other = type.check({ ...data, ...choice });
      return pictureDifferences(picture, drawPuzzle(type, other, undefined)).length === 0 ? [other] : [];
    } catch (error) {
      if (error instanceof PuzzleError) return [];
      throw error;
    }
  });
}

/** Adds what the board already shows to a total that was read from the number below it, if that is how many are left. */
function completeTotal(type: DescribedType, data: LayerData, picture: Picture): LayerData {
  const seen = numberBelow(picture);
  if (seen === undefined) return data;
  const name = Object.keys(type.clues).find((one) => data[one] === seen);
  if (name === undefined) return data;
  const shown = seen - (numberBelow(drawPuzzle(type, data, undefined)) ?? seen);
  return shown > 0 ? type.check({ ...data, [name]: seen + shown }) : data;
}

/** Returns the number below a board if nothing else is there. */
function numberBelow({ bank = [] }: Picture): number | undefined {
  const [item] = bank;
  return item?.text !== undefined && bank.length === 1 ? Number(item.text) : undefined;
}

/** Returns all combinations of options, the defaults first. */
function optionChoices(type: DescribedType): readonly Readonly<Record<string, unknown>>[] {
  let choices: Readonly<Record<string, unknown>>[] = [{}];
  for (const [name, { values, byDefault }] of Object.entries(type.options)) {
    const all = [byDefault, ...values.filter((one) => one !== byDefault)];
    choices = all.flatMap((value) => choices.map((choice) => ({ ...choice, [name]: value })));
  }
  return choices;
}

function parseWith(type: DescribedType, start: LayerData, seen: SeenPlaces): LayerData {
  const { board } = start;
  const data: { board: LayerData['board']; [name: string]: unknown } = { ...start };
  const entries = Object.entries(type.clues);
  for (const [name, layer] of entries) data[name] = layer.initial?.(board) ?? layer.empty(board);
  const isDrawn = (layer: (typeof entries)[number][1]) => isPlaced(layer) && isInvisible(layer, board);
  for (const [name, layer] of entries)
    if (!isDrawn(layer))
      data[name] = layer.fromPicture?.(seen, board) ?? data[name] ?? type.defaultContent(name, board);
  for (const [name, layer] of entries)
    if (isDrawn(layer)) data[name] = drawnContent(type, data, name, seen);
    else if (layer.poolValues) data[name] = drawnPool(type, data, name, seen) ?? data[name];
  data.givens = type.hasGivens
    ? type.inShape(
        type
          .answerLayers(data)
          .map(({ layer, places }) => Grid.from(places, (place) => seen.valueAt(place, layer.value, board))),
        data,
      )
    : type.impliedGivens(data);
  return type.check(data);
}

/** Returns whether the description itself draws the values of a layer. */
const isInvisible = ({ value }: AnyPlacedLayer, board: LayerData['board']): boolean =>
  value.samples(board).every((one) => Object.keys(value.look(one)).length === 0);

/** Returns the content of a layer whose values the description draws: tries each value at all places and compares their looks. */
function drawnContent(type: DescribedType, data: LayerData, name: string, seen: SeenPlaces): unknown {
  const layer = type.clues[name] as AnyPlacedLayer;
  const { board } = data;
  const places = layer.places(board);
  const draw = (value: unknown): Picture => {
    const tried: LayerData = { ...data, [name]: Grid.from(places, () => value) };
    return drawPuzzle(type, { ...tried, givens: type.impliedGivens(tried) }, undefined);
  };
  const values = [...(layer.full ? [] : [undefined]), ...layer.value.samples(board)];
  const pictures = values.map((value) => [value, draw(value)] as const);
  const gap = pictures.find(([, { cells }]) => cells?.length === 0)?.[0];
  const looks = new Map(pictures.map(([value, picture]) => [value, looksByPlace(picture)]));
  return Grid.from(places, (place) => {
    if (seen.isGap(place)) return gap;
    const key = placeKey(place);
    const [text] = seen.marksAt(place).flatMap((mark) => mark.text ?? []);
    const read = text === undefined || text === '' ? undefined : layer.value.read(text, board, place);
    if (read !== undefined) return read;
    const [tone, ends] = [seen.toneAt(place), seen.endsAt(place)];
    const shown = JSON.stringify([tone, text || undefined, seen.marksAt(place)[0]?.symbol, ends]);
    for (const [value, byPlace] of looks) {
      const look = byPlace.get(key) ?? {};
      if (JSON.stringify([look.tone, look.text || undefined, look.symbol, look.ends]) === shown) return value;
    }
    return undefined;
  });
}

/** Returns the items of a pool that a picture shows by signs: draws each value and compares its signs; undefined if an item has other signs. */
function drawnPool(
  type: DescribedType,
  data: LayerData,
  name: string,
  { bank }: SeenPlaces,
): readonly unknown[] | undefined {
  if (bank.length === 0 || bank.some(({ text }) => text !== undefined)) return undefined;
  const bySigns = new Map(
    type.clues[name]!.poolValues!(data.board).map((value) => {
      const tried: LayerData = { ...data, [name]: [value] };
      const drawn = drawPuzzle(type, { ...tried, givens: type.impliedGivens(tried) }, undefined);
      return [drawn.bank?.[0]?.symbols?.join(' '), value] as const;
    }),
  );
  const items = bank.map(({ symbols }) => bySigns.get(symbols?.join(' ')));
  return items.includes(undefined) ? undefined : items;
}

/** Returns the looks of cells in a picture, with the sides at which lines from their middles end. */
function looksByPlace({
  marks,
  shades = [],
  strokes = [],
}: Picture): ReadonlyMap<number, Look & { readonly ends?: string }> {
  const looks = new Map<number, Look & { readonly ends?: string }>(
    [...endsByPlace(strokes)].map(([key, ends]) => [key, { ends }]),
  );
  for (const { at, text, symbol } of marks)
    looks.set(placeKey(at), {
      ...looks.get(placeKey(at)),
      ...(text !== undefined && { text }),
      ...(symbol && { symbol }),
    });
  for (const { at, tone } of shades) looks.set(placeKey(at), { ...looks.get(placeKey(at)), tone });
  return looks;
}

/** The number of puzzles that a sample picture combines. */
const SAMPLES = 12;

/** Returns a picture with the marks, shades and lines that puzzles of this size may have; it shows no valid puzzle. */
function samplePicture(
  type: DescribedType,
  size: { readonly width: number; readonly height: number },
): Picture {
  const board = type.createBoard(size);
  const random = new Random(1);
  const below = (bound: number) => random.below(bound);
  const choices = optionChoices(type);
  const pictures: Picture[] = [];
  const symbols = Object.values(type.clues).flatMap((layer) =>
    isPlaced(layer) ? symbolsOf(layer, board) : [],
  );
  for (let nth = 0; nth < SAMPLES; nth++) {
    const data: { board: typeof board; [name: string]: unknown } = { board };
    Object.assign(data, choices[nth % choices.length]);
    try {
      for (const [name, layer] of Object.entries(type.clues)) data[name] = layer.sample(board, below);
      const layers = type.answerLayers(data);
      const givens = layers.map(({ layer }) => layer.sample(board, below));
      data.givens = type.hasGivens ? type.inShape(givens, data) : type.impliedGivens(data);
      symbols.push(...layers.flatMap(({ layer }) => symbolsOf(layer, board)));
      pictures.push(drawPuzzle(type, data, undefined));
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
    }
  }
  const notes = Object.values(type.clues).flatMap((layer): readonly Mark[] => {
    if (layer.text.kind !== 'names' || !('value' in layer)) return [];
    const { look, samples } = layer.value as ValueType<unknown>;
    return samples(board).map((value) => ({
      at: board.cells[0]!,
      source: 'clue',
      note: look(value).text ?? '',
    }));
  });
  return {
    width: board.width,
    height: board.height,
    ...pictures.at(-1),
    marks: [...pictures.flatMap(({ marks }) => marks), ...symbols, ...notes],
    shades: pictures.flatMap(({ shades = [] }): readonly Shade[] => shades),
    walls: pictures.flatMap(({ walls = [] }) => walls),
    strokes: pictures.flatMap(({ strokes = [] }) => strokes),
    cages: pictures.flatMap(({ cages = [] }) => cages),
    bank: isSameBank(pictures) ? [] : pictures.flatMap(({ bank = [] }) => bank),
  };
}

/** Returns whether all pictures have the same items below the board, whatever the puzzle. */
function isSameBank(pictures: readonly Picture[]): boolean {
  const banks = pictures.map(({ bank = [] }) =>
    JSON.stringify(bank.map(({ text, symbols }) => [text, symbols])),
  );
  return new Set(banks).size <= 1;
}

/** Returns a mark for each value of a layer that has a symbol. */
function symbolsOf({ value, places }: AnyPlacedLayer, board: LayerData['board']): readonly Mark[] {
  const [at] = places(board);
  return value.samples(board).flatMap((one): readonly Mark[] => {
    const { text, symbol } = value.look(one);
    return at && symbol ? [{ at, source: 'clue', symbol, ...(text !== undefined && { text }) }] : [];
  });
}
