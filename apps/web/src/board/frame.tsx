import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words.js';

/** Sides of cells in pixels of the screen: what is pressed is never smaller than the first, unless it is asked for; no cell is usually larger than the second. */
const PRESSED = 24;
const LARGEST = 80;

/** Cells that are smaller than this can be made larger. */
const DENSE = 40;

const ZOOM = 1.3;

interface FrameProps {
  /** How many cells, margins and all, are side by side. */
  readonly cells: number;
  /** What is pressed takes this part of a cell's side at least. */
  readonly least: number;
  readonly children: ComponentChildren;
}

/** As large as there is room for it; a board whose cells would be too small to press is scrolled, and can be made larger or smaller. */
export function Frame({ cells, least, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useSignal(0);
  const zoom = useSignal(1);
  useLayoutEffect(() => {
    const measure = () => {
      room.value = frame.current!.parentElement!.clientWidth;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!.parentElement!);
    return () => observer.disconnect();
  }, []);
  const fitting = useComputed(() => room.value / cells);
  const usual = useComputed(() => Math.min(LARGEST, Math.max(PRESSED / least, fitting.value)));
  const side = useComputed(() => Math.max(Math.min(LARGEST, fitting.value), usual.value * zoom.value));
  const isDense = fitting.value < DENSE;
  return (
    <>
      {isDense && (
        <div class="row zoom">
          <button
            type="button"
            aria-label={words.zoom.smaller}
            disabled={side.value <= fitting.value}
            onClick={() => {
              zoom.value = side.value / ZOOM / usual.value;
            }}
          >
            −
          </button>
          <button
            type="button"
            aria-label={words.zoom.larger}
            disabled={side.value >= LARGEST}
            onClick={() => {
              zoom.value = Math.min(LARGEST, side.value * ZOOM) / usual.value;
            }}
          >
            +
          </button>
        </div>
      )}
      <div class="frame" ref={frame}>
        <div class="framed" style={{ width: `${side.value * cells}px` }}>
          {children}
        </div>
      </div>
    </>
  );
}
