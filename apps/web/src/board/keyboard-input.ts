import type { EnteredValue } from '../game/entered-facts.js';
import type { Mode } from './mode.js';
import type { Surface } from './surface.js';

/** Maximum pause between the characters of a sign, in milliseconds. */
const PAUSE_MS = 1_500;

/** The properties of a key event that input depends on. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/**
 * Writes typed values into fields, as signs of one or more characters. Enters marks in the mark modes, with Shift (corner)
 * or with Ctrl (centre).
 */
export class KeyboardInput {
  #lastKey:
    | {
        readonly variable: number;
        readonly text: string;
        readonly time: number;
        /** True if the field has changed. */
        readonly hasEntered: boolean;
      }
    | undefined;

  constructor(
    readonly surface: Surface,
    readonly mode: () => Mode,
  ) {}

  /** Handles a key for a field and all fields selected with it. Returns whether the key had a meaning there. */
  take(variable: number, { key, code, shiftKey, ctrlKey, metaKey, timeStamp: time }: Key): boolean {
    const { surface } = this;
    const mode = this.mode();
    const all = selectedWith(surface, variable);
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    if (ctrlKey || metaKey) {
      const value = digit && this.#takesMarks(variable) ? surface.parse(variable, digit) : undefined;
      if (value !== undefined) surface.toggleMark!(all, 'centre', Number(value));
      return value !== undefined;
    }
    if (mode === 'colour' && surface.toggleColour && digit) {
      if (digit === '0') surface.erase?.(all);
      else surface.toggleColour(all, Number(digit));
      return true;
    }
    const marked = shiftKey ? this.#markValue(variable, key, digit) : undefined;
    if (marked !== undefined) {
      surface.toggleMark!(all, 'corner', Number(marked));
      return true;
    }
    if ([...key].length !== 1) return false;
    const kind = mode === 'corner' || mode === 'centre' ? mode : undefined;
    const last = this.#lastKey;
    // Marks consist of one character each.
    const continues = !kind && last?.variable === variable && time - last.time < PAUSE_MS;
    for (const text of continues ? [last.text + key, key] : [key]) {
      const value = surface.parse(variable, text);
      if (value === undefined && !surface.begins(variable, text)) continue;
      const continuesStroke = text !== key && last!.hasEntered;
      const entered = value !== undefined && !kind && surface.at(variable) !== value;
      this.#lastKey = { variable, text, time, hasEntered: entered || continuesStroke };
      if (entered)
        surface.enterAll(
          all.map((one) => [one, value] as const),
          continuesStroke,
        );
      else if (value !== undefined && kind) surface.toggleMark?.(all, kind, Number(value));
      return true;
    }
    return false;
  }

  #takesMarks(variable: number): boolean {
    const { fields, toggleMark } = this.surface;
    return toggleMark !== undefined && (fields[variable]?.values.length ?? 0) > 2;
  }

  /** Returns the value that a key marks with Shift; undefined if the shifted key is itself a sign. */
  #markValue(variable: number, key: string, digit: string | undefined): EnteredValue {
    const { surface } = this;
    const { values = [] } = surface.fields[variable] ?? {};
    if (!this.#takesMarks(variable)) return undefined;
    const signs = values.map(({ sign }) => sign);
    const isLetter = /^\p{L}$/u.test(key);
    if (signs.includes(key) && !(isLetter && !signs.includes(key.toLowerCase()))) return undefined;
    // The character of a shifted digit depends on the keyboard layout.
    const text = digit ?? (isLetter ? key : undefined);
    return text === undefined ? undefined : surface.parse(variable, text);
  }
}

/** Returns the selected fields if this field is one of them; otherwise only this field. */
export function selectedWith(surface: Surface, variable: number): readonly number[] {
  const selection = surface.selection.value;
  return selection.has(variable) ? [...selection] : [variable];
}
