import type { Mark, Picture } from '@gridproof/core';
import { placeKey } from '@gridproof/core';
import { placing, stillParts } from '@gridproof/render';
import { signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import { words } from '../words.js';
import { Drawing } from './drawing.js';
import { Frame } from './frame.js';
import { pointedAt, spoken } from './names.js';
import { Pointer } from './pointer.js';
import { nextStop, type Stop, shareOf, stopsOf } from './stops.js';
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
    const rows = stopsOf(surface.fields, clues, place);
    const all = rows.flat().map((stop) => new Seen(stop));
    return {
      place,
      size: clues,
      rows,
      byPlace: new Map(all.map((one) => [placeKey(one.stop.place), one])),
      byVariable: new Map(all.map((one) => [one.stop.variable, one])),
      least: Math.min(...all.map(({ stop }) => shareOf(stop))),
      clues: marksByPlace(clues),
    };
  });
  const { place, rows, byPlace, least, clues, size } = ground.value;
  const isNoting = () => app.isNoting.value;
  const pointer = useMemo(() => new Pointer(app, surface, isNoting), [surface]);
  const typing = useMemo(() => new Typing(surface, isNoting), [surface]);
  const first = rows.flat().find(({ variable }) => variable !== undefined) ?? rows[0]?.[0];
  /** Where the focus is, or was when it left the board: it comes back to there. */
  const here = useSignal(first);
  useEffect(() => {
    // After a puzzle is opened in the page the focus moves to it; the button that was pressed is gone.
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive && first)
      document.getElementById(idOf(first))?.focus({ preventScroll: true });
  }, []);
  useSignalEffect(() => {
    for (const { stop, value, noted } of ground.value.byPlace.values())
      if (stop.variable !== undefined) {
        value.value = surface.at(stop.variable);
        noted.value = surface.notedAt?.(stop.variable).join(', ') ?? '';
      }
  });
  const chosen = useRef<Seen>(undefined);
  useSignalEffect(() => {
    const at = app.at.value;
    if (chosen.current) chosen.current.chosen.value = false;
    chosen.current = at === undefined ? undefined : ground.value.byVariable.get(at);
    if (chosen.current) chosen.current.chosen.value = true;
  });
  const focused = useRef<Seen>(undefined);
  useSignalEffect(() => {
    const next = here.value && ground.value.byPlace.get(placeKey(here.value.place));
    if (focused.current) focused.current.tab.value = -1;
    focused.current = next;
    if (next) next.tab.value = 0;
  });
  const picture = useComputed((): Picture => {
    const board = app.shown.value ?? surface.picture.value;
    return app.highlights.value.length ? { ...board, highlights: app.highlights.value } : board;
  });
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<Drawing>(undefined);
  useSignalEffect(() => {
    drawing.current ??= new Drawing(svg.current!);
    drawing.current.show(stillParts(picture.value, SIZE));
  });
  const caption = useComputed(() => picture.value.caption);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = here.value && byPlace.get(placeKey(here.value.place))?.stop;
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
    <Frame cells={place.width / place.size} least={least}>
      <div class="board" style={{ aspectRatio: `${place.width} / ${place.height}` }}>
        <svg ref={svg} class="gridproof" viewBox={`0 0 ${place.width} ${place.height}`} aria-hidden="true" />
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
                  seen={byPlace.get(placeKey(stop.place))!}
                  clues={clues.get(placeKey(stop.place)) ?? []}
                  onFocus={() => {
                    here.value = stop;
                  }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {caption.value !== undefined && <p class="caption">{caption}</p>}
    </Frame>
  );
}

/** What there is to know of a stop, in signals of its own: an entry then concerns one button, not all. */
class Seen {
  readonly value = signal<boolean | number | undefined>(undefined);
  /** What is noted there, as it is said. */
  readonly noted = signal('');
  readonly chosen = signal(false);
  /** The board is one tab stop: the place where the focus is, or was last. */
  readonly tab = signal(-1);

  constructor(readonly stop: Stop) {}
}

interface StopProps {
  readonly app: App;
  readonly surface: Surface;
  readonly stop: Stop;
  readonly seen: Seen;
  readonly place: { readonly width: number; readonly height: number; readonly size: number };
  readonly clues: readonly Mark[];
  onFocus(): void;
}

/** A place of the board. Only its name changes with what stands there: the drawing shows it. */
function StopButton({ app, surface, stop, seen, place, clues, onFocus }: StopProps) {
  const name = useComputed(
    () =>
      spoken(surface, stop, { value: seen.value.value, noted: seen.noted.value }, clues) +
      pointedAt(stop.place, app.highlights.value),
  );
  const share = shareOf(stop);
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
      tabIndex={seen.tab}
      aria-label={name}
      aria-selected={seen.chosen}
      style={style}
      onFocus={onFocus}
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
