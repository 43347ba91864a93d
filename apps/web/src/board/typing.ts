import type { Surface } from './surface.js';

/** Signs of several characters are typed with no longer pauses than this, in milliseconds. */
const PAUSE = 1_500;

/** The parts of a key press that matter. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'>;

/** What is typed into the fields of a board: signs of one character or several, and notes with the shift key. */
export class Typing {
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
    /** Whether everything that is typed is a note. */
    readonly isNoting: () => boolean,
  ) {}

  /** Takes a key; returns whether it means something in this field. */
  take(variable: number, { key, code, shiftKey, timeStamp: time }: Key): boolean {
    const { surface } = this;
    const noted = shiftKey ? this.#noted(variable, key, code) : undefined;
    if (noted !== undefined) {
      surface.note?.(variable, noted);
      return true;
    }
    if ([...key].length !== 1) return false;
    const before = this.#before;
    const notes = this.isNoting() && surface.note !== undefined;
    // Of notes several are made one after the other, and of one digit each.
    const goesOn = !notes && before?.variable === variable && time - before.time < PAUSE;
    for (const text of goesOn ? [before.text + key, key] : [key]) {
      const value = surface.meant(variable, text);
      if (value === undefined && !surface.begins(variable, text)) continue;
      const going = text !== key && before!.entered;
      const entered = value !== undefined && !notes && surface.at(variable) !== value;
      this.#before = { variable, text, time, entered: entered || going };
      if (entered) surface.enter(variable, value, going);
      else if (value !== undefined && notes) surface.note!(variable, value);
      return true;
    }
    return false;
  }

  /** The value that a key notes together with the shift key; none where the key itself is a sign. */
  #noted(variable: number, key: string, code: string): boolean | number | undefined {
    const { surface } = this;
    if (!surface.note || (surface.fields[variable]?.values.length ?? 0) < 3) return undefined;
    const signs = surface.fields[variable]!.values.map(({ sign }) => sign);
    const letter = /^\p{L}$/u.test(key);
    if (signs.includes(key) && !(letter && !signs.includes(key.toLowerCase()))) return undefined;
    // What a digit is together with the shift key depends on the keyboard.
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    const text = digit ?? (letter ? key : undefined);
    return text === undefined ? undefined : surface.meant(variable, text);
  }
}
