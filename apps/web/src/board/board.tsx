import type { Mark, Picture } from '@gridproof/core';
import { placeKey } from '@gridproof/core';
import { placing, renderSvg } from '@gridproof/render';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { App } from '../app.js';
import { words } from '../words.js';
import { pointedAt, spoken } from './names.js';
import { Pointer } from './pointer.js';
import { nextStop, type Stop, stopsOf } from './stops.js';
import type { Surface } from './surface.js';
import { Typing } from './typing.js';

/** The length of a cell's side in the drawing's own units; on the screen it is as large as there is room. */
const SIZE = 40;

/** The board: a drawing, and over it a grid of buttons that carries its structure. */
export function Board({ app, surface }: { readonly app: App; readonly surface: Surface }) {
  const { type } = surface;
  const ground = useComputed(() => {
    const clues = surface.ground.value;
    const place = placing(clues, SIZE);
    return { place, size: clues, rows: stopsOf(surface.fields, clues, place), clues: marksByPlace(clues) };
  });
  const { place, rows, clues, size } = ground.value;
  const isNoting = () => app.isNoting.value;
  const pointer = useMemo(() => new Pointer(app, surface, isNoting), [surface]);
  const typing = useMemo(() => new Typing(surface, isNoting), [surface]);
  const picture = useComputed((): Picture => {
    const board = app.shown.value ?? surface.picture.value;
    return app.highlights.value.length ? { ...board, highlights: app.highlights.value } : board;
  });
  const svg = useComputed(() => renderSvg(picture.value, { still: true, cellSize: SIZE }));
  const caption = useComputed(() => picture.value.caption);
  const first = rows.flat().find(({ variable }) => variable !== undefined) ?? rows[0]?.[0];
  /** Where the focus is, or was when it left the board: it comes back to there. */
  const here = useSignal(first);
  useEffect(() => {
    // Who opened the puzzle in the page is led to it; what was pressed for that is gone.
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive && first)
      document.getElementById(idOf(first))?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = rows.flat().find((stop) => here.value && idOf(stop) === idOf(here.value));
    if (!from || event.altKey) return;
    const way = ARROWS[event.key];
    if (way) {
      const next = nextStop(rows, from, way);
      if (next && event.shiftKey && from.variable !== undefined && next.variable !== undefined)
        surface.extend?.(from.variable, next.variable);
      if (next) go(next);
    } else if (event.ctrlKey || event.metaKey) {
      if (event.key === 'z') event.shiftKey ? surface.redo() : surface.undo();
      else if (event.key === 'y') surface.redo();
      else return;
    } else if (!write(event)) return;
    event.preventDefault();
  };
  const go = (stop: Stop) => {
    here.value = stop;
    app.at.value = stop.variable;
    document.getElementById(idOf(stop))?.focus();
  };
  /** What a key enters where the focus is. */
  const write = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const { variable } = here.value!;
    if (variable === undefined) return false;
    if (app.shown.value && (key === 'Tab' || key === 'Shift')) return false;
    if (app.uncover()) return true;
    if (key === 'Backspace' || key === 'Delete') surface.enter(variable, undefined);
    else if (key !== ' ' && key !== 'Enter') return typing.take(variable, event);
    else if (isNoting() && surface.note) surface.note(variable, surface.fields[variable]!.values[0]!.value);
    else surface.turn(variable, shiftKey);
    return true;
  };

  return (
    <div
      class="board"
      style={{ aspectRatio: `${place.width} / ${place.height}`, maxWidth: `${place.width * 1.6}px` }}
    >
      <div class="drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg.value }} />
      {/* biome-ignore lint/a11y/useSemanticElements: a table could not stand over the drawing */}
      <div
        class="stops"
        role="grid"
        aria-label={words.board(type.title, size.width, size.height)}
        onKeyDown={onKeyDown}
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
        onContextMenu={(event) => event.preventDefault()}
      >
        {rows.map((row, nth) => (
          // biome-ignore lint/a11y/useSemanticElements: as the grid
          // biome-ignore lint/a11y/useFocusableInteractive: its cells are
          <div role="row" key={nth}>
            {row.map((stop) => (
              <StopButton
                key={placeKey(stop.place)}
                {...{ app, surface, stop, place }}
                clues={clues.get(placeKey(stop.place)) ?? []}
                here={here}
              />
            ))}
          </div>
        ))}
      </div>
      {caption.value !== undefined && <p class="caption">{caption}</p>}
    </div>
  );
}

interface StopProps {
  readonly app: App;
  readonly surface: Surface;
  readonly stop: Stop;
  readonly place: { readonly width: number; readonly height: number; readonly size: number };
  readonly clues: readonly Mark[];
  readonly here: Signal<Stop | undefined>;
}

/** A place of the board. Only its name changes with what stands there: the drawing shows it. */
function StopButton({ app, surface, stop, place, clues, here }: StopProps) {
  const name = useComputed(
    () => spoken(surface, stop.place, stop.variable, clues) + pointedAt(stop.place, app.highlights.value),
  );
  const chosen = useComputed(() => stop.variable !== undefined && app.at.value === stop.variable);
  const isHere = useComputed(() => here.value !== undefined && idOf(here.value) === idOf(stop));
  const share = stop.place.kind === 'cell' ? 1 : 0.6;
  const style = {
    left: `${(100 * (stop.x - (place.size * share) / 2)) / place.width}%`,
    top: `${(100 * (stop.y - (place.size * share) / 2)) / place.height}%`,
    width: `${(100 * place.size * share) / place.width}%`,
    height: `${(100 * place.size * share) / place.height}%`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a cell of the grid that is pressed
    <button
      type="button"
      role="gridcell"
      id={idOf(stop)}
      class="stop"
      data-kind={stop.place.kind}
      data-variable={stop.variable}
      tabIndex={isHere.value ? 0 : -1}
      aria-label={name.value}
      aria-selected={chosen.value}
      style={style}
      onFocus={() => {
        here.value = stop;
      }}
    />
  );
}

const idOf = ({ place }: Stop): string => `stop-${placeKey(place)}`;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What stands on the board from the start, by places. */
function marksByPlace({ marks }: Picture): ReadonlyMap<number, readonly Mark[]> {
  const all = new Map<number, Mark[]>();
  for (const mark of marks) all.set(placeKey(mark.at), [...(all.get(placeKey(mark.at)) ?? []), mark]);
  return all;
}
