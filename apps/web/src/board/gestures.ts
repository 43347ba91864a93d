import {
  type AreaInput,
  type CornerOfCell,
  cell,
  type EnclosedArea,
  endsOf,
  type LayerInput,
  link,
  type Place,
  placeKey,
  type Strokes,
  side,
} from '@gridproof/core';
import type { Signal } from '@preact/signals';
import type { EnteredValue } from '../game/entered-facts.js';
import { CORNER_REACH, HitMap, type Point } from './hit.js';
import type { Mode } from './mode.js';
import type { Surface } from './surface.js';

/** A row and a column. */
interface Position {
  readonly row: number;
  readonly col: number;
}

/** The preview of a drag. */
export interface Preview {
  readonly from: Position;
  readonly to: Position;
  /** A rectangle of cells, or a line from cell to cell. */
  readonly shape: 'rectangle' | 'line';
}

/** The board and the callbacks of gestures. */
export interface GestureContext {
  readonly surface: Surface;
  readonly hits: HitMap;
  readonly mode: () => Mode;
  readonly preview: Signal<Preview | undefined>;
  /** Returns the position of an event on the board. */
  pointOf(event: PointerEvent): Point;
  /** Called with the pressed field, which gets the focus. */
  focus(variable: number | undefined): void;
  /** Called at the end of a stroke. */
  end(): void;
}

/** Minimum distance of a drag, in pixels. */
const DRAG_PIXELS = 8;
/** Minimum duration of a long press, in milliseconds. On touch screens it replaces the right button. */
const LONG_PRESS_MS = 500;
/** Maximum milliseconds between the presses of a double press. */
const DOUBLE_PRESS_MS = 350;
/** Step length for following a fast pointer, in cells. */
const STEP = 0.2;
/** Minimum distance from an island that determines the direction of a drag, in cells. */
const DIRECTION_REACH = 0.5;
/** Radius of an island, in cells. */
const ISLAND = 0.43;

/** A target of drawing and erasing: the fields of a layer, or the walls of areas. */
interface Target {
  readonly layer: LayerInput;
  readonly hits: HitMap;
  readonly left: EnteredValue;
  readonly right: EnteredValue;
  at(id: number): EnteredValue;
  set(entries: readonly (readonly [id: number, value: EnteredValue])[], continues: boolean): void;
}

/** A drag in progress. */
interface Stroke {
  move(point: Point): void;
  end(): void;
}

/** A pressed pointer. */
interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly point: Point;
  /** True if it enters the value of the right button. */
  readonly isRight: boolean;
  readonly isMiddle: boolean;
  readonly extends: boolean;
  /** True if it was held long enough to act as the other button. */
  readonly isLong: boolean;
  last: Point;
  stroke: Stroke | undefined;
  isDone: boolean;
}

/** Converts pointer events on the board into entries. */
export class Gestures {
  #press: Press | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastPress: { readonly time: number; readonly variable: number | undefined } = {
    time: 0,
    variable: undefined,
  };
  readonly #down = new Set<number>();
  readonly #targets: readonly Target[];

  constructor(readonly context: GestureContext) {
    this.#targets = targetsOf(context);
  }

  readonly down = (event: PointerEvent): void => {
    this.#down.add(event.pointerId);
    if (this.#down.size > 1) {
      // A second finger moves the board, so drawing stops.
      this.#abort();
      return;
    }
    const point = this.context.pointOf(event);
    const { pointerId: id, clientX: x, clientY: y, button, shiftKey, ctrlKey, metaKey } = event;
    const isSecond = this.context.mode() === 'second';
    this.#press = {
      id,
      x,
      y,
      point,
      last: point,
      isRight: (button === 2) !== (shiftKey !== isSecond),
      isMiddle: button === 1,
      extends: shiftKey || ctrlKey || metaKey,
      isLong: false,
      stroke: undefined,
      isDone: false,
    };
    if (event.pointerType === 'touch') this.#timer = setTimeout(() => this.#pressLong(), LONG_PRESS_MS);
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || press.id !== event.pointerId || press.isDone) return;
    if (!press.stroke) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_PIXELS) return;
      clearTimeout(this.#timer);
      // The entry of a long press is part of the drag.
      if (press.isLong && this.#hasDrawn) this.context.surface.undo();
      press.stroke = this.#startStroke(press);
      if (!press.stroke) {
        press.isDone = true;
        return;
      }
      press.stroke.move(press.point);
    }
    for (const point of pointsBetween(press.last, this.context.pointOf(event))) press.stroke.move(point);
    press.last = this.context.pointOf(event);
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    this.#release(event);
    if (!press || press.id !== event.pointerId || press.isDone) return;
    if (press.stroke) press.stroke.end();
    else if (!press.isLong) this.#tap(press, event.timeStamp);
    this.context.end();
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#abort();
    this.#release(event);
  };

  #release(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    clearTimeout(this.#timer);
    if (this.#press?.id === event.pointerId) this.#press = undefined;
    this.context.preview.value = undefined;
  }

  /** Undoes the current drag. */
  #abort(): void {
    clearTimeout(this.#timer);
    if (this.#press?.stroke && !this.#press.isDone && this.#hasDrawn) this.context.surface.undo();
    this.#hasDrawn = false;
    this.#press = undefined;
    this.context.preview.value = undefined;
  }

  #pressLong(): void {
    const press = this.#press;
    if (!press || press.stroke) return;
    navigator.vibrate?.(10);
    this.#press = { ...press, isRight: !press.isRight, isLong: true };
    this.#tap(this.#press, 0);
    this.context.end();
  }

  /** Handles a press without a drag. */
  #tap(press: Press, time: number): void {
    const { surface, focus } = this.context;
    const { point, isRight, isMiddle } = press;
    this.#hasDrawn = false;
    if (surface.input.strokes?.kind === 'tiles') {
      this.#turn(point, isRight, isMiddle || press.extends);
      return;
    }
    if (surface.input.strokes?.kind === 'areas') {
      const { hits } = this.context;
      focus(hits.variableAt(cell(Math.floor(point.down), Math.floor(point.right))));
    }
    for (const target of this.#inOrder()) {
      const { layer, hits } = target;
      const id = isOnEnd(target, point) ? undefined : hits.fieldAt(point, layer, this.#isAlone(target));
      if (id === undefined) continue;
      if (target.hits === this.context.hits) focus(id);
      const isDouble = time - this.#lastPress.time < DOUBLE_PRESS_MS && this.#lastPress.variable === id;
      this.#lastPress = { time, variable: id };
      if (layer.press === 'select') this.#select(id, press.extends, isDouble);
      else if (layer.press === 'cycle') this.#set(target, [[id, this.#next(target, id, isRight)]]);
      else if (layer.press === 'quarter') this.#set(target, [[id, quarterValue(target, id, point, isRight)]]);
      else {
        const value = isRight ? target.right : target.left;
        this.#set(target, [[id, target.at(id) === value ? undefined : value]]);
      }
      return;
    }
    if (surface.selection.value.size) surface.selection.value = new Set();
    this.#eraseArea(point);
  }

  /** Erases the walls and entries of the closed area at a position, but no walls of other closed areas while others are left. */
  #eraseArea({ right, down }: Point): void {
    const { surface } = this.context;
    const { strokes: input } = surface.input;
    if (input?.kind !== 'areas') return;
    const strokes = surface.strokes!.value;
    const key = placeKey(cell(Math.floor(down), Math.floor(right)));
    const area = closedAreas(input.areas(strokes)).find(({ cells }) =>
      cells.some((one) => placeKey(one) === key),
    );
    if (!area) return;
    const inside = new Set(area.cells.map(placeKey));
    const free = wallsBeside(input, strokes, inside, restOf(input.areas(strokes)));
    const walls = free.length > 0 ? free : wallsBeside(input, strokes, inside);
    surface.draw!(walls.map((wall) => [wall, undefined]));
    surface.enterAll(
      area.variables.map((variable) => [variable, undefined]),
      true,
    );
  }

  /** Targets in order of priority: lines and walls react only near them, so they precede cells. */
  #inOrder(): readonly Target[] {
    return this.#targets.toSorted(
      (one, other) => Number(one.layer.placeKind === 'cells') - Number(other.layer.placeKind === 'cells'),
    );
  }

  /** Returns whether no other layer takes presses in cells. */
  #isAlone({ layer }: Target): boolean {
    const { input } = this.context.surface;
    return input.layers.length === 1 && layer.drag !== 'rectangle' && layer.drag !== 'connect';
  }

  /** Returns the value after the current one; for the right button, the blank value. */
  #next({ layer }: Target, id: number, isRight: boolean): EnteredValue {
    const { surface } = this.context;
    const { values, blank } = surface.fields[id]!;
    const now = surface.at(id);
    if (isRight && blank !== undefined) return now === blank ? undefined : blank;
    const cycle: readonly EnteredValue[] = [
      undefined,
      ...values.flatMap(({ value }) => (value === blank ? [] : [value])),
    ];
    const at = Math.max(0, cycle.indexOf(now));
    const step = isRight && layer.press === 'cycle' ? cycle.length - 1 : 1;
    return cycle[(at + step) % cycle.length];
  }

  #select(id: number, extend: boolean, isDouble: boolean): void {
    const { surface } = this.context;
    const { selection } = surface;
    if (isDouble) {
      const value = surface.at(id);
      if (value === undefined) return;
      selection.value = new Set([...surface.fields.keys()].filter((one) => surface.at(one) === value));
    } else if (extend) {
      const all = new Set(selection.value);
      if (!all.delete(id)) all.add(id);
      selection.value = all;
    } else selection.value = new Set([id]);
  }

  /** Turns or locks the tile in a cell. */
  #turn({ right, down }: Point, isRight: boolean, isLock: boolean): void {
    const { strokes } = this.context.surface.input;
    if (strokes?.kind !== 'tiles') return;
    const key = placeKey(cell(Math.floor(down), Math.floor(right)));
    const at = strokes.tiles.findIndex((tile) => placeKey(tile.cell) === key);
    if (at < 0) return;
    if (isLock) this.lockTile(at);
    else this.turnTile(at, !isRight);
  }

  /** Locks a tile in its orientation, or unlocks it. */
  lockTile(at: number): void {
    const { surface } = this.context;
    surface.draw!([[at, (surface.strokes!.value.get(at) ?? 0) ^ 1]]);
  }

  /** Turns an unlocked tile to its next orientation. Orientations are in clockwise order. */
  turnTile(at: number, clockwise: boolean): void {
    const { surface } = this.context;
    const { strokes } = surface.input;
    const now = surface.strokes!.value.get(at) ?? 0;
    if (strokes?.kind !== 'tiles' || now & 1) return;
    const { turns } = strokes.tiles[at]!;
    surface.draw!([[at, (((now >> 1) + (clockwise ? 1 : turns - 1)) % turns) << 1]]);
  }

  /** True if the press or drag has entered anything. */
  #hasDrawn = false;

  /** Starts a drag. */
  #startStroke(press: Press): Stroke | undefined {
    const { surface } = this.context;
    this.#hasDrawn = false;
    if (surface.input.strokes?.kind === 'tiles') return undefined;
    const corner = this.context.hits.cornerNear(press.point, CORNER_REACH);
    const inCell = this.#targets.find(({ layer }) => layer.placeKind === 'cells');
    const line = this.#targets.find(({ layer }) => layer.placeKind !== 'cells');
    // On boards with both lines and cells, the left button draws lines.
    const target = line && (!press.isRight || !inCell) ? line : (inCell ?? line);
    if (!target) return undefined;
    const { layer } = target;
    switch (layer.drag) {
      case 'trace':
        if (press.isRight && target.right !== undefined) return this.#mark(target);
        if (layer.placeKind === 'links') return this.#trace(target, press, 'cells');
        return layer.placeKind === 'sides' || corner
          ? this.#trace(target, press, 'corners')
          : this.#trace(target, { ...press, isRight: true }, 'cells');
      case 'rectangle':
        return corner && !isInside(press.point)
          ? this.#trace(target, press, 'corners')
          : this.#rectangle(press);
      case 'connect':
        return layer.placeKind === 'links' ? this.#connect(target, press) : this.#chain(press);
      case 'select':
        return this.#selectionStroke(press);
      case 'copy': {
        const id = target.hits.fieldAt(press.point, layer, true);
        const value = id === undefined ? undefined : surface.at(id);
        if (value === undefined && layer.press === 'select') return this.#selectionStroke(press);
        return this.#paint(target, press, value);
      }
      case 'mark':
        return this.#paint(target, press, target.right, target.left);
      case 'paint':
        return this.#paint(target, press);
    }
  }

  /** Enters a value in all cells passed that have the value of the first, but not over the value `skip`. A copied value replaces any. */
  #paint(target: Target, press: Press, value?: EnteredValue, skip?: EnteredValue): Stroke {
    const { layer, hits } = target;
    const seen = new Set<number>();
    const pressValue = press.isRight ? target.right : target.left;
    let painted = value;
    let replaced: EnteredValue;
    const copies = value !== undefined && skip === undefined;
    let start: Point | undefined;
    let axis: 'row' | 'col' | undefined;
    const put = (id: number) => {
      if (skip !== undefined && target.at(id) === skip) return;
      if (layer.dragLimit !== undefined && painted !== undefined && seen.size > layer.dragLimit) return;
      const isReplaced = copies || target.at(id) === replaced;
      if (isReplaced && target.at(id) !== painted) this.#set(target, [[id, painted]]);
    };
    return {
      move: (point) => {
        let at = point;
        if (layer.straight && start) {
          const [across, along] = [Math.abs(point.right - start.right), Math.abs(point.down - start.down)];
          if (!axis && Math.max(across, along) > 0.6) axis = across > along ? 'row' : 'col';
          at =
            axis === 'row' ? { ...point, down: start.down } : axis ? { ...point, right: start.right } : start;
        }
        const id = hits.fieldAt(at, layer, true);
        if (id === undefined || seen.has(id)) return;
        if (seen.size === 0) {
          start = point;
          const first = value ?? pressValue ?? this.#next(target, id, press.isRight);
          const erases = target.at(id) === first && value === undefined;
          const marks = skip !== undefined && target.at(id) === value;
          painted = erases || marks ? undefined : first;
          const before = target.at(id);
          replaced = before === skip ? undefined : before;
        }
        seen.add(id);
        put(id);
      },
      end: () => {},
    };
  }

  /** Enters the value of the right button in all sides or links passed that have the value of the first. */
  #mark(target: Target): Stroke {
    const { layer, hits, right } = target;
    const seen = new Set<number>();
    let first: EnteredValue;
    return {
      move: (point) => {
        const id = hits.fieldOnPath(point, layer);
        if (id === undefined || seen.has(id)) return;
        const before = target.at(id);
        if (seen.size === 0) first = before;
        seen.add(id);
        if (before === first) this.#set(target, [[id, before === right ? undefined : right]]);
      },
      end: () => {},
    };
  }

  /** Draws along cells or along corners, from the start of the drag to its end. Moving back erases. */
  #trace(target: Target, press: Press, along: 'cells' | 'corners'): Stroke {
    const { hits, layer } = target;
    const value = press.isRight ? target.right : target.left;
    /** Returns the side near a position, unless the position is near its ends. */
    const sideAt = (point: Point) => {
      const id = along === 'corners' ? hits.fieldOnPath(point, layer) : undefined;
      const { place } = hits.fields[id ?? -1] ?? {};
      return place?.kind === 'side' ? endsOf(place) : undefined;
    };
    /** Returns the other end of a side; undefined if `one` is not an end of it. */
    const otherEnd = (ends: readonly Position[] | undefined, one: Position) =>
      ends?.some((end) => isSame(end, one)) ? ends.find((end) => !isSame(end, one)) : undefined;
    const start = sideAt(press.point);
    let here = press.point;
    const path: { readonly at: Position; readonly id?: number; readonly before?: EnteredValue }[] = [];
    let erases: boolean | undefined;
    const step = (to: Position) => {
      const from = path.at(-1)!.at;
      const id = hits.variableAt(along === 'cells' ? placeBetween(target, from, to) : sideAlong(from, to));
      const last = path.at(-2)?.at;
      if (last && isSame(last, to)) {
        const { id: back, before } = path.pop()!;
        if (back !== undefined) this.#set(target, [[back, before]]);
        return;
      }
      if (id === undefined) {
        path.push({ at: to });
        return;
      }
      const before = target.at(id);
      erases ??= before === value;
      path.push({ at: to, id, before });
      const next = erases ? undefined : value;
      if (erases ? before === value : before !== next) this.#set(target, [[id, next]]);
    };
    return {
      move: (point) => {
        here = point;
        const to =
          along === 'cells'
            ? { row: Math.floor(point.down), col: Math.floor(point.right) }
            : hits.cornerNear(point, path.length || start ? CORNER_REACH : 1);
        if (!to) return;
        if (path.length === 0) path.push({ at: otherEnd(start, to) ?? to });
        for (const next of stepsTo(path.at(-1)!.at, to)) step(next);
      },
      end: () => {
        const ends = sideAt(here);
        if (path.length === 0 && start) path.push({ at: start[0] });
        const last = path.at(-1)?.at;
        const next = last && otherEnd(ends, last);
        const before = path.at(-2)?.at;
        if (next && !(before && isSame(before, next))) step(next);
      },
    };
  }

  /** Draws the walls around a rectangle of cells. */
  #rectangle(press: Press): Stroke {
    const { surface, preview } = this.context;
    const from = { row: Math.floor(press.point.down), col: Math.floor(press.point.right) };
    let to = from;
    return {
      move: ({ right, down }) => {
        to = { row: Math.floor(down), col: Math.floor(right) };
        preview.value = { from, to, shape: 'rectangle' };
      },
      end: () => {
        const { strokes } = surface.input;
        if (strokes?.kind !== 'areas') return;
        const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
        const [left, right] = [Math.min(from.col, to.col), Math.max(from.col, to.col)];
        const isIn = ({ row, col }: Position) => row >= top && row <= bottom && col >= left && col <= right;
        const changes = strokes.sides.flatMap((one): (readonly [number, number | undefined])[] => {
          const [here, beyond] = cellsBeside(one);
          if (isIn(here) && isIn(beyond)) return [[placeKey(one), undefined]];
          return isIn(here) || isIn(beyond) ? [[placeKey(one), press.isRight ? undefined : 1]] : [];
        });
        const rest = press.isRight ? [] : wallsOfCutAreas(strokes, surface.strokes!.value, isIn);
        surface.draw!([...rest.map((key) => [key, undefined] as const), ...changes]);
      },
    };
  }

  /** Enters the next value of the link that leads from a cell in the direction of the drag. */
  #connect(target: Target, press: Press): Stroke {
    const { point } = press;
    const from = { row: Math.floor(point.down), col: Math.floor(point.right) };
    const { surface } = this.context;
    let isDone = false;
    return {
      move: ({ right, down }) => {
        const [across, along] = [right - from.col - 0.5, down - from.row - 0.5];
        if (isDone || Math.max(Math.abs(across), Math.abs(along)) < DIRECTION_REACH) return;
        isDone = true;
        const isLevel = Math.abs(across) > Math.abs(along);
        const sign = Math.sign(isLevel ? across : along);
        const id = surface.fields.findIndex(({ place }, variable) => {
          if (place.kind !== 'link' || variable < target.layer.first || variable >= target.layer.end)
            return false;
          const [start, end] = endsOf(place);
          const [near, far] = sign > 0 ? [start, end] : [end, start];
          const leads = isLevel ? far.row === near.row : far.col === near.col;
          return leads && near.row === from.row && near.col === from.col;
        });
        if (id >= 0) this.#set(target, [[id, this.#next(target, id, press.isRight)]]);
      },
      end: () => {},
    };
  }

  /** Links a cell to its successor; with the right button, to its predecessor. */
  #chain(press: Press): Stroke {
    const { surface, hits, preview } = this.context;
    const positionOf = ({ right, down }: Point) => ({ row: Math.floor(down), col: Math.floor(right) });
    const from = positionOf(press.point);
    let to = from;
    return {
      move: (point) => {
        to = positionOf(point);
        preview.value = { from, to, shape: 'line' };
      },
      end: () => {
        const { strokes } = surface.input;
        const [one, other] = [from, to].map(({ row, col }) => hits.variableAt(cell(row, col)));
        const [start, next] = press.isRight ? [other, one] : [one, other];
        if (strokes?.kind !== 'chain' || start === undefined || next === undefined) return;
        if (!strokes.successors(start).includes(next)) return;
        const now = surface.strokes!.value;
        const others = [...now].filter(([key, successor]) => key !== start && successor === next);
        surface.draw!([
          ...others.map(([key]) => [key, undefined] as const),
          [start, now.get(start) === next ? undefined : next],
        ]);
      },
    };
  }

  #selectionStroke(press: Press): Stroke {
    const { surface, hits } = this.context;
    const layer = surface.input.layers.find(({ placeKind }) => placeKind === 'cells');
    let all = press.extends ? new Set(surface.selection.value) : new Set<number>();
    return {
      move: (point) => {
        const id = layer && hits.fieldAt(point, layer, true);
        if (id === undefined || all.has(id)) return;
        // Keys write to the focused field and all fields selected with it.
        this.context.focus(id);
        all = new Set([...all, id]);
        surface.selection.value = all;
      },
      end: () => {},
    };
  }

  /** Enters values as part of the current stroke. */
  #set(target: Target, entries: readonly (readonly [number, EnteredValue])[]): void {
    const { ground } = this.context.surface;
    const puzzle = ground.peek();
    const before = entries.map(([id]) => target.at(id));
    target.set(entries, this.#hasDrawn);
    this.#hasDrawn ||= ground.peek() !== puzzle || entries.some(([id], at) => target.at(id) !== before[at]);
  }
}

/** Returns the targets of presses and drags, in order of layers. */
function targetsOf({ surface, hits }: GestureContext): readonly Target[] {
  const { strokes, layers } = surface.input;
  return layers.map((layer): Target => {
    if (strokes?.kind !== 'areas')
      return {
        layer,
        hits,
        left: layer.left,
        right: layer.right,
        at: (id) => surface.at(id),
        set: (entries, continues) => surface.enterAll(entries, continues),
      };
    const { sides } = strokes;
    const fields = sides.map((place) => ({ place }));
    return {
      layer: { ...layer, first: 0, end: sides.length },
      hits: new HitMap(hits.placing, fields),
      left: true,
      right: undefined,
      at: (id) => (surface.strokes!.value.has(placeKey(sides[id]!)) ? true : undefined),
      set: (entries, continues) =>
        surface.draw!(
          entries.map(([id, value]) => [placeKey(sides[id]!), value ? 1 : undefined] as const),
          continues,
        ),
    };
  });
}

const isSame = (one: Position, other: Position): boolean => one.row === other.row && one.col === other.col;

/** Returns the walls between regions of which only a part lies in a rectangle and areas that are not divided into regions yet. */
function wallsOfCutAreas(
  input: AreaInput,
  strokes: Strokes,
  isInRectangle: (one: Position) => boolean,
): readonly number[] {
  const all = input.areas(strokes);
  const cut = all.filter(
    ({ cells, regions }) => regions < 2 && cells.some(isInRectangle) && !cells.every(isInRectangle),
  );
  return wallsBeside(input, strokes, keysOf(cut), restOf(all));
}

const keysOf = (areas: readonly EnclosedArea[]): ReadonlySet<number> =>
  new Set(areas.flatMap(({ cells }) => cells.map(placeKey)));

/** Returns the cells of areas that are not divided into regions yet. */
const restOf = (areas: readonly EnclosedArea[]): ReadonlySet<number> =>
  keysOf(areas.filter(({ regions }) => regions > 1));

/** Returns the walls beside cells; with `others`, only those with no further cells beside them. */
const wallsBeside = (
  { sides }: AreaInput,
  strokes: Strokes,
  inside: ReadonlySet<number>,
  others?: ReadonlySet<number>,
): readonly number[] =>
  sides.flatMap((one) => {
    const key = placeKey(one);
    const ends = cellsBeside(one).map(({ row, col }) => placeKey(cell(row, col)));
    const isBeside =
      strokes.has(key) &&
      ends.some((end) => inside.has(end)) &&
      (!others || ends.every((end) => inside.has(end) || others.has(end)));
    return isBeside ? [key] : [];
  });

/** Returns the areas that the player has closed. The largest area of several regions is the rest of the board. */
function closedAreas(areas: readonly EnclosedArea[]): readonly EnclosedArea[] {
  const largest = Math.max(...areas.map(({ cells }) => cells.length));
  return areas.filter(
    ({ cells, regions, isImpossible }) =>
      areas.length > 1 && (regions < 2 || (isImpossible && cells.length < largest)),
  );
}

/** Returns whether a position is on an island, from which drags connect. */
function isOnEnd({ layer, hits }: Target, { right, down }: Point): boolean {
  if (layer.drag !== 'connect' || layer.placeKind !== 'links') return false;
  const [row, col] = [Math.floor(down), Math.floor(right)];
  const key = placeKey(cell(row, col));
  return (
    Math.hypot(right - col - 0.5, down - row - 0.5) < ISLAND &&
    hits.fields.some(
      ({ place }) => place.kind === 'link' && endsOf(place).some((end) => placeKey(end) === key),
    )
  );
}

/** Returns the link between two neighbours, or the side between them. */
function placeBetween({ layer }: Target, one: Position, other: Position): Place {
  const towards = one.row === other.row ? 'right' : 'below';
  const [row, col] = [Math.min(one.row, other.row), Math.min(one.col, other.col)];
  return layer.placeKind === 'links' ? link(row, col, towards) : side(row, col, towards);
}

/** Returns the side between two neighbouring corners. */
export function sideAlong(one: Position, other: Position): Place {
  const [row, col] = [Math.min(one.row, other.row), Math.min(one.col, other.col)];
  return one.row === other.row ? side(row - 1, col, 'below') : side(row, col - 1, 'right');
}

const cellsBeside = ({
  row,
  col,
  towards,
}: {
  row: number;
  col: number;
  towards: string;
}): readonly [Position, Position] => [
  { row, col },
  towards === 'right' ? { row, col: col + 1 } : { row: row + 1, col },
];

/** Yields the steps from one position to another, along the row first. */
function* stepsTo(from: Position, to: Position): Iterable<Position> {
  let { row, col } = from;
  while (row !== to.row || col !== to.col) {
    if (col !== to.col) col += Math.sign(to.col - col);
    else row += Math.sign(to.row - row);
    yield { row, col };
  }
}

function* pointsBetween(from: Point, to: Point): Iterable<Point> {
  const [across, along] = [to.right - from.right, to.down - from.down];
  const steps = Math.max(1, Math.ceil(Math.hypot(across, along) / STEP));
  for (let step = 1; step <= steps; step++)
    yield { right: from.right + (across * step) / steps, down: from.down + (along * step) / steps };
}

/** Returns whether a position is clearly inside its cell. */
const isInside = ({ right, down }: Point): boolean =>
  [right, down].every((one) => Math.abs(one - Math.floor(one) - 0.5) < 0.3);

/** Returns the triangle whose right angle lies in the pressed quarter; undefined if it is already entered. */
function quarterValue(
  { layer, at, right }: Target,
  id: number,
  point: Point,
  isRight: boolean,
): EnteredValue {
  const [across, along] = [point.right - Math.floor(point.right), point.down - Math.floor(point.down)];
  const quarter: CornerOfCell = `${along < 0.5 ? 'upper' : 'lower'}-${across < 0.5 ? 'left' : 'right'}`;
  const value = isRight ? right : layer.quarters?.[quarter];
  return at(id) === value ? undefined : value;
}
