import type { AnyPuzzle, Field, Place } from '@gridproof/core';
import { type Point, svgParts, svgPositions } from '@gridproof/render';
import { useMemo } from 'preact/hooks';
import type { Game } from '../game/game.js';

/** Sides of small boards, in cells. Each type supports some of them. */
const SIDES = [4, 5, 6, 8, 9, 10];

/** Side of a cell in units of the drawing. */
const SIZE = 40;

/** Shows a value as it looks on a board, cut out of the drawing of a board with that entry. */
export function ValueIcon({ game, value }: { readonly game: Game; readonly value: boolean | number }) {
  const icon = useMemo(() => drawValue(game, value), [game, value]);
  if (!icon) return null;
  return (
    <svg
      class="gridproof value-icon"
      viewBox={icon.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon.markup }}
    />
  );
}

function drawValue({ type, puzzle }: Game, value: boolean | number) {
  const described = type.described!;
  for (const board of [...emptyBoards(type), puzzle]) {
    const place = svgPositions(type.draw(board), SIZE);
    const center = { x: place.width / 2, y: place.height / 2 };
    const [nearest] = pressedFields(type, board, value)
      .map((at) => ({ ...at, distance: distance(center, place.middle(at.place)) }))
      .toSorted((one, other) => one.distance - other.distance);
    if (!nearest) continue;
    const picture = described.drawEntries(board, new Map([[nearest.variable, value]]));
    const { x, y } = place.middle(nearest.place);
    return {
      viewBox: `${x - SIZE / 2} ${y - SIZE / 2} ${SIZE} ${SIZE}`,
      markup: svgParts(picture, SIZE).join(''),
    };
  }
  return undefined;
}

/** Yields small boards of a type with a minimum of clues. */
function* emptyBoards({ described }: AnyPuzzle): Generator<unknown> {
  for (const side of SIDES)
    try {
      const board = described!.factory.starter({ width: side, height: side });
      if (board !== undefined) yield board;
    } catch {
      // The type has no board of this size.
    }
}

/** Returns the open fields in which a press enters a value. */
function pressedFields({ described }: AnyPuzzle, board: unknown, value: boolean | number) {
  const toggled = described!.input(board).layers.find(({ press }) => press === 'toggle');
  if (!toggled) return [];
  const takes = ({ given, values }: Field) =>
    given === undefined && values.some((one) => one.value === value);
  return described!
    .fields(board)
    .flatMap((field, variable): readonly { readonly variable: number; readonly place: Place }[] =>
      variable >= toggled.first && variable < toggled.end && takes(field)
        ? [{ variable, place: field.place }]
        : [],
    );
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
