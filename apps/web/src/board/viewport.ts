import { computed, signal } from '@preact/signals';

/** No cell is usually larger than this, in pixels. */
const MAX_CELL = 64;
/** How much larger than the whole board it may be shown. */
const MAX_ZOOM = 8;
/** What one step of zooming does. */
const STEP = 1.25;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a board lies in the room that it has: as a whole, or larger and moved. */
export class Viewport {
  /** The room, in pixels. */
  readonly room = signal<Size>({ width: 0, height: 0 });
  readonly zoom = signal(1);
  /** The board lies at the top of its room and not in its middle: there it stays when a panel takes the lower part. */
  readonly isAtTop = signal(false);
  /** How far the board is moved from the middle of the room, in pixels. */
  readonly #offset = signal({ x: 0, y: 0 });

  constructor(
    /** The size of the drawing, and of a cell in it, in its own units. */
    readonly drawing: () => Size & { readonly size: number },
  ) {}

  /** Pixels for a unit of the drawing. */
  readonly scale = computed(() => {
    const { width, height, size } = this.drawing();
    const room = this.room.value;
    return (
      Math.max(0.01, Math.min(room.width / width, room.height / height, MAX_CELL / size)) * this.zoom.value
    );
  });

  /** Where the board lies in the room, in pixels. */
  readonly box = computed(() => {
    const { width, height } = this.drawing();
    const scale = this.scale.value;
    const room = this.room.value;
    const place = (length: number, within: number, offset: number, start = 0.5) => {
      const free = within - length;
      // A board that is larger than its room covers it.
      return free >= 0 ? free * start : Math.min(0, Math.max(free, free / 2 + offset));
    };
    const [w, h] = [width * scale, height * scale];
    return {
      width: w,
      height: h,
      left: place(w, room.width, this.#offset.value.x),
      top: place(h, room.height, this.#offset.value.y, this.isAtTop.value ? 0 : 0.5),
    };
  });

  /** Shows the whole board. */
  fit(): void {
    this.zoom.value = 1;
    this.#offset.value = { x: 0, y: 0 };
  }

  /** Shows the board larger by a factor, around a point of the room. */
  zoomBy(factor: number, around = { x: this.room.value.width / 2, y: this.room.value.height / 2 }): void {
    const before = this.box.value;
    const zoom = Math.min(MAX_ZOOM, Math.max(1, this.zoom.value * factor));
    const real = zoom / this.zoom.value;
    this.zoom.value = zoom;
    const { width, height } = this.room.value;
    const move = (start: number, length: number, at: number, room: number) =>
      at - (at - start) * real - (room - length * real) / 2;
    this.#offset.value = {
      x: move(before.left, before.width, around.x, width),
      y: move(before.top, before.height, around.y, height),
    };
  }

  zoomIn(): void {
    this.zoomBy(STEP);
  }

  zoomOut(): void {
    this.zoomBy(1 / STEP);
  }

  moveBy(x: number, y: number): void {
    const { left, top, width, height } = this.box.value;
    const room = this.room.value;
    this.#offset.value = { x: left + x - (room.width - width) / 2, y: top + y - (room.height - height) / 2 };
  }
}

/** Two fingers that move and zoom the board. */
export class Pinch {
  readonly #fingers = new Map<number, { readonly x: number; readonly y: number }>();

  constructor(readonly viewport: Viewport) {}

  readonly down = ({ pointerId, clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') this.#fingers.set(pointerId, { x: clientX, y: clientY });
  };

  /** Whether two fingers are down. */
  get isActive(): boolean {
    return this.#fingers.size > 1;
  }

  /** `origin`: where the room begins in the window. */
  move(
    { pointerId, clientX: x, clientY: y }: PointerEvent,
    origin: { readonly x: number; readonly y: number },
  ): void {
    const before = this.#fingers.get(pointerId);
    if (!before) return;
    const [other] = [...this.#fingers].flatMap(([id, at]) => (id === pointerId ? [] : [at]));
    this.#fingers.set(pointerId, { x, y });
    if (!other) return;
    const apart = (at: { readonly x: number; readonly y: number }) =>
      Math.hypot(at.x - other.x, at.y - other.y);
    // Both fingers move; each moves the middle half as far.
    this.viewport.moveBy((x - before.x) / 2, (y - before.y) / 2);
    if (apart(before) > 0)
      this.viewport.zoomBy(apart({ x, y }) / apart(before), {
        x: (x + other.x) / 2 - origin.x,
        y: (y + other.y) / 2 - origin.y,
      });
  }

  readonly up = ({ pointerId }: PointerEvent): void => {
    this.#fingers.delete(pointerId);
  };
}
