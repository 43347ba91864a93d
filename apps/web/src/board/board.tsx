import type { Mark, Picture } from '@gridproof/core';
import { placeKey } from '@gridproof/core';
import { placing, stillParts } from '@gridproof/render';
import { type Signal, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { words } from '../words.js';
import { Drawing } from './drawing.js';
import { Frame } from './frame.js';
import { pointedAt, spoken } from './names.js';
import { Pointer } from './pointer.js';
import { nextStop, type Stop, shareOf, stopsOf } from './stops.js';

/** The length of a cell's side in the drawing's own units; on the screen it is as large as there is room. */
const SIZE = 40;

/** The board: a drawing, and over it a grid of buttons that carries its structure. */
export function Board({ app, game }: { readonly app: App; readonly game: Game }) {
  const { type, puzzle } = game;
  const place = useMemo(() => placing(type.draw(puzzle), SIZE), [game]);
  const rows = useMemo(() => stopsOf(game, place), [game]);
  const clues = useMemo(() => marksByPlace(type.draw(puzzle)), [game]);
  const least = useMemo(() => Math.min(...rows.flat().map(shareOf)), [rows]);
  const pointer = useMemo(() => new Pointer(app, game, rows), [game]);
  const size = type.described!.size(puzzle);
  const first = rows.flat().find(({ variable }) => variable !== undefined) ?? rows[0]?.[0];
  /** Where the focus is, or was when it left the board: it comes back to there. */
  const here = useSignal(first);
  useEffect(() => {
    // Who opened the puzzle in the page is led to it; what was pressed for that is gone.
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive && first)
      document.getElementById(idOf(first))?.focus({ preventScroll: true });
  }, []);
  const seen = useMemo(() => new Map(rows.flat().map((stop) => [stop, new Seen(stop, game)])), [game]);
  useSignalEffect(() => {
    for (const [{ variable }, one] of seen) if (variable !== undefined) one.value.value = game.at(variable);
  });
  const chosen = useRef<Seen>(undefined);
  useSignalEffect(() => {
    const at = app.at.value;
    if (chosen.current) chosen.current.chosen.value = false;
    const stop = at === undefined ? undefined : pointer.stopOf(at);
    chosen.current = stop && seen.get(stop);
    if (chosen.current) chosen.current.chosen.value = true;
  });
  const focused = useRef<Seen>(undefined);
  useSignalEffect(() => {
    const next = here.value && seen.get(here.value);
    if (focused.current) focused.current.tab.value = -1;
    focused.current = next;
    if (next) next.tab.value = 0;
  });
  const picture = useComputed((): Picture => {
    const board = app.shown.value ?? game.picture.value;
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
    const from = here.value;
    if (!from || event.altKey) return;
    const way = ARROWS[event.key];
    if (way) {
      const next = nextStop(rows, from, way);
      if (next) go(next);
    } else if (event.ctrlKey || event.metaKey) {
      if (event.key === 'z') event.shiftKey ? game.redo() : game.undo();
      else if (event.key === 'y') game.redo();
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
  const write = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const { variable } = here.value!;
    if (variable === undefined) return false;
    if (key === 'Backspace' || key === 'Delete') game.enter(variable, undefined);
    else if (key === ' ' || key === 'Enter') game.turn(variable, shiftKey);
    else {
      const { values } = game.fields[variable]!;
      const found = values.find(({ sign }) => sign.toLowerCase() === key.toLowerCase());
      if (!found) return false;
      game.enter(variable, found.value);
    }
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
                  {...{ app, game, stop, place }}
                  seen={seen.get(stop)!}
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
  readonly value: Signal<boolean | number | undefined>;
  readonly chosen = signal(false);
  /** The board is one tab stop: the place where the focus is, or was last. */
  readonly tab = signal(-1);

  constructor({ variable }: Stop, game: Game) {
    this.value = signal(variable === undefined ? undefined : game.at(variable));
  }
}

interface StopProps {
  readonly app: App;
  readonly game: Game;
  readonly stop: Stop;
  readonly seen: Seen;
  readonly place: { readonly width: number; readonly height: number; readonly size: number };
  readonly clues: readonly Mark[];
  onFocus(): void;
}

/** A place of the board. Only its name changes with what stands there: the drawing shows it. */
function StopButton({ app, game, stop, seen, place, clues, onFocus }: StopProps) {
  const name = useComputed(
    () => spoken(game, stop, seen.value.value, clues) + pointedAt(stop.place, app.highlights.value),
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
