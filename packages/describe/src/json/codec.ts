import { type Board, type Codec, PuzzleError, printJson } from '@gridproof/core';
import { type DescribedType, isPlaced } from '../described-type.js';
import type { Layer, LayerData } from '../layer/layer.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { parseJson } from './json.js';
import { isList, isObject } from './json-kind.js';
import { jsonValueError } from './places.js';

/** Creates the JSON codec of a type: a key for each layer, for each option that is not the default, and for the givens. */
export function jsonOf(type: DescribedType): Codec<LayerData> {
  return {
    title: `JSON, {"puzzle": "${type.id}", …}`,
    // Another format may also be JSON.
    accepts: (text) => text.startsWith('{') && !type.formats.some((codec) => codec.identifiesType?.(text)),
    read: (text) => readJson(parseJson(text), type),
    write: (data) => printJson({ puzzle: type.id, ...piecesOf(data, type) }),
  };
}

/** Returns the JSON key of a clue layer. */
const clueKey = (name: string, layer: Layer<unknown>): string =>
  (isPlaced(layer) ? layer.key : undefined) ?? name;

/** Returns all JSON keys of a clue layer. */
const clueKeys = (name: string, layer: Layer<unknown>): readonly string[] =>
  layer.keys?.(clueKey(name, layer)) ?? [clueKey(name, layer)];

/** Returns the JSON keys of the givens, one for each answer layer. */
const keyNames = (layers: readonly AnyPlacedLayer[], names: readonly string[]): readonly string[] =>
  layers.map((layer, at) => layer.key ?? names[at]!);

function readJson(json: unknown, type: DescribedType): LayerData {
  if (!isObject(json)) throw jsonValueError('the whole', json, 'an object');
  if (json.puzzle !== type.id) throw jsonValueError('puzzle', json.puzzle, `"${type.id}"`);
  // The answer layers may depend on the clues; if they do not, an unknown key is refused first.
  if (type.fixedLayers.length) checkKeys(json, type, keyNames(type.fixedLayers, type.fixedNames));
  const board = boardIn(json, type);
  const data: { board: typeof board; [name: string]: unknown } = { board };
  for (const [name, { byDefault, fromJson }] of Object.entries(type.options))
    data[name] = json[name] === undefined ? byDefault : fromJson(json[name], name);
  for (const [name, layer] of Object.entries(type.clues)) {
    const pieces = clueKeys(name, layer).map((key) => json[key]);
    data[name] = pieces.every((piece) => piece === undefined)
      ? type.defaultContent(name, board)
      : layer.fromJson(layer.keys ? pieces : pieces[0], board, clueKey(name, layer));
  }
  const answerLayers = type.hasGivens ? type.answerLayers(data) : [];
  const names = keyNames(
    answerLayers.map((one) => one.layer),
    answerLayers.map((one) => one.answerName),
  );
  const givens = answerLayers.map(({ layer: placedLayer }, at) => {
    const name = names[at]!;
    return json[name] === undefined
      ? placedLayer.empty(board)
      : placedLayer.fromJson(json[name], board, name);
  });
  data.givens = type.hasGivens ? type.inShape(givens, data) : type.impliedGivens(data);
  checkKeys(json, type, names);
  return type.check(data);
}

/** Throws `PuzzleError` for a key that is not a clue, an option or one of these answer layers. */
function checkKeys(
  json: Readonly<Record<string, unknown>>,
  type: DescribedType,
  names: readonly string[],
): void {
  const ofClues = Object.entries(type.clues).flatMap(([name, layer]) => clueKeys(name, layer));
  const known = new Set([
    'puzzle',
    ...(hasSides(type) ? SIDES : []),
    ...ofClues,
    ...Object.keys(type.options),
    ...names,
  ]);
  const other = Object.keys(json).find((name) => !known.has(name));
  if (other !== undefined) throw new PuzzleError('bad-json-value', `${other} is not known here`);
}

/** Returns the first layer whose JSON shows the size of the board; undefined if none does. */
function firstLayer(type: DescribedType): readonly [string, Layer<unknown>] | undefined {
  for (const [name, layer] of Object.entries(type.clues))
    if (
      (layer.text.kind === 'map' && !layer.text.sizeless) ||
      layer.text.kind === 'size fields' ||
      (isPlaced(layer) && !layer.keys && layer.kinds.some((kind) => kind === 'cells' || kind === 'corners'))
    )
      return [clueKey(name, layer), layer];
  const [layer] = type.fixedLayers;
  return layer && [layer.key ?? 'givens', layer as unknown as Layer<unknown>];
}

/** True if no clue shows the size of the board, so that the JSON may state its sides. */
function hasSides(type: DescribedType): boolean {
  const first = firstLayer(type);
  return first === undefined || !Object.values(type.clues).includes(first[1]);
}

/** Returns the board that the first layer shows. If that is the answer and there are no givens, other clues or the sides show it. */
function boardIn(json: Readonly<Record<string, unknown>>, type: DescribedType): Board {
  const first = firstLayer(type);
  if (!first) return boardOfSides(json, type);
  if (json[first[0]] !== undefined || !hasSides(type)) return boardOfRows(json, first, type);
  if (SIDES.some((name) => json[name] !== undefined)) return boardOfSides(json, type);
  for (const [name, layer] of Object.entries(type.clues)) {
    const key = clueKey(name, layer);
    const size = json[key] === undefined ? undefined : layer.sizeInJson(json[key], key);
    if (size) return type.createBoard(size);
  }
  throw new PuzzleError('bad-json-value', `${first[0]} is missing, or ${SIDES.join(' and ')}`);
}

/** Returns the board that the rows of a layer form. Throws `PuzzleError` if they differ in length. */
function boardOfRows(
  json: Readonly<Record<string, unknown>>,
  [name, layer]: readonly [string, Layer<unknown>],
  type: DescribedType,
): Board {
  const rows = json[name];
  if (rows === undefined) throw jsonValueError(name, undefined, '');
  const size = layer.sizeInJson(rows, name);
  if (!size) throw jsonValueError(name, rows, 'a list of rows');
  const lists = isList(rows) ? (rows as readonly (readonly unknown[])[]) : [];
  for (const [at, { length }] of lists.entries())
    if (length !== lists[0]!.length)
      throw new PuzzleError(
        'ragged',
        `${name}[${at}] has length ${length}, expected ${lists[0]!.length} as the first row`,
      );
  return type.createBoard(size);
}

const SIDES = ['width', 'height'] as const;

/** Returns the board of the stated sides, if no layer shows them. */
function boardOfSides(json: Readonly<Record<string, unknown>>, type: DescribedType): Board {
  const [width, height] = SIDES.map((name) => {
    const side = json[name];
    if (typeof side === 'number' && Number.isInteger(side)) return side;
    throw jsonValueError(name, side, 'a whole number');
  }) as [number, number];
  return type.createBoard({ width, height });
}

function piecesOf(data: LayerData, type: DescribedType): Record<string, unknown> {
  const { width, height } = data.board;
  const pieces: Record<string, unknown> = firstLayer(type) ? {} : { width, height };
  for (const [name, { byDefault }] of Object.entries(type.options))
    if (data[name] !== byDefault) pieces[name] = data[name];
  const first = firstLayer(type)?.[0];
  for (const [name, layer] of Object.entries(type.clues)) {
    const own = clueKey(name, layer);
    if (own !== first && !layer.requiredCount && layer.count(data[name]) === 0) continue;
    const written = layer.toJson(data[name], data.board);
    for (const [at, key] of clueKeys(name, layer).entries()) {
      const piece = layer.keys ? (written as readonly unknown[])[at] : written;
      if (piece !== undefined) pieces[key] = piece;
    }
  }
  for (const [at, [layer, content]] of type.givens(data).entries()) {
    const name = layer.key ?? type.answerLayers(data)[at]!.answerName;
    if (name === first || layer.count(content) > 0) pieces[name] = layer.toJson(content, data.board);
  }
  return pieces;
}
