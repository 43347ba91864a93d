import { cell, corner, type Field, type LayerInput, link, type Place, placeKey, side } from '@gridproof/core';
import type { PlacePositions } from '@gridproof/render';

/** A position on the board, in cells from its upper left corner. */
export interface Point {
  readonly right: number;
  readonly down: number;
}

/** A press this close to a corner, in cells, is meant for the lattice. */
export const CORNER_REACH = 0.35;
/** A press this close to a side, in cells, is meant for it where the cell takes presses, too. */
const SIDE_REACH = 0.22;
/** A drag this close to a side, in cells, passes it. */
const PASS_REACH = 0.3;
/** A press this close to the middle between two cells, in cells, is meant for the link of the two. */
const LINK_REACH = 0.34;
/** A press this close to the middle of a cell, in cells, is meant for none of its sides and links. */
const MIDDLE_REACH = 0.25;

/** Finds what a pointer means: the cell it is in, the corner near it, the nearest field of a layer. */
export class HitMap {
  readonly #variables: ReadonlyMap<number, number>;
  readonly #origin;
  /** The fields that lie on no cell, side, corner or link between neighbours. */
  readonly #others: readonly { readonly variable: number; readonly at: Point; readonly half: Point }[];

  constructor(
    readonly placing: PlacePositions,
    readonly fields: readonly Pick<Field, 'place'>[],
  ) {
    this.#variables = new Map(fields.map(({ place }, variable) => [placeKey(place), variable]));
    this.#origin = placing.middle(corner(0, 0));
    this.#others = fields.flatMap(({ place }, variable) => {
      const isLong = place.kind === 'link' && place.length !== 1;
      if (place.kind !== 'outside' && !isLong) return [];
      const { x, y } = placing.middle(place);
      const length = isLong ? (place.length - 1) / 2 : 0;
      const half =
        isLong && place.towards === 'right' ? { right: length, down: 0 } : { right: 0, down: length };
      return [{ variable, at: this.pointAt(x, y), half }];
    });
  }

  /** The variable of a place; undefined where it has no field. */
  variableAt(place: Place): number | undefined {
    return this.#variables.get(placeKey(place));
  }

  /** A position of the drawing, in its units, on the board. */
  pointAt(x: number, y: number): Point {
    const { size } = this.placing;
    return { right: (x - this.#origin.x) / size, down: (y - this.#origin.y) / size };
  }

  /** The corner within a distance. */
  cornerNear({ right, down }: Point, within: number): { row: number; col: number } | undefined {
    const [row, col] = [Math.round(down), Math.round(right)];
    return Math.hypot(right - col, down - row) <= within ? { row, col } : undefined;
  }

  /**
   * The field of a layer that a press is meant for. `alone`: no other layer takes presses, so the nearest is meant, but for the middle of a
   * cell.
   */
  fieldAt(point: Point, layer: LayerInput, alone: boolean): number | undefined {
    const inLayer = (variable: number | undefined): number | undefined =>
      variable !== undefined && variable >= layer.first && variable < layer.end ? variable : undefined;
    const { right, down } = point;
    const [row, col] = [Math.floor(down), Math.floor(right)];
    if (layer.on === 'cells') {
      const own = inLayer(this.variableAt(cell(row, col)));
      if (own !== undefined) return own;
      const near = corner(Math.round(down), Math.round(right));
      return (
        inLayer(this.variableAt(near)) ??
        inLayer(this.#nearestSide(point, 0.5)) ??
        inLayer(this.#other(point))
      );
    }
    const isMiddle = Math.hypot(right - col - 0.5, down - row - 0.5) < MIDDLE_REACH;
    if (layer.on === 'links') {
      const own = isMiddle ? undefined : this.#nearestLink(point, alone ? 0.5 : LINK_REACH);
      return inLayer(own) ?? inLayer(this.#other(point));
    }
    return isMiddle ? undefined : inLayer(this.#nearestSide(point, alone ? 0.5 : SIDE_REACH));
  }

  /** The side or link of a layer that a drag passes, but for its ends. */
  fieldPassed(point: Point, { on, first, end }: LayerInput): number | undefined {
    if (on !== 'links' && this.cornerNear(point, CORNER_REACH)) return undefined;
    const variable =
      on === 'links' ? this.#nearestLink(point, LINK_REACH) : this.#nearestSide(point, PASS_REACH);
    return variable !== undefined && variable >= first && variable < end ? variable : undefined;
  }

  /** The side nearest to a position, among those of its cell. */
  #nearestSide(point: Point, within: number): number | undefined {
    const [row, col] = [Math.floor(point.down), Math.floor(point.right)];
    return nearest(
      [
        [side(row, col - 1, 'right'), point.right - col],
        [side(row, col, 'right'), col + 1 - point.right],
        [side(row - 1, col, 'below'), point.down - row],
        [side(row, col, 'below'), row + 1 - point.down],
      ],
      within,
      (place) => this.variableAt(place),
    );
  }

  /** The link between neighbours whose middle is nearest. */
  #nearestLink({ right, down }: Point, within: number): number | undefined {
    const [row, col] = [Math.floor(down), Math.floor(right)];
    const away = (toRight: number, toDown: number) => Math.hypot(right - toRight, down - toDown);
    return nearest(
      [
        [link(row, col - 1, 'right'), away(col, row + 0.5)],
        [link(row, col, 'right'), away(col + 1, row + 0.5)],
        [link(row - 1, col, 'below'), away(col + 0.5, row)],
        [link(row, col, 'below'), away(col + 0.5, row + 1)],
      ],
      within,
      (place) => this.variableAt(place),
    );
  }

  #other({ right, down }: Point): number | undefined {
    const distances = this.#others.map(({ variable, at, half }) => {
      const [across, along] = [Math.abs(right - at.right) - half.right, Math.abs(down - at.down) - half.down];
      return { variable, distance: Math.max(across, along, 0) };
    });
    const best = distances.toSorted((one, other) => one.distance - other.distance)[0];
    return best && best.distance <= 0.5 ? best.variable : undefined;
  }
}

/** The variable of the nearest of some places that have one. */
function nearest(
  places: readonly (readonly [Place, number])[],
  within: number,
  variableAt: (place: Place) => number | undefined,
): number | undefined {
  let best: { readonly variable: number; readonly distance: number } | undefined;
  for (const [place, distance] of places) {
    const variable = variableAt(place);
    if (variable === undefined || distance > within || (best && best.distance <= distance)) continue;
    best = { variable, distance };
  }
  return best?.variable;
}
