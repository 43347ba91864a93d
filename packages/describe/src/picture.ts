import {
  type Board,
  type Grid,
  type Mark,
  type Picture,
  type Place,
  placeKey,
  regionsOf,
  type Shade,
} from '@gridproof/core';
import type { DescribedType, LayerText } from './described-type.js';
import { type EnteredLayer, type EnteredValues, enteredLayers } from './entry-fields.js';
import type { LayerData, LayerPicture } from './layer/layer.js';
import { drawPartial, drawValues } from './layer/placed.js';
import { drawWallsAround } from './layer/regions.js';
import { isPart } from './value/part-value.js';

/** Draws the board with its layers, the givens and, if there is one, an answer. */
export function drawPuzzle(type: DescribedType, data: LayerData, answer: unknown): Picture {
  const parts = answer === undefined ? undefined : type.parts<Grid<unknown, Place>>(answer);
  const pieces = [
    ...cluesIn(type, data),
    ...type
      .answerContents(data.givens, data)
      .flatMap((written, at) => drawKey(written, parts?.[at], data.board)),
  ];
  if (answer !== undefined)
    for (const { value, content } of type.description.derive?.(data as never, answer as never) ?? [])
      pieces.push(drawValues(content, value, 'found'));
  return pictureOf(type, data, pieces, type.description.draw?.(data as never, answer as never));
}

/** Draws the board with a player's entries, values by variable id. */
export function drawEntries(type: DescribedType, data: LayerData, values: EnteredValues): Picture {
  const layers = enteredLayers(type, data, values);
  // The description draws from the known values, whether they are givens or entries.
  const givens = type.inShape(
    layers.map(({ values }) => values),
    data,
  );
  return pictureOf(
    type,
    data,
    [...cluesIn(type, data), ...layers.map((layer) => drawKnown(layer, data.board))],
    type.description.draw?.({ ...data, givens } as never),
  );
}

/** Draws the layers of clues. */
const cluesIn = (type: DescribedType, data: LayerData): readonly LayerPicture[] =>
  Object.entries(type.clues).map(([name, layer]) => layer.draw(data[name], data.board));

/** Joins the drawn layers and the parts that the description adds. */
function pictureOf(
  type: DescribedType,
  data: LayerData,
  pieces: readonly LayerPicture[],
  extra: Partial<Picture> = {},
): Picture {
  const { board } = data;
  const { marks = [], shades = [], walls = [], strokes = [], cages: outlines = [], ...more } = extra;
  const given = new Set(
    type
      .answerContents(data.givens, data)
      .flatMap(([, content]) => content.known().map(([place]) => placeKey(place))),
  );
  /** Marks a given as a clue, even if the description draws it. */
  const asGiven = (mark: Mark): Mark => (given.has(placeKey(mark.at)) ? { ...mark, source: 'clue' } : mark);
  const all = [...pieces, { marks: marks.map(asGiven), shades, walls, strokes, cages: outlines }];
  const own = all.flatMap((piece) => piece.shades ?? []);
  const ground = all.flatMap((piece) => piece.walls ?? []);
  const lines = all.flatMap((piece) => piece.strokes ?? []);
  const cages = all.flatMap((piece) => piece.cages ?? []);
  const tubes = pieces.flatMap((piece) => piece.tubes ?? []);
  return {
    width: board.width,
    height: board.height,
    ...type.description.look,
    marks: withArrows(all.flatMap((piece): readonly Mark[] => piece.marks ?? [])),
    ...(own.length && { shades: own as readonly Shade[] }),
    ...(ground.length && { walls: ground }),
    ...(lines.length && { strokes: lines }),
    ...(cages.length && { cages }),
    ...(tubes.length && { tubes }),
    ...more,
  };
}

/** Puts text beside an arrow in the same cell; a symbol in the cell replaces the arrow. */
function withArrows(marks: readonly Mark[]): readonly Mark[] {
  const arrows = new Map<number, Mark>();
  const written = new Set<number>();
  const signed = new Set<number>();
  for (const mark of marks)
    if (isBareArrow(mark)) arrows.set(placeKey(mark.at), mark);
    else (mark.symbol ? signed : written).add(placeKey(mark.at));
  return marks
    .filter((mark) => arrows.get(placeKey(mark.at)) !== mark || !taken(mark))
    .map((mark) => {
      const { symbol } = arrows.get(placeKey(mark.at)) ?? {};
      return symbol && mark.text !== undefined && !signed.has(placeKey(mark.at)) ? { symbol, ...mark } : mark;
    });

  function taken({ at }: Mark): boolean {
    return written.has(placeKey(at)) || signed.has(placeKey(at));
  }
}

const isBareArrow = ({ at, text, symbol }: Mark): boolean =>
  at.kind === 'cell' && text === undefined && (symbol?.startsWith('arrow-') ?? false);

/** Draws an answer, with each given as a clue; without an answer, draws the givens. */
function drawKey(
  [layer, givens]: LayerText,
  answer: Grid<unknown, Place> | undefined,
  board: Board,
): readonly LayerPicture[] {
  if (!answer) return [drawValues(givens, layer.value, 'clue')];
  if (isPart(layer.value)) return [drawDivision(answer as Grid<number>, board)];
  return [drawValues(answer, layer.value, (value, place) => (givens.at(place) === value ? 'clue' : 'found'))];
}

/** Draws a complete division into parts: walls around their connected cells. */
const drawDivision = (answer: Grid<number>, board: Board): LayerPicture => ({
  walls: drawWallsAround(
    board,
    regionsOf(
      board,
      (one, other) => answer.has(one) && answer.has(other) && answer.at(one) === answer.at(other),
    ),
    'found',
  ),
});

/** Draws the known values of a layer, including those that a complete answer omits. */
function drawKnown({ layer: { value }, givens, values }: EnteredLayer, board: Board): LayerPicture {
  const source = (one: unknown, place: Place) => (givens.at(place) === one ? 'clue' : 'found');
  return isPart(value)
    ? drawParts(values as Grid<number | undefined>, (cell) => givens.at(cell) !== undefined, board)
    : drawPartial(values, value, source);
}

/** Draws parts, which have no look: entered cells are light, with walls between cells of different parts. */
function drawParts(
  known: Grid<number | undefined>,
  isGiven: (cell: Place) => boolean,
  board: Board,
): LayerPicture {
  const foundSource = { source: 'found' } as const;
  const differ = ([one, other]: readonly (number | undefined)[]) =>
    one !== undefined && other !== undefined && one !== other;
  return {
    shades: known
      .known()
      .filter(([at]) => !isGiven(at))
      .map(([at]) => ({ at, tone: 'light', ...foundSource })),
    walls: board.innerSides
      .filter((side) => {
        const cells = board.cellsAt(side);
        if (!cells.every((cell) => known.has(cell)) || cells.every(isGiven)) return false;
        return differ(cells.map((cell) => known.at(cell)));
      })
      .map((at) => ({ at, weight: 'thick', ...foundSource })),
  };
}
