import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import { isWriting, keepFocus } from '../board/board.js';
import { selectedWith } from '../board/keyboard-input.js';
import type { Surface } from '../board/surface.js';
import { COLOURS } from '../game/marks.js';
import { Icon } from '../icon.js';
import { texts } from '../texts.js';

/** Maximum number of buttons. Typing a value is faster than finding it among more. */
const MAX_BUTTONS = 24;

/** Maximum number of keys per row on a phone. */
const MAX_COLUMNS = 8;
/** Maximum number of keys in a single row. More keys form two or more rows. */
const MAX_IN_ONE_ROW = 7;

const columnsOf = (keys: number): number =>
  keys <= MAX_IN_ONE_ROW ? keys : Math.min(MAX_COLUMNS, Math.ceil(keys / 2));

/** Buttons for the values of the selected fields, or for colours. */
export function Keypad({ app, surface }: { readonly app: App; readonly surface: Surface }) {
  const hasMore = useSignal(false);
  const layer = surface.input.layers.find(({ press }) => press === 'select');
  if (!layer) return null;
  const [at] = surface.selection.value;
  const variable =
    at ?? surface.fields.findIndex(({ given, values }) => given === undefined && values.length > 2);
  const field = surface.fields[variable];
  if (!field) return null;
  const all = at === undefined ? [] : selectedWith(surface, at);
  const mode = surface === app.game.value ? app.mode.value : 'digit';
  const isGiven = field.given !== undefined;
  const enter = (value: boolean | number) => {
    if (mode === 'corner' || mode === 'centre') surface.toggleMark?.(all, mode, Number(value));
    else surface.enterAll(all.map((one) => [one, value] as const));
    app.finishStroke();
  };
  const erase = () => {
    if (surface.erase) surface.erase(all);
    else surface.enterAll(all.map((one) => [one, undefined]));
  };
  const now = at === undefined ? undefined : surface.at(at);
  const { keypadSize = Number.POSITIVE_INFINITY } = layer;
  const offered = hasMore.value ? field.values : field.values.slice(0, keypadSize);
  const isShort = offered.length < field.values.length;
  const keys = 1 + (mode === 'colour' ? COLOURS : offered.length + Number(isShort));
  return (
    <fieldset
      class="keypad"
      style={{ '--columns': columnsOf(keys) }}
      aria-label={texts.tools.values}
      disabled={at === undefined || app.isReadOnly || (isGiven && mode !== 'colour')}
      onMouseDown={(event) => {
        if (!isWriting(event)) keepFocus(event);
      }}
    >
      {mode === 'colour' ? (
        Array.from({ length: COLOURS }, (_, nth) => (
          <button
            type="button"
            key={nth}
            class={`swatch colour-${nth + 1}`}
            aria-label={texts.tools.colour(nth + 1)}
            onClick={() => surface.toggleColour?.(all, nth + 1)}
          />
        ))
      ) : offered.length > MAX_BUTTONS ? (
        <ValueField key={at} {...{ surface, variable, now }} onEnter={enter} />
      ) : (
        offered.map(({ value, sign }) => (
          <button
            type="button"
            key={sign}
            class="value"
            aria-label={surface.label(variable, value)}
            aria-pressed={now === value}
            onClick={() => enter(value)}
          >
            {sign}
          </button>
        ))
      )}
      {isShort && mode !== 'colour' && (
        <button
          type="button"
          class="value"
          aria-label={texts.tools.moreValues}
          title={texts.tools.moreValues}
          onClick={() => {
            hasMore.value = true;
          }}
        >
          …
        </button>
      )}
      <button
        type="button"
        class="value"
        aria-label={texts.tools.erase}
        title={texts.tools.erase}
        onClick={erase}
      >
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}

/** A text input for fields with too many values for buttons. */
function ValueField({
  surface,
  variable,
  now,
  onEnter,
}: {
  readonly surface: Surface;
  readonly variable: number;
  readonly now: boolean | number | undefined;
  onEnter(value: boolean | number): void;
}) {
  const shown = now === undefined ? '' : surface.label(variable, now);
  return (
    <input
      inputMode="numeric"
      aria-label={texts.tools.value}
      placeholder={texts.tools.value}
      value={shown}
      onChange={({ currentTarget }) => {
        const value = surface.parse(variable, currentTarget.value.trim());
        if (value !== undefined) onEnter(value);
        else currentTarget.value = shown;
      }}
    />
  );
}
