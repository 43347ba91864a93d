import type { App } from '../app.js';
import type { Surface } from '../board/surface.js';
import { words } from '../words.js';

/** More buttons than these are slower to look through than a value is to type. */
const MOST = 24;

/** Buttons for the values of the field that was gone to last, where a click on it cannot go through them. */
export function Pad({ app, surface }: { readonly app: App; readonly surface: Surface }) {
  const at = app.at.value;
  const field = at === undefined ? undefined : surface.fields[at];
  if (at === undefined || !field || field.given !== undefined || field.values.length < 3) return null;
  const isNoting = app.isNoting.value && surface.note !== undefined;
  const noted = new Set(surface.notedAt?.(at));
  return (
    <fieldset class="row pad" aria-label={words.play.pad}>
      {field.values.length > MOST && (
        <input
          key={at}
          aria-label={words.play.value}
          placeholder={words.play.value}
          value={written(surface, at)}
          onChange={({ currentTarget }) => {
            const value = surface.meant(at, currentTarget.value.trim());
            if (value !== undefined) surface.enter(at, value);
            else currentTarget.value = written(surface, at);
          }}
        />
      )}
      {(field.values.length > MOST ? [] : field.values).map(({ value, sign }) => (
        <button
          type="button"
          key={sign}
          aria-label={surface.called(at, value)}
          aria-pressed={isNoting ? noted.has(surface.called(at, value)) : surface.at(at) === value}
          onClick={() => (isNoting ? surface.note?.(at, value) : surface.enter(at, value))}
        >
          {sign}
        </button>
      ))}
      <button type="button" onClick={() => surface.enter(at, undefined)}>
        {words.play.empty}
      </button>
    </fieldset>
  );
}

/** What stands in a field, as it is called. */
function written(surface: Surface, at: number): string {
  const value = surface.at(at);
  return value === undefined ? '' : surface.called(at, value);
}
