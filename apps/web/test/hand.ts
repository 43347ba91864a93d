import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses and drags on a page, by mouse or by real touch events. */
export class Hand {
  constructor(
    readonly page: Page,
    readonly isTouch: boolean,
  ) {}

  async press({ x, y }: Point): Promise<void> {
    if (this.isTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Drags along points, with some steps between them. */
  async drag(points: readonly Point[], steps = 6): Promise<void> {
    const [first, ...others] = points as [Point, ...Point[]];
    if (this.isTouch) {
      const moves = others.flatMap((to, at) => between(points[at]!, to, steps));
      return this.touch([[first], ...moves.map((point) => [point])]);
    }
    await this.page.mouse.move(first.x, first.y);
    await this.page.mouse.down();
    for (const { x, y } of others) await this.page.mouse.move(x, y, { steps });
    await this.page.mouse.up();
  }

  /**
   * Touches with several fingers. Each frame lists their positions; the first is held for some milliseconds, and after the
   * last all are lifted.
   */
  async touch(frames: readonly (readonly Point[])[], hold = 0): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    let fingers = 0;
    for (const points of frames) {
      const type = points.length > fingers ? 'touchStart' : 'touchMove';
      fingers = points.length;
      const touchPoints = points.map((point, id) => ({ x: point.x, y: point.y, id }));
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
      if (points === frames[0] && hold) await this.page.waitForTimeout(hold);
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devtools.detach();
  }
}

const between = (from: Point, to: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / steps,
    y: from.y + ((to.y - from.y) * (step + 1)) / steps,
  }));
