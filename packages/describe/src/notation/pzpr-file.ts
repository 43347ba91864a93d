import {
  type Board,
  type Cell,
  type Codec,
  Grid,
  listed,
  type Place,
  PuzzleError,
  positionIn,
  type TextPosition,
} from '@gridproof/core';
import { boardOf, type Regions, regionNumbers, regionsJoined, regionsOfNumbers } from '@gridproof/formats';
import type { AnyPlaced } from '../layer/at.js';
import type { Data } from '../layer/layer.js';
import { isPlaced, type Type } from '../type.js';
import { Carried } from './carried.js';
import type { Part } from './coding.js';

/** A token of a file and where it stands. */
interface Token extends TextPosition {
  readonly text: string;
}

/** Reads the lines of a file from above. */
class Lines {
  #at = 0;

  constructor(readonly lines: readonly (readonly Token[])[]) {}

  /** The next so many lines; throws `PuzzleError` where the file ends before. */
  take(number: number, what: string): readonly (readonly Token[])[] {
    const found = this.lines.slice(this.#at, this.#at + number);
    if (found.length < number)
      throw new PuzzleError('too-short', `this file has ${found.length} of the ${number} lines of ${what}`);
    this.#at += number;
    return found;
  }

  /** The next line, if it is one whole number. */
  number(): number | undefined {
    const [token, ...more] = this.lines[this.#at] ?? [];
    if (!token || more.length || !/^\d{1,5}$/.test(token.text)) return undefined;
    this.#at++;
    return Number(token.text);
  }
}

/** A layer as such files have it. */
interface Table<H> {
  read(lines: Lines, board: Board): H;
  write(held: H, board: Board): readonly string[];
}

/** What a player wrote where no clue stands: a shaded cell, a dot. */
const PLAYED = new Set(['.', '#', '+']);

/** Which places stand in each row of a table. */
type Rows = (board: Board) => readonly (readonly Place[])[];

const rowsOf = (places: readonly Place[], width: number): readonly (readonly Place[])[] =>
  Array.from({ length: places.length / width }, (_, row) => places.slice(row * width, (row + 1) * width));

/** How the signs of a value stand in such files. */
function clueOf({ value }: AnyPlaced, { text, ...position }: Token, board: Board, place: Place): unknown {
  if (PLAYED.has(text)) return undefined;
  const found = /^\d{1,5}$/.test(text)
    ? value.fromClue(Number(text), board)
    : text === '-'
      ? value.fromClue('?', board)
      : undefined;
  if (found !== undefined) return found;
  const numbers = value.expected(board, place).filter((one: string) => !/^'.*'$/.test(one));
  const signs = value.fromClue('?', board) === undefined ? [] : ["'-'"];
  throw new PuzzleError(
    'bad-symbol',
    `found '${text}', expected ${listed([...numbers, ...signs, "'.'"], 'or')}`,
    position,
  );
}

function signOf({ value }: AnyPlaced, held: unknown, place: Place): string {
  if (held === undefined) return '.';
  const clue = value.toClue(held);
  if (clue === undefined)
    throw new PuzzleError('cannot-hold', `such a file cannot hold the clue '${value.write(held, place)}'`);
  return clue === '?' ? '-' : String(clue);
}

/** Values with blanks between them, row by row. */
const values = (layer: AnyPlaced, rows: Rows): Table<Grid<unknown, Place>> => ({
  read(lines, board) {
    const wanted = rows(board);
    const found = lines.take(wanted.length, 'its board').flatMap((tokens, row) => {
      const places = wanted[row]!;
      expectWidth(tokens, places.length);
      return tokens.map((token, col) => clueOf(layer, token, board, places[col]!));
    });
    return new Grid(layer.places(board), found);
  },
  write: (held, board) =>
    rows(board).map((places) => places.map((place) => signOf(layer, held.at(place), place)).join(' ')),
});

function expectWidth(tokens: readonly Token[], width: number): void {
  if (tokens.length === width) return;
  const found = tokens.length === 1 ? '1 sign' : `${tokens.length} signs`;
  throw new PuzzleError('ragged', `this row has ${found}, expected ${width}`, {
    line: tokens[0]?.line,
  });
}

/** How many regions there are, and the number of each cell's; or the sides that part them. */
const REGIONS: Table<Regions> = {
  read(lines, board) {
    const number = lines.number();
    if (number === undefined) return partedBy(lines, board);
    const numbers = lines.take(board.height, 'its regions').flatMap((tokens) => {
      expectWidth(tokens, board.width);
      return tokens.map(({ text, ...position }) => {
        if (/^\d{1,5}$/.test(text)) return Number(text);
        throw new PuzzleError('bad-symbol', `found '${text}', expected the number of a region`, position);
      });
    });
    return regionsOfNumbers(board, numbers);
  },
  write(held, board) {
    const numbers = regionNumbers(board, held);
    return [
      String(held.length),
      ...rowsOf(board.cells, board.width).map((cells) =>
        cells.map((one) => numbers.at(one as Cell)).join(' '),
      ),
    ];
  },
};

/** Regions by the sides between them: those of each row, then those of each column. */
function partedBy(lines: Lines, board: Board): Regions {
  const { width, height } = board;
  const open = (rows: number, wide: number, down: number, right: number) =>
    lines.take(rows, 'the sides of its regions').flatMap((tokens, row) => {
      expectWidth(tokens, wide);
      return tokens.flatMap(({ text }, col) =>
        text === '0' ? [[board.cell(row, col), board.cell(row + down, col + right)] as const] : [],
      );
    });
  return regionsJoined(board, [
    ...open(width > 1 ? height : 0, width - 1, 0, 1),
    ...open(height - 1, width, 1, 0),
  ]);
}

/** The board with what stands outside it on all four sides; what is known of cells has a `q` in front, as others are a player's. */
function surrounded(outside: AnyPlaced, inside: AnyPlaced | undefined): Table<readonly unknown[]> {
  const rows = (board: Board): readonly (readonly (Place | undefined)[])[] => {
    const at = new Map(outside.places(board).map((place) => [`${place.row},${place.col}`, place]));
    return Array.from({ length: board.height + 2 }, (_, row) =>
      Array.from({ length: board.width + 2 }, (_, col): Place | undefined =>
        row > 0 && col > 0 && row <= board.height && col <= board.width
          ? board.cell(row - 1, col - 1)
          : at.get(`${row - 1},${col - 1}`),
      ),
    );
  };
  return {
    read(lines, board) {
      const wanted = rows(board);
      const clues = new Map<Place, unknown>();
      for (const [row, tokens] of lines.take(wanted.length, 'its board').entries()) {
        expectWidth(tokens, board.width + 2);
        for (const [col, token] of tokens.entries()) {
          const place = wanted[row]![col];
          if (place?.kind === 'outside') clues.set(place, clueOf(outside, token, board, place));
          else if (place && inside && token.text.startsWith('q'))
            clues.set(place, clueOf(inside, { ...token, text: token.text.slice(1) }, board, place));
        }
      }
      const held = (layer: AnyPlaced) => Grid.over(layer.places(board), (place) => clues.get(place));
      return [held(outside), ...(inside ? [held(inside)] : [])];
    },
    write([around, within], board) {
      return rows(board).map((places) =>
        places
          .map((place) => {
            if (!place) return '.';
            if (place.kind === 'outside')
              return signOf(outside, (around as Grid<unknown, Place>).at(place), place);
            const held = (within as Grid<unknown, Place> | undefined)?.at(place);
            return held === undefined ? '.' : `q${signOf(inside!, held, place)}`;
          })
          .join(' '),
      );
    },
  };
}

const ROWS: { readonly [over: string]: Rows } = {
  cells: (board) => rowsOf(board.cells, board.width),
  corners: (board) => rowsOf(board.corners, board.width + 1),
};

/** The layers of a notation as tables, one after the other; none where one of them is nothing that such files have. */
function tablesOf(type: Type, names: readonly string[]): Table<readonly unknown[]> | undefined {
  const layers = names.map((name) => (name === 'givens' ? type.fixedKey[0] : type.clues[name]));
  const [first, second] = layers;
  if (first && isPlaced(first) && first.kinds.join() === 'above,below,left,right')
    return surrounded(first, second as AnyPlaced | undefined);
  const tables = layers.map((layer): Table<any> | undefined => {
    if (!layer) return undefined;
    if (!isPlaced(layer)) return layer.text.kind === 'map' ? REGIONS : undefined;
    const rows = layer.kinds.length === 1 ? ROWS[layer.kinds[0]!] : undefined;
    return rows &&
      layer.value.samples(PROBE).some((one: unknown) => typeof layer.value.toClue(one) === 'number')
      ? values(layer, rows)
      : undefined;
  });
  if (tables.includes(undefined)) return undefined;
  return {
    read: (lines, board) => tables.map((table) => table!.read(lines, board)),
    write: (held, board) => tables.flatMap((table, at) => table!.write(held[at], board)),
  };
}

/** A size for which values are asked what they are like. */
const PROBE = { width: 4, height: 4 };

const HEADER = /^pzprv3(?:\.\d+)?[^\S\n]*[\n/][^\S\n]*([a-z][\w-]*)[^\S\n]*(?:[\n/]|$)/i;

/** Splits such a file into its lines and their signs; they are parted by slashes where it is one line. */
function linesOf(text: string): Lines {
  const parted = /^[^\n/]*\n/.test(text) ? /[^\n]*/g : /[^/]*/g;
  const lines: (readonly Token[])[] = [];
  for (const line of text.matchAll(parted)) {
    const tokens = [...line[0].matchAll(/\S+/g)];
    if (tokens.length)
      lines.push(tokens.map((one) => ({ text: one[0], ...positionIn(text, line.index + one.index) })));
  }
  return new Lines(lines);
}

/**
 * Files of puzz.link and sites like it, `pzprv3`: the name of the puzzle type, the number of rows and of columns, then the clues as
 * tables. What a player has entered follows, and is no part of the puzzle. None for types whose clues are no such tables.
 */
export function pzprFile(
  type: Type,
  parts: readonly Part<string>[],
  { names, side }: { readonly names: readonly [string, ...string[]]; readonly side: boolean },
): Codec<Data> | undefined {
  const carried = new Carried(type, parts, [], 'such a file');
  const layers = parts.map(({ layer }) => layer);
  const tables = tablesOf(type, layers);
  if (!tables) return undefined;
  const [name] = names;
  return {
    title: `a file of puzz.link and sites like it, pzprv3/${name}/…`,
    accepts: (text) => HEADER.test(text),
    tells: (text) => names.includes(HEADER.exec(text)?.[1]?.toLowerCase() ?? ''),
    read(text) {
      const found = HEADER.exec(text)?.[1]?.toLowerCase();
      if (found === undefined || !names.includes(found))
        throw new PuzzleError(
          'other-genre',
          `this file holds ${found ? `a puzzle of the type '${found}'` : 'no puzzle'}, expected '${name}'`,
        );
      const lines = linesOf(text);
      lines.take(2, 'its first lines');
      const height = lines.number();
      const width = side ? height : lines.number();
      if (height === undefined || width === undefined)
        throw new PuzzleError('no-size', 'this file has no size, expected a line each for rows and columns');
      const board = type.sized(boardOf({ width, height }));
      return carried.puzzle(board, new Map(tables.read(lines, board).map((held, at) => [layers[at]!, held])));
    },
    write(data) {
      const { width, height } = data.board;
      const sizes = side ? [height] : [height, width];
      return ['pzprv3', name, ...sizes, ...tables.write(carried.held(data), data.board), ''].join('\n');
    },
  };
}
