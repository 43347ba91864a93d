import {
  type Board,
  boardOf,
  type Cell,
  type Codec,
  type End,
  Grid,
  joinRegions,
  type Place,
  PuzzleError,
  positionIn,
  type Regions,
  regionIndices,
} from '@gridproof/core';
import { regionsOfNumbers } from '../codings/region-numbers.js';
import { type DescribedType, isPlaced } from '../described-type.js';
import type { Layer, LayerData } from '../layer/layer.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { Coding, Part } from './coding.js';
import {
  expectWidth,
  type FileTable,
  formatClue,
  LineReader,
  parseClue,
  type FileToken as Token,
} from './file-table.js';
import { framedTable } from './framed-board.js';
import { LayerCodec } from './layer-codec.js';
import type { SiteNames } from './site-names.js';

/** Returns the places of each row of a table. */
type Rows = (board: Board) => readonly (readonly Place[])[];

const rowsOf = (places: readonly Place[], width: number): readonly (readonly Place[])[] =>
  Array.from({ length: places.length / width }, (_, row) => places.slice(row * width, (row + 1) * width));

/** Creates a table of values separated by blanks, row by row. */
const values = (
  layer: AnyPlacedLayer,
  rows: Rows,
  signs?: Coding['fileSigns'],
): FileTable<Grid<unknown, Place>> => ({
  read(lines, board) {
    const wanted = rows(board);
    const found = lines.take(wanted.length, 'its board').flatMap((tokens, row) => {
      const places = wanted[row]!;
      expectWidth(tokens, places.length);
      return tokens.map((token, col) => parseClue(layer, token, board, places[col]!, signs));
    });
    return new Grid(layer.places(board), found);
  },
  write: (content, board) =>
    rows(board).map((places) =>
      places.map((place) => formatClue(layer, content.at(place), place, signs)).join(' '),
    ),
});

/** The number of regions, and the number of each cell's region; or the sides between regions. */
const REGIONS: FileTable<Regions> = {
  read(lines, board) {
    const number = lines.takeNumber();
    if (number === undefined) return readRegionSides(lines, board);
    const numbers = lines.take(board.height, 'its regions').flatMap((tokens) => {
      expectWidth(tokens, board.width);
      return tokens.map(({ text, ...position }) => {
        if (/^\d{1,5}$/.test(text)) return Number(text);
        throw new PuzzleError('bad-symbol', `found '${text}', expected the number of a region`, position);
      });
    });
    const regions = regionsOfNumbers(board, numbers);
    if (regions.length === number) return regions;
    const regionCount = regions.length === 1 ? '1 region' : `${regions.length} regions`;
    throw new PuzzleError(
      'bad-count',
      `this file has ${regionCount}, expected ${number} as it says above them`,
    );
  },
  write(content, board) {
    const numbers = regionIndices(board, content);
    return [
      String(content.length),
      ...rowsOf(board.cells, board.width).map((cells) =>
        cells.map((one) => numbers.at(one as Cell)).join(' '),
      ),
    ];
  },
};

/** Regions as the sides between them, 1 for a border. */
const SIDES: FileTable<Regions> = {
  read: readRegionSides,
  write(content, board) {
    const { width, height } = board;
    const number = regionIndices(board, content);
    const at = (row: number, col: number) => number.at(board.cell(row, col));
    const table = (rows: number, wide: number, down: number, right: number) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: wide }, (_, col) => (at(row, col) === at(row + down, col + right) ? 0 : 1)).join(
          ' ',
        ),
      );
    return [...table(width > 1 ? height : 0, width - 1, 0, 1), ...table(height - 1, width, 1, 0)];
  },
};

/** Reads regions from the sides between them: those of each row, then those of each column. */
function readRegionSides(lines: LineReader, board: Board): Regions {
  const { width, height } = board;
  const open = (rows: number, wide: number, down: number, right: number) =>
    lines.take(rows, 'the sides of its regions').flatMap((tokens, row) => {
      expectWidth(tokens, wide);
      return tokens.flatMap(({ text }, col) =>
        text === '0' ? [[board.cell(row, col), board.cell(row + down, col + right)] as const] : [],
      );
    });
  return joinRegions(board, [
    ...open(width > 1 ? height : 0, width - 1, 0, 1),
    ...open(height - 1, width, 1, 0),
  ]);
}

/** Creates a table of a value for the whole board, a number on its own line. */
const figure = (layer: Layer<unknown>): FileTable<unknown> => ({
  read(lines, board) {
    const number = lines.takeNumber();
    if (number === undefined)
      throw new PuzzleError(
        'missing',
        `this file does not say ${layer.label}, expected a line with a number`,
      );
    return layer.fromJson(number, board, layer.label ?? 'a number');
  },
  write: (content, board) => [`${layer.toJson(content, board)}`],
});

const ENDS: ReadonlySet<string> = new Set<End>(['above', 'below', 'left', 'right']);

const ROWS: { readonly [over: string]: Rows } = {
  cells: (board) => rowsOf(board.cells, board.width),
  corners: (board) => rowsOf(board.corners, board.width + 1),
};

const isAround = (layer: AnyPlacedLayer): boolean => layer.kinds.every((kind) => ENDS.has(kind));

/** Creates a table of the clues outside a board whose cells hold only a player's entries. */
const around = (layer: AnyPlacedLayer): FileTable<unknown> => {
  const { read, write } = framedTable(layer, undefined, false);
  return {
    read: (lines, board) => read(lines, board)[0],
    write: (content, board) => write([content], board),
  };
};

/** Returns the tables of a notation's layers in order; undefined if pzprv3 files cannot express one of them. */
function tablesOf(
  type: DescribedType,
  parts: readonly Part<string>[],
  bySides: boolean,
): FileTable<readonly unknown[]> | undefined {
  const names = parts.map(({ layer }) => layer);
  const layers = names.map((name) => (name === 'givens' ? type.fixedLayers[0] : type.clues[name]));
  const [first, second] = layers;
  if (layers.length > 2 || parts.some(({ interleaved }) => interleaved)) return undefined;
  if (first && isPlaced(first) && isAround(first))
    return framedTable(first, second as AnyPlacedLayer | undefined, names[1] === 'givens');
  const tables = layers.map((layer, at): FileTable<any> | undefined => {
    if (!layer) return undefined;
    if (!isPlaced(layer))
      return layer.text.kind === 'map'
        ? bySides
          ? SIDES
          : REGIONS
        : layer.text.kind === 'field'
          ? figure(layer)
          : undefined;
    const own = parts[at]!.coding.table?.(layer);
    if (own) return own;
    if (bySides && isAround(layer)) return around(layer);
    const rows = layer.kinds.length === 1 ? ROWS[layer.kinds[0]!] : undefined;
    const { fileSigns } = parts[at]!.coding;
    const numbered = () =>
      layer.value.samples(PROBE).some((sample: unknown) => typeof layer.value.toClue(sample) === 'number');
    return rows && (fileSigns || numbered()) ? values(layer, rows, fileSigns) : undefined;
  });
  if (tables.includes(undefined)) return undefined;
  return {
    read: (lines, board) => tables.map((table) => table!.read(lines, board)),
    write: (content, board) => tables.flatMap((table, at) => table!.write(content[at], board)),
  };
}

/** The board size for probing the properties of values. */
const PROBE = { width: 4, height: 4 };

const HEADER = /^pzprv3(?:\.\d+)?[^\S\n]*[\n/][^\S\n]*([a-z][\w-]*)[^\S\n]*(?:[\n/]|$)/i;

/** Splits a pzprv3 file into lines and signs; slashes separate the lines of a file that is a single line. */
function linesOf(text: string): LineReader {
  const linePattern = /^[^\n/]*\n/.test(text) ? /[^\n]*/g : /[^/]*/g;
  const lines: (readonly Token[])[] = [];
  for (const line of text.matchAll(linePattern)) {
    const tokens = [...line[0].matchAll(/\S+/g)];
    if (tokens.length)
      lines.push(tokens.map((token) => ({ text: token[0], ...positionIn(text, line.index + token.index) })));
  }
  return new LineReader(lines);
}

/** Options of the files of a puzzle type. */
interface PzprFileOptions {
  readonly names: SiteNames;
  readonly side: boolean;
  readonly clueMargins: number;
  /** Regions are stored as the sides between them, after a line for each flag that is set. */
  readonly sides?: {
    readonly options: readonly string[];
    readonly flags: readonly string[];
    read(isSet: (flag: string) => boolean): Readonly<Record<string, unknown>>;
    flagsOf(data: LayerData): readonly string[];
  };
}

/**
 * Creates the codec of files of puzz.link and similar sites, `pzprv3`: the name of the puzzle type, the number of rows and of columns, then
 * the clues as tables. A player's entries follow and are ignored. Undefined for types whose clues are not such tables.
 */
export function pzprFile(
  type: DescribedType,
  parts: readonly Part<string>[],
  { names, side, clueMargins, sides }: PzprFileOptions,
): Codec<LayerData> | undefined {
  const carried = new LayerCodec(type, parts, [...names.layers, ...(sides?.options ?? [])], 'such a file');
  const layers = parts.map(({ layer }) => layer);
  const tables = tablesOf(type, parts, sides !== undefined);
  if (!tables) return undefined;
  const [name] = names.all;
  return {
    title: `a file of puzz.link and sites like it, pzprv3/${name}/…`,
    accepts: (text) => HEADER.test(text),
    identifiesType: (text) => names.all.includes(HEADER.exec(text)?.[1]?.toLowerCase() ?? ''),
    read(text) {
      const typeName = HEADER.exec(text)?.[1]?.toLowerCase();
      if (typeName === undefined || !names.all.includes(typeName))
        throw new PuzzleError(
          'type-mismatch',
          `this file holds ${typeName ? `a puzzle of the type '${typeName}'` : 'no puzzle'}, expected '${name}'`,
        );
      const lines = linesOf(text);
      lines.take(2, 'its first lines');
      const height = lines.takeNumber();
      const width = side ? height : lines.takeNumber();
      if (height === undefined || width === undefined)
        throw new PuzzleError('no-size', 'this file has no size, expected a line each for rows and columns');
      const board = type.createBoard(boardOf({ width: width + clueMargins, height: height + clueMargins }));
      const setFlags = sides?.flags.filter((flag) => lines.takeFlag(flag)) ?? [];
      const optionValues = sides?.read((flag) => setFlags.includes(flag));
      const contents = tables.read(lines, board).map((one, at) => [layers[at]!, one] as const);
      return carried.puzzle(board, new Map(contents), { ...names.contentOf(typeName), ...optionValues });
    },
    write(data) {
      const [width, height] = [data.board.width - clueMargins, data.board.height - clueMargins];
      const sizes = side ? [height] : [height, width];
      const own = names.of(data, type, 'such a file');
      const flags = sides?.flagsOf(data) ?? [];
      return [
        'pzprv3',
        own,
        ...sizes,
        ...flags,
        ...tables.write(carried.contentsOf(data), data.board),
        '',
      ].join('\n');
    },
  };
}
