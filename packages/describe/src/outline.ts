import { Board, joinList, type Outline, type OutlineLayer, type OutlineOption } from '@gridproof/core';
import { type DescribedType, isPlaced } from './described-type.js';
import type { Layer, LayerData } from './layer/layer.js';
import type { PlaceSets } from './layer/place-sets.js';
import type { AnyPlacedLayer } from './layer/placed.js';
import type { Notation } from './notation/notation.js';

/** Describes the data of a type in words. `puzzles` returns examples, because the places of the answer may depend on the clues. */
export function outlineOf(type: DescribedType, puzzles: () => readonly LayerData[]): Outline {
  const board = exampleBoard(type);
  const clues = Object.entries(type.clues).map(([name, layer]) => layerOf(type.label(name), layer, board));
  const answer = answerOf(type, puzzles, board);
  return {
    board: boardsOf(type),
    clues,
    answer,
    givens: type.hasGivens,
    options: Object.values(type.options).map(
      ({ field, values, byDefault, print }): OutlineOption => ({
        field,
        values: values.map(print),
        byDefault: print(byDefault),
      }),
    ),
    limits: Object.fromEntries(
      (type.description.notations ?? []).flatMap((notation) => {
        const all = unsupportedContents(type, answer, notation);
        // Files support the same layers as addresses.
        return [[notation.format, all], ...(notation.file?.(type) ? [['pzprv3', all] as const] : [])];
      }),
    ),
  };
}

/** Returns the contents that a notation cannot write, in the words of its error. */
function unsupportedContents(
  type: DescribedType,
  answer: readonly OutlineLayer[],
  { parts, options = [], otherLayers = [] }: Notation<string, string>,
): readonly string[] {
  // The contents of some notations depend on the puzzle.
  if (parts.length === 0) return [];
  const partLayers = parts.flatMap(({ layer, interleaved = [] }) => [layer, ...interleaved]);
  const carried = new Set<string>([...partLayers, ...options, ...otherLayers]);
  const missing = (names: readonly string[]) => names.filter((name) => !carried.has(name));
  const layers = missing(Object.keys(type.clues));
  const unsaid = missing(Object.keys(type.options));
  const layerNouns = [
    ...layers.map((name) => type.label(name)),
    ...(type.hasGivens && !carried.has('givens') ? answer.map(({ label }) => label) : []),
  ];
  return [
    ...(layerNouns.length ? [`hold ${joinList(layerNouns, 'or')}`] : []),
    ...unsaid.map((name) => `say ${type.options[name]!.label}`),
  ];
}

function boardsOf({ square, description }: DescribedType): string {
  const { almostSquare, even, sides: { min = 1, max } = {} } = description;
  const bounds = max === undefined ? (min > 1 ? `of at least ${min}` : '') : `from ${min} to ${max}`;
  const sides = [even ? 'even sides' : bounds && 'sides', bounds].filter(Boolean).join(' ');
  const shape = square ? 'a square' : almostSquare ? 'a square with a row or column more' : 'a rectangle';
  return `${shape}${sides ? ` with ${sides}` : ''}`;
}

/** Returns the layers of the answer, with their values if these are the same for all puzzles. */
function answerOf(
  type: DescribedType,
  puzzles: () => readonly LayerData[],
  board: Board,
): readonly OutlineLayer[] {
  if (type.fixedLayers.length)
    return type.fixedLayers.map((layer) => layerOf(layer.label ?? 'givens', withAnswerValue(layer), board));
  const [first = [], ...others] = puzzles().map((data) =>
    type
      .answerLayers(data)
      .map(({ layer }) => layerOf(layer.label ?? 'givens', withAnswerValue(layer), board)),
  );
  return first.map(({ values, ...rest }, at) => {
    const same = others.every((layers) => layers[at]?.values === values);
    const where = `${rest.where} that the clues leave`;
    return { ...rest, where, ...(same && values !== undefined && { values }) };
  });
}

/** Returns the layer with its signs in answers. */
const withAnswerValue = (layer: AnyPlacedLayer): AnyPlacedLayer => ({
  ...layer,
  value: layer.value.inAnswer ?? layer.value,
});

function layerOf(label: string, layer: Layer<any>, board: Board): OutlineLayer {
  const where = placesOf(layer);
  if (!isPlaced(layer)) return { label: label, where };
  const signs = [...new Set(layer.places(board).flatMap((place) => layer.value.expected(board, place)))];
  const on = layer.value.dependsOnSize ? ` on a board of ${board.width}x${board.height}` : '';
  return { label: label, where, values: `${joinList(signs, 'or')}${on}` };
}

const PLACES: { readonly [O in keyof PlaceSets]?: readonly [at: string, those: string] } = {
  cells: ['in', 'cells'],
  corners: ['at', 'corners'],
  sides: ['along', 'sides'],
  'inner sides': ['along', 'sides between two cells'],
  links: ['along', 'links of neighbours'],
  'wrapping links': ['along', 'links over the rim'],
  lattice: ['in', 'cells, sides and corners'],
};

/** Describes the places of a layer: `at corners`, `in all cells`, `above and left of the board`, `in the field 'mines'`. */
function placesOf(layer: Layer<any>): string {
  const { text } = layer;
  if (text.kind === 'map') return `on ${text.what.replace(/^the /, 'a ')}`;
  if (text.kind === 'field') return `in the field '${text.name}'`;
  if (text.kind === 'fields') return `in the fields '${text.name} 1', '${text.name} 2', …`;
  if (text.kind === 'names') {
    const maps = text.maps.map((map) => `'${map}:'`);
    const fields = text.fields.map((field) => `'${field}:'`);
    return `${joinList([...fields, ...maps], 'or')} and what follows`;
  }
  const { kinds, full } = layer as AnyPlacedLayer;
  const outside = kinds.filter((kind) => !PLACES[kind]);
  const inside = kinds.flatMap((kind) => {
    const [at, those] = PLACES[kind] ?? [];
    return at ? [`${at} ${full ? 'all ' : ''}${those}`] : [];
  });
  return joinList(
    [...inside, ...(outside.length ? [`${joinList(outside, 'and')} of the board`] : [])],
    'and',
  );
}

/** Sides of the example board in order of preference, in cells. */
const SIDES = [9, 10, 8, 6, 5, 4, 3, 2, 1];

function exampleBoard(type: DescribedType): Board {
  const more = type.description.almostSquare ? 1 : 0;
  for (const side of SIDES)
    try {
      return type.createBoard({ width: side + more, height: side });
    } catch {
      // The type has no board of this size.
    }
  return new Board(1, 1);
}
