import type { LayerInput, Mark, Picture } from '@gridproof/core';
import { placeKey, side } from '@gridproof/core';
import { type LineHues, type PlacePositions, svgParts, svgPositions } from '@gridproof/render';
import { type ReadonlySignal, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import { IconButton } from '../icon.js';
import { texts } from '../texts.js';
import { arrowOf, BOARD_KEYS, type BoardAction } from './board-keys.js';
import { Drawing } from './drawing.js';
import { type FocusTarget, focusGrid, nextTarget, shareOf } from './focus-grid.js';
import { Gestures, type Preview } from './gestures.js';
import { HitMap } from './hit.js';
import { KeyboardInput, selectedWith } from './keyboard-input.js';
import { highlightLabel, placeLabel } from './labels.js';
import { overlayOf, overlayParts, withDone } from './overlay.js';
import { Pen } from './pen.js';
import type { Surface } from './surface.js';
import { Pinch, Viewport } from './viewport.js';

/** Side of a cell in units of the drawing, which is scaled to the available space. */
const SIZE = 40;

/** The board: a drawing, and over it a grid of buttons for structure and input. */
export function BoardView({ app, surface }: { readonly app: App; readonly surface: Surface }) {
  const { type } = surface;
  const ground = useComputed(() => {
    const clues = surface.ground.value;
    const place = svgPositions(clues, SIZE);
    const rows = focusGrid(surface, clues, place);
    const all = rows.flat().map((stop) => new StopState(stop));
    return {
      place,
      size: clues,
      rows,
      byPlace: new Map(all.map((state) => [placeKey(state.stop.place), state])),
      clues: marksByPlace(clues),
    };
  });
  const { place, rows, byPlace, clues, size } = ground.value;
  const viewport = useMemo(() => new Viewport(() => ground.value.place), [surface]);
  useEffect(() => {
    app.viewport = viewport;
  }, [viewport]);
  const preview = useSignal<Preview | undefined>(undefined);
  const keyboard = useMemo(() => new KeyboardInput(surface, () => app.mode.value), [surface]);
  const first =
    rows.flat().find(({ variable, tile }) => variable !== undefined || tile !== undefined) ?? rows[0]?.[0];
  /** The field with the focus, or the last one that had it. */
  const here = useSignal(first);
  const grid = useRef<HTMLDivElement>(null);
  const hits = useMemo(
    () => new HitMap(place, surface.fields),
    [surface, place.width, place.height, place.middle(CORNER).x, place.middle(CORNER).y],
  );
  const pen = useMemo(() => new Pen(surface, hits), [surface, hits]);
  const gestures = useMemo(
    () =>
      new Gestures({
        surface,
        hits,
        mode: () => app.mode.value,
        preview,
        pointOf: ({ clientX, clientY }) => {
          const rect = grid.current!.getBoundingClientRect();
          const unit = hits.placing.width / rect.width;
          return hits.pointAt((clientX - rect.left) * unit, (clientY - rect.top) * unit);
        },
        focus: (variable) => {
          const stop = variable === undefined ? undefined : stopAt(ground.value.rows, variable);
          if (!stop) return;
          here.value = stop;
          document.getElementById(idOf(stop))?.focus({ preventScroll: true });
        },
        end: () => app.finishStroke(),
      }),
    [surface, hits],
  );
  useEffect(() => {
    const game = app.game.peek();
    if (!game || surface !== game) return;
    // Loaded after the page: no rule is broken before the first entry.
    const load = async () => {
      await app.solver.warm();
      return import('../game/feedback.js');
    };
    void load().then(({ postRules }) => postRules(game));
  }, [surface]);
  const pinch = useMemo(() => new Pinch(viewport), [viewport]);
  const isPaused = app.timer.value.isPaused.value;
  const wasPaused = useRef(false);
  useEffect(() => {
    // Moves the focus to the board when a puzzle opens or a pause ends, because the pressed button is gone.
    const { activeElement } = document;
    const moves = wasPaused.current
      ? !activeElement?.closest('#panel')
      : activeElement === document.body && navigator.userActivation?.hasBeenActive;
    wasPaused.current = isPaused;
    if (!isPaused && moves && here.value)
      document.getElementById(idOf(here.value))?.focus({ preventScroll: true });
  }, [isPaused]);
  useSignalEffect(() => {
    for (const { stop, value, marks } of ground.value.byPlace.values())
      if (stop.tile !== undefined) value.value = surface.strokes?.value.get(stop.tile) ?? 0;
      else if (stop.variable !== undefined) {
        value.value = surface.at(stop.variable);
        marks.value = surface.marksAt?.(stop.variable).join(', ') ?? '';
      }
  });
  const broken = useRef<readonly StopState[]>([]);
  useSignalEffect(() => {
    const violations = surface.feedback?.value?.violations ?? [];
    for (const state of broken.current) state.broken.value = false;
    broken.current = violations.flatMap(({ places }) =>
      places.flatMap((at) => ground.value.byPlace.get(placeKey(at)) ?? []),
    );
    for (const state of broken.current) state.broken.value = true;
  });
  const selected = useRef<readonly StopState[]>([]);
  useSignalEffect(() => {
    const selection = surface.selection.value;
    for (const state of selected.current) state.selected.value = false;
    selected.current = selection.size
      ? [...ground.value.byPlace.values()].filter(
          ({ stop }) => stop.variable !== undefined && selection.has(stop.variable),
        )
      : [];
    for (const state of selected.current) state.selected.value = true;
  });
  const focused = useRef<StopState>(undefined);
  useSignalEffect(() => {
    const next = here.value && ground.value.byPlace.get(placeKey(here.value.place));
    if (focused.current) focused.current.tab.value = -1;
    focused.current = next;
    if (next) next.tab.value = 0;
  });
  const picture = useComputed((): Picture => {
    const board = app.displayedPicture.value ?? withDone(surface.picture.value, surface.feedback?.value);
    return app.highlights.value.length ? { ...board, highlights: app.highlights.value } : board;
  });
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const lineHues = useMemo((): LineHues => new Map(), [surface]);
  useSignalEffect(() => {
    drawing.current ??= new Drawing(svg.current!);
    drawing.current.show(svgParts(picture.value, SIZE, lineHues));
  });
  const over = useRef<SVGSVGElement>(null);
  const under = useRef<SVGSVGElement>(null);
  const overlay = useRef<{ readonly tints: Drawing; readonly lines: Drawing }>(undefined);
  useSignalEffect(() => {
    overlay.current ??= { tints: new Drawing(under.current!), lines: new Drawing(over.current!) };
    const parts = app.displayedPicture.value
      ? undefined
      : overlayParts(overlayOf(surface, preview.value), ground.value.place);
    overlay.current.tints.show(parts?.tints ?? []);
    overlay.current.lines.show(parts?.lines ?? []);
  });

  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => {
      viewport.room.value = { width: element.clientWidth, height: element.clientHeight };
      viewport.isAtTop.value = matchMedia('(max-width: 640px)').matches;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      viewport.zoomBy(1.002 ** -event.deltaY, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!here.value || event.altKey || app.timer.value.isPaused.value || app.isFinished.value) return;
    const meant = BOARD_KEYS.find(({ matches, label }) => matches(event) && label(surface) !== undefined);
    if (!meant || !act(meant.action, event)) return;
    event.preventDefault();
    app.timer.value.start();
    app.finishStroke();
  };
  const layerOf = (variable: number): LayerInput =>
    surface.input.layers.find(({ first, end }) => variable >= first && variable < end)!;
  /** Draws from a field to the next one: a wall between two cells, or the value of a mouse button. */
  const drawTo = (from: FocusTarget, to: FocusTarget, button: 'left' | 'right' | undefined) => {
    if (!button) return;
    const { strokes } = surface.input;
    if (strokes?.kind === 'areas' && from.place.kind === 'cell' && to.place.kind === 'cell') {
      if (button === 'right') return;
      const [one, other] = [from.place, to.place].toSorted((a, b) => a.row - b.row || a.col - b.col);
      const key = placeKey(side(one!.row, one!.col, one!.row === other!.row ? 'right' : 'below'));
      surface.draw?.([[key, surface.strokes?.value.has(key) ? undefined : 1]]);
      return;
    }
    if (from.variable === undefined || to.variable === undefined) return;
    if (button === 'right' && surface.extend) return surface.extend(from.variable, to.variable);
    const { press, [button]: value } = layerOf(to.variable);
    if (press === 'toggle' && value !== undefined) surface.enter(to.variable, value);
  };
  const go = (stop: FocusTarget, extend: boolean) => {
    here.value = stop;
    if (stop.variable !== undefined && layerOf(stop.variable).press === 'select')
      surface.selection.value = new Set([...(extend ? surface.selection.value : []), stop.variable]);
    document.getElementById(idOf(stop))?.focus({ preventScroll: viewport.zoom.value === 1 });
  };
  /** Runs the action of a key at the focused field. Returns whether it had an effect. */
  const act = (action: BoardAction, event: KeyboardEvent): boolean => {
    const from = byPlace.get(placeKey(here.value!.place))?.stop;
    if (!from) return false;
    const way = arrowOf(event);
    if (way) {
      const line = action === 'drawFirst' ? pen.draw(from.place, way) : undefined;
      const next = line ? byPlace.get(placeKey(line))?.stop : nextTarget(rows, from, way);
      if (!next) return true;
      if (!line)
        drawTo(from, next, action === 'drawFirst' ? 'left' : action === 'drawSecond' ? 'right' : undefined);
      go(next, event.shiftKey);
      return true;
    }
    const { variable, tile } = from;
    if (action === 'turn' || action === 'turnBack' || action === 'lock') {
      if (tile === undefined) return false;
      if (app.uncover()) return true;
      if (action === 'lock') gestures.lockTile(tile);
      else gestures.turnTile(tile, action === 'turn');
      return true;
    }
    if (variable === undefined) return false;
    // Enter accepts the trial instead.
    if (action === 'enterFirst' && app.isTrying) return false;
    if (app.uncover()) return true;
    const all = selectedWith(surface, variable);
    if (action === 'erase') {
      if (surface.erase) surface.erase(all);
      else surface.enterAll(all.map((one) => [one, undefined]));
      return true;
    }
    if (action === 'write') return keyboard.take(variable, event);
    const { press, left, right } = layerOf(variable);
    const value = action === 'enterFirst' ? left : right;
    if (press === 'toggle' && value !== undefined)
      surface.enter(variable, surface.at(variable) === value ? undefined : value);
    else surface.turn(variable, event.shiftKey);
    return true;
  };
  const isPinching = () => pinch.isActive;
  const origin = () => {
    const { left: x, top: y } = room.current!.getBoundingClientRect();
    return { x, y };
  };

  return (
    <>
      <div class="viewport" ref={room}>
        <div
          class="board"
          hidden={isPaused}
          style={{
            left: `${viewport.box.value.left}px`,
            top: `${viewport.box.value.top}px`,
            width: `${viewport.box.value.width}px`,
            height: `${viewport.box.value.height}px`,
          }}
        >
          <svg
            ref={svg}
            class="gridproof"
            viewBox={`0 0 ${place.width} ${place.height}`}
            aria-hidden="true"
          />
          <svg
            ref={under}
            class="gridproof tints"
            viewBox={`0 0 ${place.width} ${place.height}`}
            aria-hidden="true"
          />
          <svg
            ref={over}
            class="gridproof overlay"
            viewBox={`0 0 ${place.width} ${place.height}`}
            aria-hidden="true"
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a table cannot lie over the drawing */}
          <div
            class="stops"
            ref={grid}
            role="grid"
            aria-label={texts.board(type.title, size.width, size.height)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              app.timer.value.start();
              pinch.down(event);
              // The finish card ends the game, even while it is loaded.
              if (app.isFinished.value || (!isPinching() && app.uncover())) return;
              try {
                grid.current!.setPointerCapture(event.pointerId);
              } catch {
                // A released pointer cannot be captured.
              }
              gestures.down(event);
            }}
            onPointerMove={(event) => {
              pinch.move(event, origin());
              if (!isPinching() && !app.isFinished.value) gestures.move(event);
            }}
            onPointerUp={(event) => {
              pinch.up(event);
              gestures.up(event);
            }}
            onPointerCancel={(event) => {
              pinch.up(event);
              gestures.cancel(event);
            }}
            onMouseDown={(event) => event.preventDefault()}
            onContextMenu={(event) => event.preventDefault()}
          >
            {rows.map((row, nth) => (
              // biome-ignore lint/a11y/useSemanticElements: as the grid
              // biome-ignore lint/a11y/useFocusableInteractive: its cells are
              <div role="row" key={nth} style={rowStyle(row, place)}>
                {row.map((stop) => (
                  <StopButton
                    key={placeKey(stop.place)}
                    {...{ app, surface, stop, place }}
                    state={byPlace.get(placeKey(stop.place))!}
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
      </div>
      <Caption app={app} picture={picture} />
      <ZoomButtons viewport={viewport} />
    </>
  );
}

/** Text on facts that the board does not show. If a bank is drawn, the text is for screen readers and includes the remaining pieces. */
function Caption({ app, picture }: { readonly app: App; readonly picture: ReadonlySignal<Picture> }) {
  const text = useComputed(() => {
    const { caption, bank } = picture.value;
    if (!bank) return caption;
    const left = bank.flatMap(({ label, text, used }) => (used ? [] : (label ?? text ?? [])));
    return texts.left(caption, left);
  });
  const isDrawn = useComputed(() => picture.value.bank !== undefined);
  return text.value === undefined || app.timer.value.isPaused.value ? null : (
    <p class={isDrawn.value ? 'hidden' : 'caption'}>{text}</p>
  );
}

function ZoomButtons({ viewport }: { readonly viewport: Viewport }) {
  const cell = viewport.drawingSize().size * viewport.scale.value;
  if (viewport.zoom.value === 1 && cell >= SMALL_CELL) return null;
  return (
    <div class="zoom">
      <IconButton icon="zoomOut" label={texts.zoom.smaller} onClick={() => viewport.zoomOut()} />
      <IconButton icon="zoomIn" label={texts.zoom.larger} onClick={() => viewport.zoomIn()} />
      {viewport.zoom.value > 1 && (
        <IconButton icon="fit" label={texts.zoom.fit} onClick={() => viewport.fit()} />
      )}
    </div>
  );
}

/** Boards with cells smaller than this, in pixels, get zoom buttons. */
const SMALL_CELL = 30;

/** Returns whether a key event goes to a text field. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=range], [type=checkbox]), textarea, select') !== null;

/** Keeps the focus on the board when a mouse presses a button beside it. */
export const keepFocus = (event: MouseEvent): void => {
  if (document.activeElement?.closest('.stops')) event.preventDefault();
};

const CORNER = { kind: 'corner', row: 0, col: 0 } as const;

/** State of a field in separate signals, so that an entry updates one button instead of all. */
class StopState {
  readonly value = signal<boolean | number | undefined>(undefined);
  /** Labels of its marks. */
  readonly marks = signal('');
  readonly selected = signal(false);
  /** True if it belongs to a broken rule. */
  readonly broken = signal(false);
  /** Tab index. The board is one tab stop, at the field that has or last had the focus. */
  readonly tab = signal(-1);

  constructor(readonly stop: FocusTarget) {}
}

interface StopProps {
  readonly app: App;
  readonly surface: Surface;
  readonly stop: FocusTarget;
  readonly state: StopState;
  readonly place: PlacePositions;
  readonly clues: readonly Mark[];
  onFocus(): void;
}

/** A field of the board as a button. It renders no content, because the drawing shows it; only its label changes. */
function StopButton({ app, surface, stop, state, place, clues, onFocus }: StopProps) {
  const name = useComputed(
    () =>
      placeLabel(surface, stop, { value: state.value.value, marks: state.marks.value }, clues) +
      (state.broken.value ? `, ${texts.broken}` : '') +
      highlightLabel(stop.place, app.highlights.value),
  );
  const share = shareOf(stop);
  const width = (100 * place.size * share) / place.width;
  const left = (100 * stop.x) / place.width - width / 2;
  // The margins add up to nothing, so that the next button is placed from the left too.
  const style = {
    'margin-left': `${left}%`,
    'margin-right': `${-left - width}%`,
    width: `${width}%`,
    height: `${100 * share}%`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a cell of the grid and a button
    <button
      type="button"
      role="gridcell"
      id={idOf(stop)}
      class="stop"
      data-kind={stop.place.kind}
      data-variable={stop.variable}
      data-tile={stop.tile}
      tabIndex={state.tab}
      aria-label={name}
      aria-selected={state.selected}
      style={style}
      onFocus={onFocus}
    />
  );
}

/** Returns the position of a row of buttons. */
const rowStyle = ([first]: readonly FocusTarget[], { size, height }: PlacePositions) => ({
  top: `${(100 * (first!.y - size / 2)) / height}%`,
  height: `${(100 * size) / height}%`,
});

const idOf = ({ place }: FocusTarget): string => `stop-${placeKey(place)}`;

const stopAt = (rows: readonly (readonly FocusTarget[])[], variable: number): FocusTarget | undefined =>
  rows.flat().find((stop) => stop.variable === variable);

/** The clues of a board, by place. */
function marksByPlace({ marks }: Picture): ReadonlyMap<number, readonly Mark[]> {
  const all = new Map<number, Mark[]>();
  for (const mark of marks) all.set(placeKey(mark.at), [...(all.get(placeKey(mark.at)) ?? []), mark]);
  return all;
}
