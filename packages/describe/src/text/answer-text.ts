import {
  COMMENT,
  type Fact,
  type FixedRows,
  type Grid,
  MAX_MISPLACED,
  type MisplacedSign,
  type PartialAnswer,
  type Place,
  PuzzleError,
  placeKey,
  type Side,
} from '@gridproof/core';
import type { DescribedType } from '../described-type.js';
import type { LayerData } from '../layer/layer.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { AnswerTextCodec } from './answers.js';
import { type BoardLayout, boardLayout } from './board-layout.js';
import { stripFrames } from './frames.js';
import { regionSides, regionSigns } from './regions-map.js';
import { splitCharacters, splitWords } from './rows.js';
import { openSigns, printGrid, type SignedLayer, SignGrid } from './sign-grid.js';
import { readTextBoard, singleBoard, type Token } from './text-board.js';
import { checkShape, signsIn } from './tokens.js';

/** Parser and printer of answers to one puzzle, complete or partial. */
export class AnswerText implements AnswerTextCodec {
  readonly signsAreNames = false;
  readonly #answerLayers: readonly SignedLayer[];
  /** The layers that share a board of the text. */
  readonly #sheets: readonly (readonly SignedLayer[])[];
  readonly #places = new Map<string, ReadonlySet<number>>();

  constructor(
    readonly type: DescribedType,
    readonly data: LayerData,
  ) {
    this.#answerLayers = type
      .answerLayers(data)
      .map((layer) => ({ ...layer, layer: answering(layer.layer) }));
    const kinds = this.#answerLayers.flatMap(({ layer }) => layer.kinds);
    const together = new Set(kinds).size === kinds.length;
    this.#sheets = together ? [this.#answerLayers] : this.#answerLayers.map((signedLayer) => [signedLayer]);
  }

  /** Parses a complete answer. Throws `PuzzleError`. */
  read(text: string): unknown {
    const grids = this.#readGrids(text, false);
    return this.type.inShape(
      this.#answerLayers.map(({ name }) => grids.get(name)!),
      this.data,
    );
  }

  /** Parses a partial answer, in which some signs may be open. Throws `PuzzleError`. */
  readPartial(text: string): PartialAnswer {
    const misplaced: MisplacedSign[] = [];
    const grids = this.#readGrids(text, true, (place, { message, line, column }) => {
      misplaced.push({ place, message, position: { line, column } });
      return misplaced.length < MAX_MISPLACED;
    });
    let first = 0;
    const facts = this.#answerLayers.flatMap(({ name, layer, places }) => {
      const content = grids.get(name)!;
      const layerFacts = places.flatMap((place, at): Fact[] => {
        const one = content.at(place);
        if (one === undefined) return [];
        return [{ variable: first + at, place, value: layer.value.domain!.rawOf(one, place), holds: true }];
      });
      first += places.length;
      return layerFacts;
    });
    return { ...this.#readWhole(text), facts, misplaced };
  }

  /** Returns the answer if the text is a complete one. */
  #readWhole(text: string): { readonly answer?: unknown } {
    try {
      return { answer: this.read(text) };
    } catch (error) {
      if (error instanceof PuzzleError) return {};
      throw error;
    }
  }

  /** The layout of rows in which each sign is one character; undefined unless answers have a sign for each cell. */
  get fixedRows(): Omit<FixedRows, 'isTitle'> | undefined {
    const { width, height } = this.data.board;
    const [layers, more] = this.#sheets;
    if (more || this.#layoutOf(layers!).thing !== 'cell' || this.#longest(layers!) > 1) return undefined;
    return { width, height, separator: this.#hasSign('/') ? '\n' : /[\n/]/ };
  }

  #hasSign(sign: string): boolean {
    return this.#answerLayers.some(
      ({ layer }) => layer.value.read(sign, this.data.board, ANYWHERE) !== undefined,
    );
  }

  #readGrids(
    text: string,
    open: boolean,
    misplaced?: (at: Place, fault: PuzzleError) => boolean,
  ): ReadonlyMap<string, Grid<unknown, Place>> {
    const { boards } = readTextBoard(text, [], {
      slashEndsRow: !this.#hasSign('/'),
      ...(this.#hasSign('#') ? { comment: COMMENT } : {}),
    });
    const plain = this.type.hasFrames ? [stripFrames(boards.flat())] : boards;
    const all = this.#sheets.length === 1 ? [singleBoard(plain)] : plain;
    const grids = new Map<string, Grid<unknown, Place>>();
    for (const [at, layers] of this.#sheets.entries()) {
      const [{ name, layer, places }] = layers as readonly [SignedLayer];
      const { board } = this.data;
      const map =
        layer.value.separatesRegions && layers.length === 1 ? regionSigns(all[at] ?? [], board) : undefined;
      if (map) {
        grids.set(name, regionSides(map, places as readonly Side[], board, open));
        continue;
      }
      const layout = this.#layoutOf(layers);
      const signGrid = this.#signGrid(all[at] ?? [], layers, layout);
      const also = (place: Place) => this.#clueSigns(place, layers, open);
      const read = signGrid.read(layers, {
        allowsOpen: open,
        extraSigns: also,
        drawnLines: false,
        ...(misplaced && { onMisplaced: misplaced }),
      });
      for (const { name, layer } of layers) {
        const isClue = (place: Place) => also(place).includes(signGrid.positionOf(place)!.text);
        // The clue's sign in an answer means that the value is false.
        const off = (place: Place) => (isClue(place) ? layer.value.domain!.valueOf(false, place) : undefined);
        grids.set(
          name,
          read.get(name)!.map((one, place) => one ?? off(place)),
        );
      }
    }
    return grids;
  }

  #layoutOf(layers: readonly SignedLayer[]): BoardLayout {
    const { cluesInAnswer } = this.type.description;
    const clues = cluesInAnswer === undefined ? [] : this.type.placedLayers(cluesInAnswer);
    return boardLayout([...layers.map(({ layer }) => layer), ...clues]);
  }

  #signGrid(lines: readonly Token[], layers: readonly SignedLayer[], layout: BoardLayout): SignGrid {
    const { board } = this.data;
    const places = layout.spots(board);
    const longest = this.#longest(layers);
    const { rows } = signsIn(inRows(lines, places), {
      layout,
      longest,
      square: false,
      digitsTogether: this.type.digitsTogether,
      size: board,
    });
    checkShape(rows, layout, { what: 'the answer', across: places[0]!.length, down: places.length });
    return new SignGrid(rows, layout, board);
  }

  /** Returns the length of the longest sign in characters. */
  #longest(layers: readonly SignedLayer[]): number {
    const all = [...layers.map(({ layer }) => layer), ...this.#clueLayers()];
    return Math.max(1, ...all.map(({ value }) => value.maxSignLength(this.data.board)));
  }

  #clueLayers() {
    const { cluesInAnswer } = this.type.description;
    return cluesInAnswer === undefined ? [] : this.type.placedLayers(cluesInAnswer);
  }

  /** Returns the signs of the clue at a place, if answers show clues. With `open`, omits a sign that means an open place there. */
  #clueSigns(place: Place, layers: readonly SignedLayer[], open = true): readonly string[] {
    const { cluesInAnswer } = this.type.description;
    if (cluesInAnswer === undefined) return [];
    const content = this.data[cluesInAnswer] as Grid<unknown, Place>;
    if (!content.has(place)) return [];
    const { board } = this.data;
    const [layer] = this.#clueLayers();
    const clue = content.at(place);
    const signs = clue === undefined ? [] : [layer!.value.write(clue, place)];
    const here = layers.filter((signedLayer) => this.#hasPlace(signedLayer, place));
    if (here.length === 0) return [...signs, ...openSigns([{ layer: layer!, isAnswer: true }], board, place)];
    if (signs.length === 0) return [];
    const taken = open ? openSigns(here, board, place) : [];
    return signs.filter(
      (sign) =>
        !taken.includes(sign) &&
        here.every((signedLayer) => signedLayer.layer.value.read(sign, board, place) === undefined),
    );
  }

  #hasPlace({ name, places }: SignedLayer, place: Place): boolean {
    const known = this.#places.get(name) ?? new Set(places.map(placeKey));
    this.#places.set(name, known);
    return known.has(placeKey(place));
  }

  /** Inverse of `read`. */
  print(answer: unknown): string {
    const { board } = this.data;
    const parts = this.type.parts<Grid<unknown, Place>>(answer);
    const shown = this.type.description.derive?.(this.data as never, answer as never) ?? [];
    return this.#sheets
      .map((layers) =>
        printGrid(
          this.#layoutOf(layers),
          board,
          (place) => {
            const [clue] = this.#clueSigns(place, layers);
            for (const { name, layer } of layers) {
              const content =
                parts[this.#answerLayers.findIndex((signedLayer) => signedLayer.name === name)]!;
              if (!content.has(place)) continue;
              const value = content.at(place);
              const isOff = layer.value.domain!.rawOf(value, place) === false;
              return isOff && clue !== undefined ? clue : layer.value.write(value, place);
            }
            for (const { value, content } of shown)
              if (content.has(place) && content.at(place) !== undefined)
                return value.write(content.at(place), place);
            return clue;
          },
          this.type.digitsTogether,
        ),
      )
      .join('\n\n');
  }
}

/** Returns the rows of an answer, each of which may be a word of one line, or all of them words of one line. */
function inRows(
  lines: readonly Token[],
  places: readonly (readonly (Place | undefined)[])[],
): readonly Token[] {
  const [line, more] = lines;
  if (!line || more || places.length === 1) return lines;
  const parts = splitWords(line);
  if (parts.length === places.length) return parts;
  const signs = splitCharacters(line);
  const across = places[0]!.length;
  if (across === 1 || parts.length > 1 || signs.length !== across * places.length) return lines;
  return places.map((_, row) => {
    const { column } = signs[row * across]!;
    return { text: line.text.slice(column - line.column).slice(0, across), line: line.line, column };
  });
}

/** Returns a layer with its signs in answers. */
const answering = (layer: AnyPlacedLayer): AnyPlacedLayer => ({
  ...layer,
  value: layer.value.inAnswer ?? layer.value,
});

const ANYWHERE: Place = { kind: 'cell', row: 0, col: 0 };
