import { type Codec, PuzzleError } from '@gridproof/core';
import { parseJson, printJson } from '@gridproof/formats';
import type { AnyPlaced } from '../layer/at.js';
import type { Data, Layer } from '../layer/layer.js';
import { isPlaced, type Type } from '../type.js';
import { isObject } from './checks.js';
import { wrong } from './places.js';

/** The JSON of the puzzles of a type: a key for each layer, each option that is not the default, and what is known of the answer. */
export function jsonOf(type: Type): Codec<Data> {
  return {
    title: `JSON, {"puzzle": "${type.id}", …}`,
    // Another format may be of JSON too.
    accepts: (text) => text.startsWith('{') && !type.formats.some((codec) => codec.tells?.(text)),
    read: (text) => readJson(parseJson(text), type),
    write: (data) => printJson({ puzzle: type.id, ...piecesOf(data, type) }),
  };
}

/** The name in JSON of a layer of clues. */
const clueKey = (name: string, layer: Layer<unknown>): string =>
  (isPlaced(layer) ? layer.key : undefined) ?? name;

/** The same of a layer that may have several. */
const clueKeys = (name: string, layer: Layer<unknown>): readonly string[] =>
  layer.keys ?? [clueKey(name, layer)];

/** The names in JSON of what is known of the answer, one for each of its layers. */
const keyNames = (layers: readonly AnyPlaced[], names: readonly string[]): readonly string[] =>
  layers.map((layer, at) => layer.key ?? names[at]!);

function readJson(json: unknown, type: Type): Data {
  if (!isObject(json)) throw wrong('the whole', json, 'an object');
  if (json.puzzle !== type.id) throw wrong('puzzle', json.puzzle, `"${type.id}"`);
  // Which layers an answer has may depend on the clues; where it does not, a key that nobody knows is told first.
  if (type.fixedKey.length) checkKeys(json, type, keyNames(type.fixedKey, type.fixedNames));
  const found = firstLayer(type);
  if (!found) throw new PuzzleError('bad-json-value', 'this JSON holds no board');
  const [first, layer] = found;
  if (json[first] === undefined) throw wrong(first, undefined, '');
  const size = layer.sizeInJson(json[first]);
  const board = size ? boardOfJson(first, json[first], size, type) : undefined;
  if (!board) throw wrong(first, json[first], 'a list of rows');
  const data: { board: typeof board; [name: string]: unknown } = { board };
  for (const [name, { byDefault, fromJson }] of Object.entries(type.options))
    data[name] = json[name] === undefined ? byDefault : fromJson(json[name], name);
  for (const [name, one] of Object.entries(type.clues)) {
    const own = clueKeys(name, one).filter((key) => json[key] !== undefined);
    const told = one.keys ? Object.fromEntries(own.map((key) => [key, json[key]])) : json[own[0]!];
    data[name] = own.length === 0 ? type.none(name, board) : one.fromJson(told, board, own[0]!);
  }
  const key = type.hasGivens ? type.keyOf(data) : [];
  const names = keyNames(
    key.map((one) => one.layer),
    key.map((one) => one.own),
  );
  const givens = key.map(({ layer: one }, at) => {
    const name = names[at]!;
    return json[name] === undefined ? one.none(board) : one.fromJson(json[name], board, name);
  });
  data.givens = type.hasGivens ? type.inShape(givens, data) : type.unknown(data);
  checkKeys(json, type, names);
  return type.checked(data);
}

/** Refuses a key that is none of the clues, the options or these layers of the answer. */
function checkKeys(json: Readonly<Record<string, unknown>>, type: Type, names: readonly string[]): void {
  const ofClues = Object.entries(type.clues).flatMap(([name, one]) => clueKeys(name, one));
  const known = new Set(['puzzle', ...ofClues, ...Object.keys(type.options), ...names]);
  const other = Object.keys(json).find((name) => !known.has(name));
  if (other !== undefined) throw new PuzzleError('bad-json-value', `${other} is not known here`);
}

/** The first layer whose JSON shows the size of the board. */
function firstLayer(type: Type): readonly [string, Layer<unknown>] | undefined {
  for (const [name, layer] of Object.entries(type.clues))
    if (
      layer.text.kind === 'map' ||
      (isPlaced(layer) && layer.kinds.some((kind) => kind === 'cells' || kind === 'corners'))
    )
      return [clueKey(name, layer), layer];
  const [layer] = type.fixedKey;
  return layer && [layer.key ?? 'givens', layer as unknown as Layer<unknown>];
}

/** The board that the first rows make; throws `PuzzleError` where one is longer than another. */
function boardOfJson(name: string, rows: unknown, size: { width: number; height: number }, type: Type) {
  const lists = rows as readonly (readonly unknown[])[];
  for (const [at, { length }] of lists.entries())
    if (length !== lists[0]!.length)
      throw new PuzzleError(
        'ragged',
        `${name}[${at}] has length ${length}, expected ${lists[0]!.length} as the first row`,
      );
  return type.sized(size);
}

function piecesOf(data: Data, type: Type): Record<string, unknown> {
  const pieces: Record<string, unknown> = {};
  for (const [name, { byDefault }] of Object.entries(type.options))
    if (data[name] !== byDefault) pieces[name] = data[name];
  const first = firstLayer(type)?.[0];
  for (const [name, layer] of Object.entries(type.clues)) {
    const own = clueKey(name, layer);
    if (own !== first && !layer.wanted && layer.count(data[name]) === 0) continue;
    const told = layer.toJson(data[name], data.board);
    Object.assign(pieces, layer.keys ? told : { [own]: told });
  }
  for (const [at, [layer, held]] of type.givens(data).entries()) {
    const name = layer.key ?? type.keyOf(data)[at]!.own;
    if (name === first || layer.count(held) > 0) pieces[name] = layer.toJson(held, data.board);
  }
  return pieces;
}
