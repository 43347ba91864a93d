import {
  type BankItem,
  Board,
  type BoardSymbol,
  type Cage,
  type Cell,
  cell,
  corner,
  type End,
  joinRegions,
  type Mark,
  outside,
  type Picture,
  type Place,
  placeKey,
  type Shade,
  type Side,
  type Stroke,
  side,
  type Tube,
  type Wall,
} from '@gridproof/core';
import { BANK_SYMBOL, schemeVariables } from '@gridproof/render';
import { AROUND_SIDE, type CellLook, type RecognisedLook, recogniseLook } from './cell-looks.js';
import { type Colour, colourDistance, lightnessOf } from './colour.js';
import type { Box } from './glyph-image.js';
import { GlyphReader } from './glyph-reader.js';
import type { Lattice } from './lattice.js';
import type { Guess } from './network.js';
import type { SideMark } from './side-marks.js';
import type { Seen, SeenCell, SeenSide, Sight } from './sight.js';
import { OPPOSITE, type SeenText } from './surroundings.js';
import { around, type GlyphRow, glyphsOf, heightOf, linesOf, middleX, middleY, widthOf } from './text.js';
import type { Vocabulary } from './vocabulary.js';

/** A text in a picture with its readings. */
export interface TextChoice {
  readonly at: Place;
  /** The part of the mark: a text, an item of a list, or a half. */
  readonly part: 'text' | 'note' | 'below' | 'above' | number;
  /** Readings, the most probable first. */
  readonly guesses: readonly Guess[];
  readonly box: Box;
  /** The glyphs of the text; undefined if the ground of its cell stands for it. */
  readonly glyphs?: GlyphRow;
}

/** Returns the name of a text, which is the same in each reading of a picture as one type. */
export const keyOf = ({ at, part }: Pick<TextChoice, 'at' | 'part'>): string => `${placeKey(at)} ${part}`;

/** The tone of each ground of a sight; a gap is no cell. */
export type GroundTones = readonly (Shade['tone'] | 'none' | 'gap')[];

/** The marks of a sight for a puzzle type, with all readings of their texts. */
export class Composition {
  readonly sight: Sight;
  readonly choices: readonly TextChoice[];
  /** Number of thick lines, black cells and signs on sides that have no meaning for the type. */
  readonly ignored: number;
  /** Number of texts beside rows and columns that have no meaning for the type. */
  readonly ignoredMargins: number;
  /** Number of the unread places that are lines, thin or thick. */
  readonly unclearWalls: number;
  /** Places with ink that no mark of the type explains. */
  readonly unread: readonly Place[];
  /** The number in the words below the board is read. */
  readonly hasCaption: boolean;
  /** Indices of the grounds that cells have. */
  readonly usedGrounds: ReadonlySet<number>;
  readonly #recognised: ReadonlyMap<SeenCell, RecognisedCell>;
  /** Items below the board that are recognised by their signs. */
  readonly #items: readonly BankItem[];
  readonly #strokes: readonly Stroke[];
  readonly #tubes: readonly Tube[];
  readonly #symbols: ReadonlyMap<Place, BoardSymbol>;
  readonly #walls: readonly Wall[];
  readonly #lines: readonly Shade[];
  readonly #cages: readonly Cage[];

  constructor(
    whole: Sight,
    readonly vocabulary: Vocabulary,
    /** The texts right below the board are items, not clues of columns. */
    itemsBelow = false,
    /** Texts that are known, by their names. */
    confirmed: ReadonlyMap<string, string> = new Map(),
  ) {
    const { characters } = vocabulary;
    const rounds = vocabulary.hasRounds ? whole.rounds() : undefined;
    const sight = rounds?.others ?? whole;
    this.sight = sight;
    const corners = characters.corner.size > 0 ? sight.corners() : undefined;
    const { cells } = corners ?? sight;
    const known = vocabulary.looks.length > 0 ? recogniseCells(cells, sight.grounds, vocabulary) : NONE;
    const { caption } = vocabulary;
    const number = caption && sight.words.length === caption.words ? sight.words[caption.number] : undefined;
    const loose = [...[...known.values()].flatMap(({ texts }) => texts.flat()), ...(number?.text ?? [])];
    const reader = readerOf(sight, corners !== undefined, loose);
    const choices: TextChoice[] = [];
    const unread: Place[] = [];
    const lines: Shade[] = [];
    const symbols = new Map<Place, BoardSymbol>(
      [...(rounds?.shapes ?? [])].map(([at, shape]) => {
        const dot = shape === 'disc' ? 'filled-dot' : 'open-dot';
        return [at, vocabulary.sideSymbols.has(dot) ? dot : shape];
      }),
    );
    const addChoice = (
      at: Place,
      part: TextChoice['part'],
      box: Box,
      read: () => readonly Guess[],
      glyphs?: GlyphRow,
    ) => {
      const text = confirmed.get(keyOf({ at, part }));
      const guesses = text === undefined ? read() : [{ text, p: 1 }];
      choices.push({
        at,
        part,
        box,
        guesses: guesses.length ? guesses : [{ text: '', p: 0 }],
        ...(glyphs && { glyphs }),
      });
    };
    const add = (
      at: Place,
      part: TextChoice['part'],
      row: GlyphRow,
      box: Box,
      possible: ReadonlySet<string>,
    ) => addChoice(at, part, box, () => reader.read(row, possible), row);
    const tiles = tilesOf(sight, vocabulary);
    for (const [row, seenRow] of cells.entries())
      for (const [col, seenCell] of seenRow.entries()) {
        const at = cell(row, col);
        const tile = tiles.get(seenCell.groundIndex);
        if (tile !== undefined) {
          addChoice(at, 'text', seenCell.box, () => [{ text: tile, p: 1 }]);
          continue;
        }
        const recognised = known.get(seenCell);
        const seen: Seen = recognised ? { box: seenCell.box, texts: recognised.texts } : seenCell;
        const symbol = recognised?.look.symbol ?? symbolOf(seen, vocabulary);
        if (symbol) symbols.set(at, symbol);
        const { texts, note, split, box, diagonals, dot } = seen;
        if (dot && vocabulary.tones.includes('light')) lines.push({ at, tone: 'light', source: 'clue' });
        else if (dot && vocabulary.symbols.has('dot')) symbols.set(at, 'dot');
        else if (dot || seen.unread) unread.push(at);
        if (diagonals && vocabulary.tones.includes(diagonals))
          lines.push({ at, tone: diagonals, source: 'clue' });
        if (split?.below) add(at, 'below', split.below, box, characters.cell);
        if (split?.above) add(at, 'above', split.above, box, characters.cell);
        if (note && characters.note.size > 0) add(at, 'note', note, box, characters.note);
        else if (note && texts.length === 0) add(at, 'text', note, box, characters.cell);
        if (texts.length > 0 && characters.cell.size === 0) unread.push(at);
        if (characters.cell.size === 0) continue;
        if (vocabulary.hasLists && texts.length > 0)
          for (const [nth, text] of texts.entries()) add(at, nth, text, box, characters.cell);
        else if (texts.length > 0) add(at, 'text', texts.flat(), box, characters.cell);
      }
    let ignoredSides = 0;
    const isLoose = sight.lattice.border !== undefined;
    const addSide = ({ mark, inkAround }: SeenSide, at: Side, isUpright: boolean) => {
      const { row, col, towards } = at;
      const last = sight.lattice[isUpright ? 'cols' : 'rows'] - 1;
      if (isLoose && (row < 0 || col < 0 || (isUpright ? col : row) === last)) return;
      const around = isLoose ? inkAround(AROUND_SIDE * sight.lattice.size) : undefined;
      if (around ? around.ink.pieces.length === 0 : !mark) return;
      if (vocabulary.sideSymbols.size === 0) {
        if (around || mark !== 'mark') ignoredSides++;
        return;
      }
      const looks = vocabulary.sideLooks.filter(({ side: one }) => one === towards);
      const symbol = around
        ? recogniseLook(around.ink, around.square, looks)?.look.symbol
        : sideSymbol(mark!, isUpright, vocabulary);
      if (symbol) symbols.set(at, symbol);
      else unread.push(at);
    };
    for (const [row, sides] of sight.sides.right.entries())
      for (const [line, one] of sides.entries()) addSide(one, side(row, line - 1, 'right'), true);
    for (const [line, sides] of sight.sides.below.entries())
      for (const [col, one] of sides.entries()) addSide(one, side(line - 1, col, 'below'), false);
    for (const { left, top } of sight.beside) unread.push(nearestCell(sight.lattice, left, top));
    if (!vocabulary.hasGaps) unread.push(...(sight.lattice.boxes?.gaps ?? []));
    if (!vocabulary.hasBank) unread.push(...sight.pieces.map(() => BELOW));
    if (corners)
      for (const [row, seenRow] of corners.texts.entries())
        for (const [col, { text, box }] of seenRow.entries())
          if (text.length > 0) add(corner(row, col), 'text', text, box, characters.corner);
    let ignoredMargins = 0;
    for (const { end: seenEnd, line, texts, box } of sight.margins) {
      const end = sight.lattice.boxes ? endFor(seenEnd, sight.margins, vocabulary.ends) : seenEnd;
      if (!vocabulary.ends.has(end) || (end === 'below' && itemsBelow)) {
        ignoredMargins++;
        continue;
      }
      const at = outsidePlace(end, line, sight.lattice);
      if (vocabulary.outsideLists)
        for (const [nth, text] of texts.entries()) add(at, nth, text, box, characters.outside);
      else add(at, 'text', texts.flat(), box, characters.outside);
    }
    if (vocabulary.hasBank)
      for (const [nth, { text, box }] of bankTexts(sight, vocabulary, itemsBelow).entries())
        add(BELOW, nth, text, box, characters.below);
    if (number) add(CAPTION, 'text', number.text, number.box, DIGITS);
    this.hasCaption = number !== undefined;
    this.ignoredMargins = ignoredMargins;
    this.choices = choices;
    this.unread = unread;
    this.#recognised = known;
    this.#items = recogniseItems(sight, vocabulary);
    this.usedGrounds = new Set(
      sight.cells.flat().map((seen) => (known.get(seen)?.isOnPaper ? 0 : seen.groundIndex)),
    );
    const parts = new Map(
      cells.flatMap((seenRow, row) =>
        seenRow.flatMap((seen, col) => {
          const look = known.get(seen)?.look;
          return look ? [[cell(row, col), look] as const] : [];
        }),
      ),
    );
    this.#strokes = [...parts].flatMap(([at, { strokes = [] }]) =>
      strokes.map((towards) => ({ at, towards, source: 'clue' }) as const),
    );
    const { tubes, loose: looseParts } = tubesOf(parts);
    this.#tubes = tubes;
    unread.push(...looseParts);
    this.#lines = lines;
    this.#symbols = symbols;
    const { walls, unclear: unclearWalls } = wallsOf(
      sight,
      vocabulary.frame === 'grid' || vocabulary.frame === 'dashed',
      new Set([...(rounds?.shapes.keys() ?? [])].map(placeKey)),
    );
    this.#walls = vocabulary.hasWalls ? walls : [];
    this.unclearWalls = vocabulary.hasWalls ? unclearWalls.length : 0;
    if (vocabulary.hasWalls) unread.push(...unclearWalls);
    const { hasWalls, hasMajorLines, hasSolidCages, hasDashedCages } = vocabulary;
    this.ignored =
      ignoredSides +
      (hasWalls || hasMajorLines || hasSolidCages || isLoose ? 0 : walls.length) +
      (groundMeanings(vocabulary, sight.lattice).length > 1 ? 0 : emptyBlackCells(sight, known));
    const { cages = [], unclear = [] } = sight.dashedCages ?? {};
    const solid = hasSolidCages ? cagesWithin(walls, sight.lattice) : [];
    const dashed = hasDashedCages ? cages.map((cells): Cage => ({ cells, source: 'clue' })) : [];
    this.#cages = [...solid, ...dashed];
    unread.push(...unclear, ...(hasDashedCages ? [] : cages.map(([first]) => first!)));
    // Small print is not read reliably, and a cage without any may have lost it.
    const isSmall = sight.lattice.size < MIN_NOTE_SIZE;
    const isBare = ({ cells: own }: Cage) => own.every(({ row, col }) => !sight.cells[row]![col]!.note);
    const doubtful = this.#cages.filter((cage, nth) => (isSmall && nth === 0) || isBare(cage));
    unread.push(...doubtful.map(({ cells: own }) => own[0]!));
  }

  /** Returns the picture with these tones, and the readings of texts by their indices among `choices`; the best by default. */
  picture(tones: GroundTones, picks: ReadonlyMap<number, number> = new Map()): Picture {
    const { cells: rows, lattice } = this.sight;
    const marks = new Map<
      Place,
      { -readonly [K in keyof Mark]?: Mark[K] } & {
        list?: string[];
        split?: { below?: string; above?: string };
      }
    >();
    const markAt = (at: Place) => {
      const known = marks.get(at) ?? {};
      marks.set(at, known);
      return known;
    };
    for (const [at, symbol] of this.#symbols) markAt(at).symbol = symbol;
    const bank: BankItem[] = [...this.#items];
    let caption: string | undefined;
    for (const [nth, { at, part, guesses }] of this.choices.entries()) {
      const text = (guesses[picks.get(nth) ?? 0] ?? guesses[0]!).text;
      if (at === BELOW) {
        bank.push({ text });
        continue;
      }
      if (at === CAPTION) {
        caption = text;
        continue;
      }
      const mark = markAt(at);
      if (typeof part === 'number') {
        mark.list ??= [];
        mark.list[part] = text;
      } else if (part === 'below' || part === 'above') mark.split = { ...mark.split, [part]: text };
      else {
        mark[part] = text;
        if (part === 'text' && at.kind === 'cell' && this.vocabulary.frameOfTexts)
          mark.symbol ??= this.vocabulary.frameOfTexts;
      }
    }
    const shades: Shade[] = [...this.#lines];
    const cells: Cell[] = [];
    let hasGaps = false;
    for (const [row, seenRow] of rows.entries())
      for (const [col, seen] of seenRow.entries()) {
        const ground = this.#recognised.get(seen)?.isOnPaper ? 0 : seen.groundIndex;
        const tone = seen.isGap ? 'gap' : tones[ground]!;
        if (tone === 'gap') hasGaps = true;
        else cells.push(cell(row, col));
        if (tone !== 'gap' && tone !== 'none') shades.push({ at: cell(row, col), tone, source: 'clue' });
      }
    return {
      width: lattice.cols,
      height: lattice.rows,
      marks: [...marks].map(([at, mark]) => ({ ...mark, at, source: 'clue' })),
      shades,
      walls: this.#walls,
      ...(this.#strokes.length > 0 && { strokes: this.#strokes }),
      ...(this.#tubes.length > 0 && { tubes: this.#tubes }),
      ...(this.#cages.length > 0 && { cages: this.#cages }),
      ...(hasGaps && { cells }),
      ...(bank.length > 0 && { bank }),
      ...(caption !== undefined && { caption }),
    };
  }
}

/** A cell whose contents were recognised, with the texts that stand beside them. */
interface RecognisedCell extends RecognisedLook {
  readonly texts: readonly GlyphRow[];
  /** The symbol covers most of the cell, which has the most frequent ground. */
  readonly isOnPaper: boolean;
}

const NONE: ReadonlyMap<SeenCell, RecognisedCell> = new Map();

/** Compares the contents of cells with the looks of a type. */
function recogniseCells(
  cells: readonly (readonly SeenCell[])[],
  [paper]: Sight['grounds'],
  { looks }: Vocabulary,
): ReadonlyMap<SeenCell, RecognisedCell> {
  const found = new Map<SeenCell, RecognisedCell>();
  for (const seen of cells.flat()) {
    const { box, groundIndex } = seen;
    for (const ink of groundIndex === 0 ? [seen.inkOn()] : [seen.inkOn(), seen.inkOn(paper)]) {
      const recognised = recogniseLook(ink, box, looks);
      if (!recognised) continue;
      const texts = linesOf(recognised.rest).map((line) => glyphsOf(ink, line));
      found.set(seen, { ...recognised, texts, isOnPaper: ink !== seen.inkOn() });
      break;
    }
  }
  return found;
}

/** Returns the items below the board that have signs and no texts; none if one is not recognised. */
function recogniseItems({ lattice, groupsBelow }: Sight, { bankLooks }: Vocabulary): readonly BankItem[] {
  if (bankLooks.length === 0) return [];
  const step = BANK_SYMBOL * lattice.size;
  const items = groupsBelow().map(({ box, ink }) => {
    // A sign leaves a margin, and a line through a used item is longer.
    const count = Math.max(1, Math.round(widthOf(box) / step - 0.08));
    return Array.from({ length: count }, (_, nth) => {
      const left = middleX(box) + (nth - count / 2) * step;
      const top = middleY(box) - step / 2;
      return recogniseLook({ ...ink }, { left, top, right: left + step, bottom: top + step }, bankLooks)?.look
        .symbol;
    });
  });
  if (items.flat().includes(undefined)) return [];
  return items.map((symbols) => ({ symbols: symbols as readonly BoardSymbol[] }));
}

/** Joins parts of tubes that go on in each other; loose parts belong to no tube with a bulb. */
function tubesOf(looks: ReadonlyMap<Cell, CellLook>): {
  readonly tubes: readonly Tube[];
  readonly loose: readonly Cell[];
} {
  const parts = new Map(
    [...looks].flatMap(([at, { tube }]) => (tube ? [[placeKey(at), { at, ...tube }] as const] : [])),
  );
  const loose = new Map([...parts].map(([key, { at }]) => [key, at]));
  const tubes: Tube[] = [];
  for (const { at, isBulb, ends } of parts.values()) {
    if (!isBulb) continue;
    const cells = [at];
    let end = ends[0];
    while (end) {
      const next = parts.get(placeKey(cellBeside(cells.at(-1)!, end)));
      const back = OPPOSITE[end];
      if (!next || next.isBulb || !next.ends.includes(back) || cells.includes(next.at)) break;
      cells.push(next.at);
      end = next.ends.find((one) => one !== back);
    }
    if (end) continue;
    tubes.push({ cells, source: 'clue' });
    for (const one of cells) loose.delete(placeKey(one));
  }
  return { tubes, loose: [...loose.values()] };
}

/** Returns the cell on a side of another. */
const cellBeside = ({ row, col }: Cell, end: End): Cell =>
  cell(
    row + Number(end === 'below') - Number(end === 'above'),
    col + Number(end === 'right') - Number(end === 'left'),
  );

/** Returns the cell nearest to a point. */
const nearestCell = ({ left, top, size, rows, cols }: Lattice, x: number, y: number): Place =>
  cell(
    Math.min(rows - 1, Math.max(0, Math.floor((y - top) / size))),
    Math.min(cols - 1, Math.max(0, Math.floor((x - left) / size))),
  );

/** The places of items below the board, and of the number in the words there. */
export const BELOW: Place = outside('below', -1, -1);
export const CAPTION: Place = outside('below', -1, -2);

const DIGITS: ReadonlySet<string> = new Set('0123456789');

/** The minimum side of cells in which small print is read reliably, in pixels. */
const MIN_NOTE_SIZE = 36;

const outsidePlace = (end: End, line: number, { rows, cols }: Lattice): Place => {
  if (end === 'left' || end === 'right') return outside(end, line, end === 'left' ? -1 : cols);
  return outside(end, end === 'above' ? -1 : rows, line);
};

/** Returns the texts of the items below the board, without the symbol in front of a single one. */
function bankTexts(
  { below, lattice, margins, pieces }: Sight,
  { bankHasSymbols, ends }: Vocabulary,
  itemsBelow: boolean,
): readonly SeenText[] {
  if (lattice.boxes) return pieces;
  const hasClues = !itemsBelow && ends.has('below') && margins.some(({ end }) => end === 'below');
  const top = lattice.top + lattice.size * (lattice.rows + (hasClues ? 0.85 : 0));
  const texts = below.filter(({ box }) => box.top >= top);
  if (!bankHasSymbols) return texts;
  const text = texts.flatMap((one) => one.text).slice(1);
  return text.length > 0 ? [{ text, box: around(texts.map(({ box }) => box)) }] : [];
}

/** Returns the end for texts that stand at the opposite end in the drawings of the type. */
const endFor = (end: End, margins: Sight['margins'], ends: Vocabulary['ends']): End =>
  !ends.has(end) && margins.every((one) => one.end !== OPPOSITE[end]) ? OPPOSITE[end] : end;

/** Readers of the glyphs of sights, without and with those at corners. */
const readers = new WeakMap<Sight, Map<boolean, GlyphReader>>();

/** Returns the reader of the glyphs of a sight, which is the same for all types, unless there are loose ones beside symbols. */
function readerOf(sight: Sight, hasCorners: boolean, loose: GlyphRow): GlyphReader {
  if (loose.length > 0) return new GlyphReader([...allGlyphs(sight, hasCorners), ...loose]);
  const known = readers.get(sight) ?? new Map<boolean, GlyphReader>();
  readers.set(sight, known);
  const reader = known.get(hasCorners) ?? new GlyphReader(allGlyphs(sight, hasCorners));
  known.set(hasCorners, reader);
  return reader;
}

/** Returns all glyphs of a sight. */
function allGlyphs(sight: Sight, hasCorners: boolean): GlyphRow {
  const corners = hasCorners ? sight.corners() : undefined;
  const { margins, below, pieces } = sight;
  return [
    ...(corners ?? sight).cells
      .flat()
      .flatMap(({ texts, note, split }) => [
        ...texts,
        ...(note ? [note] : []),
        ...(split?.below ? [split.below] : []),
        ...(split?.above ? [split.above] : []),
      ]),
    ...(corners?.texts.flat().map(({ text }) => text) ?? []),
    ...margins.flatMap(({ texts }) => texts),
    ...[...below, ...pieces].map(({ text }) => text),
  ].flat();
}

function symbolOf(
  { shape, texts, diagonals }: Seen,
  { symbols, tones }: Vocabulary,
): BoardSymbol | undefined {
  if (shape === undefined || (diagonals && tones.includes(diagonals))) return undefined;
  const alike = ALIKE[shape].find((one) => symbols.has(one));
  // A circle that the type does not draw otherwise may distinguish a number.
  if (!alike && shape === 'circle' && texts.length > 0) return 'ring';
  return (alike ?? shape) as BoardSymbol;
}

/** Symbols that look alike. */
const ALIKE: Readonly<Record<NonNullable<Seen['shape']>, readonly string[]>> = {
  disc: ['disc', 'badge'],
  circle: ['circle', 'ring'],
  slash: ['slash'],
  backslash: ['backslash'],
};

/** The minimum ratio between the amounts of ink of thick and thin lines. */
const THICK_RATIO = 1.7;

/** The thick lines of a sight. */
interface SeenWalls {
  readonly walls: readonly Wall[];
  /** Sides of black cells with lines that are neither clearly thin nor clearly thick, or that black cells hide. */
  readonly unclear: readonly Side[];
}

/** Returns the thick walls: sides with clearly more ink than others. Circles hide some sides. */
function wallsOf(
  { sides: { right, below }, lattice: { rows, cols }, cells, grounds, isResampled }: Sight,
  hasOutline: boolean,
  hidden: ReadonlySet<number>,
): SeenWalls {
  // A line around the board is no wall.
  const isShown = (line: number, lines: number) => !hasOutline || (line > 0 && line < lines);
  const sides = [
    ...right.flatMap((row, r) =>
      row.flatMap(({ amount }, line) =>
        isShown(line, cols) ? [{ at: side(r, line - 1, 'right'), amount }] : [],
      ),
    ),
    ...below.flatMap((row, line) =>
      row.flatMap(({ amount }, c) =>
        isShown(line, rows) ? [{ at: side(line - 1, c, 'below'), amount }] : [],
      ),
    ),
  ].filter(({ at }) => !hidden.has(placeKey(at)));
  // A wall has the colour of a black cell on light paper; a thin line is visible beside one.
  const isLightPaper = grounds.some((ground) => lightnessOf(ground) > 0.5);
  const isBlack = (row: number, col: number): boolean => {
    const ground = cells[row]?.[col]?.ground;
    return isLightPaper && ground !== undefined && lightnessOf(ground) < BLACK;
  };
  const blackBeside = ({ row, col, towards }: Side): number =>
    hasOutline
      ? Number(isBlack(row, col)) +
        Number(towards === 'right' ? isBlack(row, col + 1) : isBlack(row + 1, col))
      : 0;
  const plain = sides.filter(({ at }) => blackBeside(at) === 0);
  const amounts = (plain.length > 0 ? plain : sides)
    .map(({ amount }) => amount)
    .sort((one, other) => one - other);
  let threshold = Number.POSITIVE_INFINITY;
  let widest = THICK_RATIO;
  for (let at = 1; at < amounts.length; at++) {
    const ratio = (amounts[at]! + THIN_AMOUNT) / (amounts[at - 1]! + THIN_AMOUNT);
    if (ratio <= widest) continue;
    widest = ratio;
    threshold = (amounts[at]! + amounts[at - 1]!) / 2;
  }
  // All lines are alike. Not every side of a larger board is a wall, whatever the breadth of its lines.
  if (threshold === Number.POSITIVE_INFINITY && hasOutline && Math.min(rows, cols) < 3)
    threshold = THICK_AMOUNT;
  const isHidden = (at: Side, amount: number): boolean => amount < THIN_AMOUNT && blackBeside(at) > 0;
  /** Without a thin line between any two black cells, they hide all lines. */
  const showsThin = sides.some(({ at, amount }) => amount >= THIN_AMOUNT && blackBeside(at) === 2);
  const isUnseen = (at: Side, amount: number): boolean =>
    !showsThin && isHidden(at, amount) && blackBeside(at) === 2;
  const isVisibleOnBlack = sides.some(({ at, amount }) => amount > threshold && blackBeside(at) > 0);
  const thin = plain.map(({ amount }) => amount).filter((amount) => amount <= threshold);
  const [least, most] = [Math.min(...thin), Math.max(...thin)];
  /** In a sharp picture, all thin lines are alike. */
  const isThin = (at: Side, amount: number): boolean =>
    !isResampled &&
    most - least <= ALIKE_LINES * most &&
    (blackBeside(at) === 2 || Math.abs(amount - most) <= ALIKE_LINES * most);
  const isUnclear = (at: Side, amount: number): boolean =>
    blackBeside(at) > 0 &&
    !isVisibleOnBlack &&
    amount >= THIN_AMOUNT &&
    amount < 4 * THIN_AMOUNT &&
    !isThin(at, amount);
  return {
    walls: sides.flatMap(({ at, amount }) =>
      amount > threshold || (isHidden(at, amount) && !isUnseen(at, amount))
        ? [{ at, weight: 'thick', source: 'clue' } as const]
        : [],
    ),
    unclear: sides.flatMap(({ at, amount }) => (isUnclear(at, amount) || isUnseen(at, amount) ? [at] : [])),
  };
}

/** Returns the cages whose cells no wall separates. */
function cagesWithin(walls: readonly Wall[], { rows, cols }: Lattice): readonly Cage[] {
  const board = new Board(cols, rows);
  const apart = new Set(walls.map(({ at }) => placeKey(at)));
  const open = board.innerSides.filter((side) => !apart.has(placeKey(side)));
  const regions = joinRegions(
    board,
    open.map((side) => board.cellsAt(side) as [Cell, Cell]),
  );
  return regions.map((cells): Cage => ({ cells, style: 'solid', source: 'clue' }));
}

/** An amount of ink that is no line. */
const THIN_AMOUNT = 40;
/** An amount of ink that is more than a line of one pixel. */
const THICK_AMOUNT = 300;
/** The maximum difference of the amounts of thin lines in a sharp picture, as a share. */
const ALIKE_LINES = 0.03;
/** The maximum lightness of black cells. */
const BLACK = 0.18;

/** Returns the symbol of a sign on a side; undefined if the type has none like it. */
function sideSymbol(
  mark: SideMark,
  isUpright: boolean,
  { sideSymbols }: Vocabulary,
): BoardSymbol | undefined {
  const names: Readonly<Record<SideMark, readonly BoardSymbol[]>> = {
    equal: ['equal'],
    cross: ['unequal', 'cross'],
    'filled-dot': ['filled-dot', 'disc'],
    'open-dot': ['open-dot', 'circle'],
    'opens-right': isUpright ? ['less'] : [],
    'opens-left': isUpright ? ['greater'] : [],
    'opens-below': isUpright ? [] : ['less'],
    'opens-above': isUpright ? [] : ['greater'],
    mark: [],
  };
  return names[mark].find((name) => sideSymbols.has(name));
}

/** Tones that do not fill the ground of a cell. */
const NO_GROUND: ReadonlySet<string> = new Set(['light', 'rising', 'falling', 'crossing', 'hatched']);
const MAX_GROUNDS = 4;
const MAX_ASSIGNMENTS = 60;

/** Returns the meanings that the ground of a cell may have for a type. */
const groundMeanings = ({ tones, hasGaps }: Vocabulary, { boxes }: Lattice): GroundTones => [
  'none',
  ...tones.filter((tone) => !NO_GROUND.has(tone)),
  ...(hasGaps && !boxes ? (['gap'] as const) : []),
];

/** The minimum side of a bevel in a tile, in cell sides: no digit is so wide. */
const BEVEL = 0.5;

/**
 * Returns the texts that grounds stand for, by their indices: tiles of two colours without texts show two values, the lighter ones the first.
 * Most cells are empty.
 */
function tilesOf({ grounds, cells, lattice }: Sight, vocabulary: Vocabulary): ReadonlyMap<number, string> {
  const values = [...vocabulary.characters.cell].sort();
  const isBevel = ({ box }: { readonly box: Box }) =>
    Math.min(widthOf(box), heightOf(box)) > BEVEL * lattice.size;
  const hasTexts = cells.flat().some(({ texts, note }) => note || !texts.flat().every(isBevel));
  if (
    grounds.length !== 3 ||
    values.length !== 2 ||
    groundMeanings(vocabulary, lattice).length > 1 ||
    hasTexts
  )
    return new Map();
  const byLightness = [1, 2].sort((one, other) => lightnessOf(grounds[other]!) - lightnessOf(grounds[one]!));
  return new Map(byLightness.map((ground, nth) => [ground, values[nth]!]));
}

/** Returns the number of black cells on light paper that show nothing else. */
function emptyBlackCells(
  { cells, grounds }: Sight,
  recognised: ReadonlyMap<SeenCell, RecognisedCell>,
): number {
  if (lightnessOf(grounds[0]!) <= 0.5) return 0;
  return cells
    .flat()
    .filter(
      (seen) =>
        lightnessOf(seen.ground) < BLACK && seen.texts.length === 0 && !seen.isGap && !recognised.has(seen),
    ).length;
}

/** Returns the possible tones of the grounds of a sight, the most typical first. */
export function groundTones({
  sight: { grounds: all, lattice },
  vocabulary,
  usedGrounds,
}: Composition): readonly GroundTones[] {
  const grounds = all.filter((_, at) => usedGrounds.has(at));
  const options = groundMeanings(vocabulary, lattice);
  // Colours without a meaning, such as those of givens.
  if (options.length === 1) return [all.map(() => 'none')];
  let assigned: GroundTones[] = [[]];
  for (const ground of grounds.slice(0, MAX_GROUNDS)) {
    assigned = assigned.flatMap((before) =>
      options
        .filter((tone) => !before.includes(tone) && fits(before, tone, lightnessOf(ground)))
        .map((tone) => [...before, tone]),
    );
  }
  return assigned
    .map((tones) => ({ tones, cost: costOf(tones, grounds) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MAX_ASSIGNMENTS)
    .map(({ tones }) => all.map((ground) => tones[grounds.indexOf(ground)] ?? 'none'));

  /** A black cell is darker than all others. */
  function fits(before: GroundTones, tone: GroundTones[number], lightness: number): boolean {
    return before.every((other, at) => {
      if (tone !== 'dark' && other !== 'dark') return true;
      return Math.sign(lightness - lightnessOf(grounds[at]!)) === (tone === 'dark' ? -1 : 1);
    });
  }
}

/** Returns how far grounds are from the typical colours of their tones, in the nearer one of both schemes. */
const costOf = (tones: GroundTones, grounds: Sight['grounds']): number =>
  (COMMON.has(tones[0]!) ? 0 : UNCOMMON_COST) +
  Math.min(
    ...TYPICAL.map((colours) =>
      tones.reduce(
        (sum, tone, at) => sum + colourDistance(grounds[at]!, colours.get(tone) ?? [128, 128, 128]),
        0,
      ),
    ),
  );

/** Tones that most cells of a puzzle may have, and the cost of another one. */
const COMMON: ReadonlySet<string> = new Set(['none', 'covered', 'open', 'gap']);
const UNCOMMON_COST = 120;

/** A variable of a colour in a style sheet. */
const COLOUR = /--gp-([\w-]{1,40}):#(..)(..)(..)/g;

/** The colours of tones in drawings, light and dark. */
const TYPICAL: readonly ReadonlyMap<string, Colour>[] = (['light', 'dark'] as const).map((scheme) => {
  const colours = new Map(
    [...schemeVariables(scheme).matchAll(COLOUR)].map(([, name, ...channels]) => {
      const [red, green, blue] = channels.map((one) => Number.parseInt(one!, 16)) as [number, number, number];
      return [name!, [red, green, blue] as const] as const;
    }),
  );
  return new Map([...colours, ['dark', colours.get('shade')!], ['none', colours.get('paper')!]]);
});
