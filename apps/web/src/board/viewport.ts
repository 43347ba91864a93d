import { computed, signal } from '@preact/signals';

/** Default maximum size of a cell, in pixels. */
const MAX_CELL = 64;
/** Maximum zoom relative to the whole board. */
const MAX_ZOOM = 8;
/** Factor of one zoom step. */
const STEP = 1.25;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position and zoom of a board in the available space. */
export class Viewport {
  /** The available space, in pixels. */
  readonly room = signal<Size>({ width: 0, height: 0 });
  readonly zoom = signal(1);
  /** True if the board is aligned to the top instead of the centre, so that it stays in place when a panel takes the lower part. */
  readonly isAtTop = signal(false);
  /** Offset of the board from the centre, in pixels. */
  readonly #offset = signal({ x: 0, y: 0 });

  constructor(
    /** Size of the drawing and of a cell in it, in units of the drawing. */
    readonly drawingSize: () => Size & { readonly size: number },
  ) {}

  /** Pixels per unit of the drawing. */
  readonly scale = computed(() => {
    const { width, height, size } = this.drawingSize();
    const room = this.room.value;
    return (
      Math.max(0.01, Math.min(room.width / width, room.height / height, MAX_CELL / size)) * this.zoom.value
    );
  });

  /** Position and size of the board in the available space, in pixels. */
  readonly box = computed(() => {
    const { width, height } = this.drawingSize();
    const scale = this.scale.value;
    const room = this.room.value;
    const place = (length: number, space: number, offset: number, start = 0.5) => {
      const free = space - length;
      // A board larger than the space leaves no margin.
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

  /** Zooms by a factor around a point of the available space. */
  zoomBy(factor: number, point = { x: this.room.value.width / 2, y: this.room.value.height / 2 }): void {
    const before = this.box.value;
    const zoom = Math.min(MAX_ZOOM, Math.max(1, this.zoom.value * factor));
    const real = zoom / this.zoom.value;
    this.zoom.value = zoom;
    const { width, height } = this.room.value;
    const move = (start: number, length: number, at: number, room: number) =>
      at - (at - start) * real - (room - length * real) / 2;
    this.#offset.value = {
      x: move(before.left, before.width, point.x, width),
      y: move(before.top, before.height, point.y, height),
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

/** A two-finger gesture that moves and zooms the board. */
export class Pinch {
  readonly #fingers = new Map<number, { readonly x: number; readonly y: number }>();

  constructor(readonly viewport: Viewport) {}

  readonly down = ({ pointerId, clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') this.#fingers.set(pointerId, { x: clientX, y: clientY });
  };

  /** True while two fingers touch. */
  get isActive(): boolean {
    return this.#fingers.size > 1;
  }

  /** `origin`: the upper left corner of the space in the window. */
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
    // Each finger moves the midpoint by half of its own distance.
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
