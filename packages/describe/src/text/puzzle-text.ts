import {
  type Board,
  COMMENT,
  type Grid,
  joinList,
  type Place,
  PuzzleError,
  type Size,
  type TextPosition,
} from '@gridproof/core';
import { type DescribedType, isPlaced, type LayerText } from '../described-type.js';
import type { Layer, LayerData, MapText, NamedText, SizeFieldsText } from '../layer/layer.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type BoardLayout, boardLayout } from './board-layout.js';
import { stripFrames } from './frames.js';
import { mapsIn, type NamedMap } from './named-maps.js';
import { openSign, openSigns, printGrid, SignGrid } from './sign-grid.js';
import { readTextBoard, type TextBoard, type Token } from './text-board.js';
import { checkShape, isDrawing, medianLength, signsIn } from './tokens.js';

/** A board of the text: the layers that share it, or the layer that it is a map of. */
interface Sheet {
  readonly names: readonly string[];
  readonly layout: BoardLayout;
  readonly map: MapText<unknown> | undefined;
  /** True if a puzzle may omit the board. */
  readonly optional: boolean;
}

/** The parts of a text: its fields by name, its boards, and its named maps. */
interface Parts extends TextBoard {
  readonly maps: readonly NamedMap[];
}

/** Parser and printer of the puzzles of one type. */
export class PuzzleText {
  readonly #sheets: readonly Sheet[];

  constructor(readonly type: DescribedType) {
    const sheets = type.text ?? [
      ...Object.entries(type.clues)
        .filter(([, { text }]) => text.kind === 'places' || text.kind === 'map')
        .map(([name]) => [name]),
      ...(type.hasGivens ? [['givens']] : []),
    ];
    this.#sheets = sheets.map((names, at) => this.#sheet(names, at));
  }

  #sheet(names: readonly string[], at: number): Sheet {
    const layers = names.flatMap((name): readonly Layer<unknown>[] =>
      name === 'givens' ? this.type.fixedLayers : [this.type.clues[name]!],
    );
    const text = layers[0]?.text;
    const map = text?.kind === 'map' ? text : undefined;
    const placed = layers.filter(isPlaced);
    const needed = layers.some((layer) => isPlaced(layer) && layer.full) || map;
    const sized = at > 0 || this.#sizing !== undefined;
    return { names, map, layout: boardLayout(placed), optional: sized && !needed };
  }

  /** The fields that show the size of the board; undefined if the first board shows it. */
  get #sizing(): SizeFieldsText<unknown> | undefined {
    const all = Object.values(this.type.clues).map(({ text }) => text);
    return all.find((text): text is SizeFieldsText<unknown> => text.kind === 'size fields');
  }

  /** Parses a puzzle. Throws `PuzzleError`. */
  read(text: string): LayerData {
    const { type } = this;
    const options = Object.entries(type.options);
    const known = [
      ...options.map(([, { field }]) => field),
      ...Object.values(type.clues).flatMap(({ text: layerText }) => {
        if (layerText.kind === 'fields') return [`${layerText.name} N`];
        if (layerText.kind === 'names') return [...layerText.fields, ...layerText.maps];
        if (layerText.kind === 'size fields') return layerText.names;
        return layerText.kind === 'field' ? [layerText.name] : [];
      }),
    ];
    const parts = this.#boards(text, known);
    const optionValues: Record<string, unknown> = Object.fromEntries(
      options.map(([name, { field, byDefault, read }]) => {
        const token = parts.fields.get(field);
        return [name, token ? read(token) : byDefault];
      }),
    );
    const begin = (board: Board) => ({
      ...optionValues,
      board,
      ...this.#fields(parts.fields, board),
      ...this.#readNamed(parts, board),
    });
    const { data, spots: signGrids } = this.#layers(parts, begin, this.#sizing?.sizeOf(parts.fields));
    return type.check(data, (at) => {
      if (typeof at !== 'string') return positionOf(at, signGrids);
      const layerText = type.clues[at]?.text;
      return (layerText?.kind === 'field' && parts.fields.get(layerText.name)) || {};
    });
  }

  /** Returns the contents of the layers that are fields. */
  #fields(fields: TextBoard['fields'], board: Board): Record<string, unknown> {
    const { type } = this;
    return Object.fromEntries(
      Object.entries(type.clues).flatMap(([name, { text }]) => {
        if (text.kind === 'fields') {
          const layerFields = [...fields].flatMap(([key, token]) => {
            const nth = key.startsWith(`${text.name} `) ? key.slice(text.name.length + 1) : '';
            return /^\d+$/.test(nth) ? [[nth, token] as const] : [];
          });
          return [[name, text.read(new Map(layerFields), board)]];
        }
        if (text.kind === 'size fields') return [[name, text.read(fields, board)]];
        if (text.kind !== 'field') return [];
        const token = fields.get(text.name);
        return [[name, token ? text.read(token, board) : type.defaultContent(name, board)]];
      }),
    );
  }

  /** Returns the contents of the layers that have their own names in the text. */
  #readNamed({ fields, maps }: Parts, board: Board): Record<string, unknown> {
    const { type } = this;
    return Object.fromEntries(
      Object.entries(type.clues).flatMap(([name, { text }]) => {
        if (text.kind !== 'names') return [];
        const sections = {
          fields: new Map([...fields].filter(([key]) => text.fields.includes(key))),
          maps: maps.filter((map) => isMapOf(text, map.name)).map(({ rows }) => rows),
        };
        const isThere = sections.fields.size > 0 || sections.maps.length > 0;
        return [[name, isThere ? text.read(sections, board) : type.defaultContent(name, board)]];
      }),
    );
  }

  /** The layers that have their own names in the text. */
  get #byNames(): readonly NamedText<unknown>[] {
    return Object.values(this.type.clues).flatMap(({ text }) => (text.kind === 'names' ? [text] : []));
  }

  /** Splits a text into fields, maps and boards; `/` ends a row in each, unless it is a sign there. */
  #boards(text: string, known: readonly string[]): Parts {
    const options = this.type.signs.has('#') ? { comment: COMMENT } : {};
    const [split, whole] = [true, false].map((slashEndsRow) =>
      readTextBoard(text, known, { ...options, slashEndsRow }),
    ) as [TextBoard, TextBoard];
    // A board of only slashes exists only if they are signs.
    const slashed = this.#sheets.map((sheet) => this.#hasSlash(sheet));
    const inRows = new Map(split.boards.toReversed().map((board) => [board[0]!.line, board]));
    const all = (slashed.includes(true) ? whole : split).boards.map((board, at) => {
      const first = slashed[at] ? undefined : board.find(({ line }) => inRows.has(line));
      return first ? inRows.get(first.line)! : board;
    });
    const isMap = (name: string) => this.#byNames.some((namedText) => isMapOf(namedText, name));
    const { boards: unnamedBoards, maps } = mapsIn({ fields: split.fields, boards: all }, isMap);
    const plain = stripFrames(unnamedBoards.flat());
    const boards = !this.type.hasFrames ? this.#joinDrawing(unnamedBoards) : plain.length ? [plain] : [];
    const more = boards[this.#sheets.length];
    if (more) {
      const sheets = this.#sheets.map(
        ({ names }) => `one of ${names.map((name) => this.type.label(name)).join(' and ')}`,
      );
      const [nth, expected] =
        sheets.length === 1
          ? ['second', 'one without blank lines']
          : [
              sheets.length === 2 ? 'third' : 'further',
              `${sheets.slice(0, -1).join(', ')} and ${sheets.at(-1)}`,
            ];
      throw new PuzzleError(`${nth}-board`, `a ${nth} board begins here, expected ${expected}`, {
        line: more[0]!.line,
      });
    }
    return { fields: split.fields, boards, maps };
  }

  /**
   * Joins boards that form one square drawing: the blank lines between them are rows without a sign. Other boards are not joined, because
   * two could also be one higher board.
   */
  #joinDrawing(boards: TextBoard['boards']): TextBoard['boards'] {
    const [sheet, another] = this.#sheets;
    if (!this.type.square || !sheet || another || boards.length < 2) return boards;
    const lines = boards.flat();
    const rows = lines.flatMap((row, at) => {
      const last = lines[at - 1]?.line ?? row.line;
      const blank = Array.from({ length: row.line - last - 1 }, (_, nth) => last + 1 + nth);
      return [...blank.map((line) => ({ text: '', line, column: 1 })), row];
    });
    return isDrawing(rows, { layout: sheet.layout, square: true }) ? [rows] : boards;
  }

  #hasSlash({ names }: Sheet): boolean {
    return names.some((name) =>
      this.type.placedLayers(name).some(({ value }) => value.read('/', ANY_SIZE, ANYWHERE) !== undefined),
    );
  }

  /** Returns the contents of the layers on the boards of the text. */
  #layers({ boards, maps }: Parts, begin: (board: Board) => LayerData, shown: Size | undefined) {
    const { type } = this;
    let data: { board: Board; [name: string]: unknown } | undefined = shown && {
      ...begin(type.createBoard(shown)),
    };
    const all: SignGrid[] = [];
    for (const [at, declared] of this.#sheets.entries()) {
      const lines = boards[at];
      if (!lines && data && declared.optional) continue;
      const sheet: Sheet = data ? this.#layOut(declared, data) : declared;
      // If a map shows the size, a board without signs may be omitted.
      if (!lines && !data && maps.length) {
        data = { ...begin(this.#boardOf(this.#cellsOf(maps[0]!))) };
        continue;
      }
      const size = data?.board;
      const { rows, size: signSize } = this.#signs(lines ?? [], sheet, size);
      if (!this.#isSized(sheet)) this.#readEarly(rows, sheet, signSize);
      this.#checkRows(rows, sheet, size, type.square ? medianLength(rows) : rows[0]!.length);
      data ??= { ...begin(this.#boardOf(rows, signSize)) };
      const { board } = data;
      if (sheet.map) {
        data[sheet.names[0]!] = sheet.map.read(rows, board);
        continue;
      }
      const signGrid = new SignGrid(rows, sheet.layout, board);
      all.push(signGrid);
      this.#read(signGrid, sheet, data);
    }
    for (const name of Object.keys(type.clues))
      if (!(name in data!)) data![name] = type.defaultContent(name, data!.board);
    data!.givens ??= type.impliedGivens(data! as LayerData);
    return { data: data!, spots: all };
  }

  /** Returns a sheet with its layout once the clues are known: the places of the answer, and so the layout, may depend on them. */
  #layOut(sheet: Sheet, data: LayerData): Sheet {
    const { type } = this;
    if (type.fixedLayers.length > 0 || sheet.names.length > 1 || sheet.names[0] !== 'givens') return sheet;
    const clues = Object.keys(type.clues).map((name) => [
      name,
      data[name] ?? type.defaultContent(name, data.board),
    ]);
    const answerLayers = type.answerLayers({ ...data, ...Object.fromEntries(clues) });
    return { ...sheet, layout: boardLayout(answerLayers.map(({ layer }) => layer)) };
  }

  /** Returns the cells of a map, row by row. */
  #cellsOf({ name, rows }: NamedMap): readonly (readonly Token[])[] {
    const namedText = this.#byNames.find((one) => isMapOf(one, name))!;
    return rows.map((row) => namedText.tokens(row));
  }

  /** Returns the board of these rows; if a square has too many, the error is at the first of them. */
  #boardOf(rows: readonly (readonly Token[])[], size?: Size): Board {
    const { square } = this.type;
    const median = medianLength(rows);
    const ragged = rows.some(({ length }) => length !== median);
    const width = size?.width ?? (square && ragged ? rows.length : median);
    const below = square ? rows[width]?.[0] : undefined;
    return this.type.createBoard(size ?? { width, height: rows.length }, below && { line: below.line });
  }

  /** Reads the clues first and then the givens, because the places of the answer may depend on the clues. */
  #read(signGrid: SignGrid, { names }: Sheet, data: { board: Board; [name: string]: unknown }): void {
    const { type } = this;
    const clues = names.filter((name) => name !== 'givens').map((name) => type.signedLayer(name, data.board));
    const withGivens = names.includes('givens');
    for (const [name, content] of signGrid.read(clues, { hasOtherSigns: withGivens })) data[name] = content;
    if (!withGivens) return;
    const answerLayers = type.answerLayers(data);
    const grids = signGrid.read([...clues, ...answerLayers]);
    data.givens = type.inShape(
      answerLayers.map(({ name }) => grids.get(name)!),
      data,
    );
  }

  /** Reads signs that mean the same on any board before the rows are counted, so that an error is at a wrong sign. */
  #readEarly(rows: readonly (readonly Token[])[], { names, map }: Sheet, size: Size): void {
    const isOpen = names.includes('givens') && this.type.fixedLayers.length === 0;
    if (map || isOpen) return;
    const layers = names.flatMap((name) => this.type.placedLayers(name));
    const kinds = new Set(layers.flatMap((layer) => layer.kinds));
    // At other places there are signs that are not values.
    const plain = kinds.has('cells') || kinds.has('corners');
    if (kinds.size !== 1 || !plain || layers.length !== 1) return;
    const [{ value, full }] = layers as [AnyPlacedLayer];
    const place = { ...ANYWHERE, kind: kinds.has('corners') ? 'corner' : 'cell' } as Place;
    const isAnswer = names.includes('givens');
    const open = openSigns([{ layer: layers[0]!, isAnswer }], size, place);
    for (const token of rows.flat()) {
      if (value.read(token.text, size, place) !== undefined || (!full && open.includes(token.text))) continue;
      const expected = [...value.expected(size, place), ...(full || !open[0] ? [] : [`'${open[0]}'`])];
      throw new PuzzleError(
        'bad-symbol',
        `found '${token.text.slice(0, 20)}', expected ${joinList(expected, 'or')}`,
        token,
      );
    }
  }

  #isSized({ names }: Sheet): boolean {
    return names.some((name) => this.type.placedLayers(name).some(({ value }) => value.dependsOnSize));
  }

  #signs(lines: readonly Token[], sheet: Sheet, size: Board | undefined) {
    if (sheet.map) {
      const rows = lines.map((line) => sheet.map!.tokens(line));
      if (rows.length === 0) throw new PuzzleError('no-rows', 'found no rows, expected a board');
      return { rows, size: size ?? { width: rows[0]!.length, height: rows.length } };
    }
    const longest = Math.max(
      1,
      ...sheet.names.flatMap((name) =>
        this.type.placedLayers(name).map(({ value }) => value.maxSignLength(size ?? WIDE)),
      ),
    );
    return signsIn(lines, {
      layout: sheet.layout,
      longest,
      square: this.type.square,
      digitsTogether: this.type.digitsTogether,
      size,
    });
  }

  #checkRows(
    rows: readonly (readonly Token[])[],
    sheet: Sheet,
    board: Board | undefined,
    first: number,
  ): void {
    const spots = board && sheet.layout.spots(board);
    const what =
      sheet.map?.what ?? `the board of ${sheet.names.map((name) => this.type.label(name)).join(' and ')}`;
    checkShape(rows, sheet.layout, {
      what,
      across: spots?.[0]?.length ?? first,
      down: spots?.length ?? rows.length,
    });
  }

  /** Inverse of `read`. */
  print(data: LayerData): string {
    const { type } = this;
    const fields = [
      ...Object.entries(type.options).map(([name, { field, byDefault, print }]) =>
        data[name] === byDefault ? '' : `${field}: ${print(data[name])}`,
      ),
      ...Object.entries(type.clues).flatMap(([name, { text }]) =>
        text.kind === 'size fields'
          ? text.print(data[name]).map(([field, lists]) => `${field}: ${lists}`)
          : [],
      ),
      ...Object.entries(type.clues).map(([name, { text, count }]) =>
        text.kind !== 'field' || count(data[name]) === 0 ? '' : `${text.name}: ${text.print(data[name])}`,
      ),
      ...Object.entries(type.clues).flatMap(([name, { text }]) =>
        text.kind === 'fields'
          ? text.print(data[name]).map(([nth, sign]) => `${text.name} ${nth}: ${sign}`)
          : [],
      ),
    ].filter(Boolean);
    const named = Object.entries(type.clues).flatMap(([name, { text }]) =>
      text.kind === 'names' ? [text.print(data[name], data.board)] : [],
    );
    const maps = named.flatMap((section) => section.maps);
    fields.unshift(...named.flatMap((section) => section.fields));
    // An empty board is omitted unless a board follows that could be taken for it.
    const boards: string[] = [];
    for (const [at, sheet] of [...this.#sheets.entries()].reverse()) {
      const optional = (sheet.optional && boards.length === 0) || (at === 0 && maps.length > 0);
      const board = this.#sheetOf(sheet, data, optional);
      if (board !== undefined) boards.unshift(board);
    }
    const [first, ...others] = boards;
    // If rows have fields, a blank line separates them from the rows themselves.
    const apart =
      fields.length > 0 &&
      first !== undefined &&
      (this.#sizing !== undefined || Object.values(type.clues).some((layer) => layer.text.kind === 'fields'));
    const head = [...fields, ...(apart ? [''] : []), ...(first === undefined ? [] : [first])].join('\n');
    const text = [...(head ? [head] : []), ...others, ...maps].join('\n\n');
    // A text that another format would accept gets a final slash.
    return type.formats.some((codec) => codec.accepts(text)) ? `${text}/` : text;
  }

  /** Prints a board of the text; undefined if it is empty and optional. */
  #sheetOf(sheet: Sheet, data: LayerData, optional: boolean): string | undefined {
    const { type } = this;
    const { names, layout, map } = this.#layOut(sheet, data);
    if (map) return map.print(data[names[0]!], data.board);
    const layers = names.flatMap((name): readonly LayerText[] =>
      name === 'givens'
        ? type.answerContents(data.givens, data)
        : [[type.clues[name] as AnyPlacedLayer, data[name] as Grid<unknown, Place>, false]],
    );
    if (optional && layers.every(([, content]) => content.known().length === 0)) return undefined;
    return printGrid(layout, data.board, (place) => signOf(place, layers, data.board), type.digitsTogether);
  }
}

/** Returns whether a map of this name belongs to the layer: `cages 2` matches `cages N`. */
const isMapOf = ({ maps }: NamedText<unknown>, name: string): boolean =>
  maps.includes(name) || maps.includes(name.replace(/ \d+$/, ' N'));

/** Returns the sign of the value at a place, or the open sign. */
function signOf(place: Place, layers: readonly LayerText[], size: Size): string | undefined {
  const here = layers.filter(([, content]) => content.has(place));
  for (const [{ value }, content] of here) {
    const one = content.at(place);
    if (one !== undefined) return value.write(one, place);
  }
  const signed = here.map(([layer, , isAnswer]) => ({ layer, isAnswer }));
  return signed.length ? openSign(signed, size, place) : undefined;
}

function positionOf(at: Place, all: readonly SignGrid[]): TextPosition {
  for (const signGrid of all) {
    const token = signGrid.positionOf(at);
    if (token) return token;
  }
  return {};
}

const ANY_SIZE: Size = { width: 1, height: 1 };
/** A board on which numbers have their maximum number of digits. */
const WIDE: Size = { width: 99, height: 99 };
const ANYWHERE: Place = { kind: 'cell', row: 0, col: 0 };
