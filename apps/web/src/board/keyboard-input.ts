import type { Entry } from '../game/entered-facts.js';
import type { Mode } from './mode.js';
import type { Surface } from './surface.js';

/** The characters of a sign are typed with no longer pauses than this, in milliseconds. */
const PAUSE_MS = 1_500;

/** The parts of a key press that matter. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/**
 * Writes what is typed into fields: signs of one character or several, and marks in the modes for marks, at
 * corners with the shift key, and in the middle with the control key.
 */
export class KeyboardInput {
  #before:
    | {
        readonly variable: number;
        readonly text: string;
        readonly time: number;
        /** It has changed what stands there. */
        readonly entered: boolean;
      }
    | undefined;

  constructor(
    readonly surface: Surface,
    readonly mode: () => Mode,
  ) {}

  /** Takes a key for a field, and for all that are selected with it; returns whether it means something there. */
  take(variable: number, { key, code, shiftKey, ctrlKey, metaKey, timeStamp: time }: Key): boolean {
    const { surface } = this;
    const mode = this.mode();
    const all = selectedWith(surface, variable);
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    if (ctrlKey || metaKey) {
      const value = digit && this.#takesMarks(variable) ? surface.meant(variable, digit) : undefined;
      if (value !== undefined) surface.toggleMark!(all, 'centre', Number(value));
      return value !== undefined;
    }
    if (mode === 'colour' && surface.toggleColour && digit) {
      if (digit === '0') surface.erase?.(all);
      else surface.toggleColour(all, Number(digit));
      return true;
    }
    const marked = shiftKey ? this.#marked(variable, key, digit) : undefined;
    if (marked !== undefined) {
      surface.toggleMark!(all, 'corner', Number(marked));
      return true;
    }
    if ([...key].length !== 1) return false;
    const kind = mode === 'corner' || mode === 'centre' ? mode : undefined;
    const before = this.#before;
    // Marks are made one after the other, of one character each.
    const continues = !kind && before?.variable === variable && time - before.time < PAUSE_MS;
    for (const text of continues ? [before.text + key, key] : [key]) {
      const value = surface.meant(variable, text);
      if (value === undefined && !surface.begins(variable, text)) continue;
      const going = text !== key && before!.entered;
      const entered = value !== undefined && !kind && surface.at(variable) !== value;
      this.#before = { variable, text, time, entered: entered || going };
      if (entered)
        surface.enterAll(
          all.map((one) => [one, value] as const),
          going,
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

  /** The value that a key marks together with the shift key; none where the key itself is a sign. */
  #marked(variable: number, key: string, digit: string | undefined): Entry {
    const { surface } = this;
    const { values = [] } = surface.fields[variable] ?? {};
    if (!this.#takesMarks(variable)) return undefined;
    const signs = values.map(({ sign }) => sign);
    const isLetter = /^\p{L}$/u.test(key);
    if (signs.includes(key) && !(isLetter && !signs.includes(key.toLowerCase()))) return undefined;
    // What a digit becomes with the shift key depends on the keyboard.
    const text = digit ?? (isLetter ? key : undefined);
    return text === undefined ? undefined : surface.meant(variable, text);
  }
}

/** The fields that are selected, where this one is among them; else this one alone. */
export function selectedWith(surface: Surface, variable: number): readonly number[] {
  const selection = surface.selection.value;
  return selection.has(variable) ? [...selection] : [variable];
}
