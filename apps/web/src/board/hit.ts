import { cell, corner, type Field, type LayerInput, link, type Place, placeKey, side } from '@gridproof/core';
import type { PlacePositions } from '@gridproof/render';

/** A position on the board, in cells from its upper left corner. */
export interface Point {
  readonly right: number;
  readonly down: number;
}

/** Maximum distance of a press from a corner of the lattice, in cells. */
export const CORNER_REACH = 0.35;
/** Maximum distance of a press from a side, if cells take presses too, in cells. */
const SIDE_REACH = 0.22;
/** Maximum distance of a drag from a side that it passes, in cells. */
const PASS_REACH = 0.3;
/** Maximum distance of a press from the centre of a link, in cells. */
const LINK_REACH = 0.34;
/** Presses this close to the centre of a cell, in cells, hit none of its sides and links. */
const MIDDLE_REACH = 0.25;

/** Finds the target of a pointer: a cell, a nearby corner, or the nearest field of a layer. */
export class HitMap {
  readonly #variables: ReadonlyMap<number, number>;
  readonly #origin;
  /** Fields that are not on a cell, side, corner or link between neighbours. */
  readonly #otherFields: readonly { readonly variable: number; readonly at: Point; readonly half: Point }[];

  constructor(
    readonly placing: PlacePositions,
    readonly fields: readonly Pick<Field, 'place'>[],
  ) {
    this.#variables = new Map(fields.map(({ place }, variable) => [placeKey(place), variable]));
    this.#origin = placing.middle(corner(0, 0));
    this.#otherFields = fields.flatMap(({ place }, variable) => {
      const isLong = place.kind === 'link' && place.length !== 1;
      if (place.kind !== 'outside' && !isLong) return [];
      const { x, y } = placing.middle(place);
      const length = isLong ? (place.length - 1) / 2 : 0;
      const half =
        isLong && place.towards === 'right' ? { right: length, down: 0 } : { right: 0, down: length };
      return [{ variable, at: this.pointAt(x, y), half }];
    });
  }

  /** Returns the variable of a place; undefined if it has no field. */
  variableAt(place: Place): number | undefined {
    return this.#variables.get(placeKey(place));
  }

  /** Converts a position in the drawing to one on the board. */
  pointAt(x: number, y: number): Point {
    const { size } = this.placing;
    return { right: (x - this.#origin.x) / size, down: (y - this.#origin.y) / size };
  }

  /** Returns the corner within a distance; undefined if there is none. */
  cornerNear({ right, down }: Point, maxDistance: number): { row: number; col: number } | undefined {
    const [row, col] = [Math.round(down), Math.round(right)];
    return Math.hypot(right - col, down - row) <= maxDistance ? { row, col } : undefined;
  }

  /**
   * Returns the field of a layer at a position. `isOnly`: no other layer takes presses, so the nearest field is hit, except
   * at the centre of a cell.
   */
  fieldAt(point: Point, layer: LayerInput, isOnly: boolean): number | undefined {
    const inLayer = (variable: number | undefined): number | undefined =>
      variable !== undefined && variable >= layer.first && variable < layer.end ? variable : undefined;
    const { right, down } = point;
    const [row, col] = [Math.floor(down), Math.floor(right)];
    if (layer.placeKind === 'cells') {
      const variable = inLayer(this.variableAt(cell(row, col)));
      if (variable !== undefined) return variable;
      const near = corner(Math.round(down), Math.round(right));
      return (
        inLayer(this.variableAt(near)) ??
        inLayer(this.#nearestSide(point, 0.5)) ??
        inLayer(this.#otherField(point))
      );
    }
    const isMiddle = Math.hypot(right - col - 0.5, down - row - 0.5) < MIDDLE_REACH;
    if (layer.placeKind === 'links') {
      const own = isMiddle ? undefined : this.#nearestLink(point, isOnly ? 0.5 : LINK_REACH);
      return inLayer(own) ?? inLayer(this.#otherField(point));
    }
    return isMiddle ? undefined : inLayer(this.#nearestSide(point, isOnly ? 0.5 : SIDE_REACH));
  }

  /** Returns the side or link of a layer that a drag passes, away from its ends. */
  fieldOnPath(point: Point, { placeKind, first, end }: LayerInput): number | undefined {
    if (placeKind !== 'links' && this.cornerNear(point, CORNER_REACH)) return undefined;
    const variable =
      placeKind === 'links' ? this.#nearestLink(point, LINK_REACH) : this.#nearestSide(point, PASS_REACH);
    return variable !== undefined && variable >= first && variable < end ? variable : undefined;
  }

  /** Returns the nearest side of the cell within a distance. */
  #nearestSide(point: Point, maxDistance: number): number | undefined {
    const [row, col] = [Math.floor(point.down), Math.floor(point.right)];
    return nearest(
      [
        [side(row, col - 1, 'right'), point.right - col],
        [side(row, col, 'right'), col + 1 - point.right],
        [side(row - 1, col, 'below'), point.down - row],
        [side(row, col, 'below'), row + 1 - point.down],
      ],
      maxDistance,
      (place) => this.variableAt(place),
    );
  }

  /** Returns the link between neighbours with the nearest centre, within a distance. */
  #nearestLink({ right, down }: Point, maxDistance: number): number | undefined {
    const [row, col] = [Math.floor(down), Math.floor(right)];
    const away = (toRight: number, toDown: number) => Math.hypot(right - toRight, down - toDown);
    return nearest(
      [
        [link(row, col - 1, 'right'), away(col, row + 0.5)],
        [link(row, col, 'right'), away(col + 1, row + 0.5)],
        [link(row - 1, col, 'below'), away(col + 0.5, row)],
        [link(row, col, 'below'), away(col + 0.5, row + 1)],
      ],
      maxDistance,
      (place) => this.variableAt(place),
    );
  }

  #otherField({ right, down }: Point): number | undefined {
    const distances = this.#otherFields.map(({ variable, at, half }) => {
      const [across, along] = [Math.abs(right - at.right) - half.right, Math.abs(down - at.down) - half.down];
      return { variable, distance: Math.max(across, along, 0) };
    });
    const best = distances.toSorted((one, other) => one.distance - other.distance)[0];
    return best && best.distance <= 0.5 ? best.variable : undefined;
  }
}

/** Returns the variable of the nearest place that has one. */
function nearest(
  places: readonly (readonly [Place, number])[],
  maxDistance: number,
  variableAt: (place: Place) => number | undefined,
): number | undefined {
  let best: { readonly variable: number; readonly distance: number } | undefined;
  for (const [place, distance] of places) {
    const variable = variableAt(place);
    if (variable === undefined || distance > maxDistance || (best && best.distance <= distance)) continue;
    best = { variable, distance };
  }
  return best?.variable;
}
