import type { App } from '../app.js';
import type { Surface } from './surface.js';

/** A pointer that has moved this many pixels draws a stroke; before, it may become a pinch. */
const STROKE = 8;

/** A press of this many milliseconds turns a field the other way, as the right button does. */
const LONG = 500;

/** What a pointer does on the board: it acts when it is let go, or draws what the first field became over others that are open. */
export class Pointer {
  #begun:
    | {
        readonly variable: number;
        readonly x: number;
        readonly y: number;
        readonly time: number;
        readonly back: boolean;
        /** It writes a note. */
        readonly notes: boolean;
      }
    | undefined;
  /** What is drawn, while a stroke is. */
  #value: boolean | number | undefined;
  #isStroke = false;
  readonly #pressed = new Set<number>();

  constructor(
    readonly app: Pick<App, 'at' | 'uncover'>,
    readonly surface: Surface,
    /** Whether everything that is pressed is noted. */
    readonly isNoting: () => boolean,
  ) {}

  readonly down = (event: PointerEvent): void => {
    this.#pressed.add(event.pointerId);
    const variable = variableAt(event);
    // A second finger zooms: whatever the first one had begun is cancelled.
    if (this.#pressed.size > 1 || variable === undefined) {
      this.#begun = undefined;
      return;
    }
    if (this.app.uncover()) return;
    const { clientX: x, clientY: y, timeStamp: time, button, shiftKey } = event;
    const notes = this.surface.note !== undefined && (shiftKey || this.isNoting());
    this.#begun = { variable, x, y, time, back: button === 2, notes };
  };

  readonly move = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (!begun) return;
    if (!this.#isStroke) {
      const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STROKE;
      if (!far || begun.notes || this.#hasMany(begun.variable)) return;
      this.#isStroke = true;
      this.surface.turn(begun.variable, begun.back);
      this.#value = this.surface.at(begun.variable);
    }
    const variable = variableAt(event);
    // What stands somewhere already is never drawn over, unless all is wiped out.
    if (variable === undefined || variable === begun.variable) return;
    if (this.#value === undefined || this.surface.at(variable) === undefined)
      this.surface.enter(variable, this.#value, true);
  };

  readonly up = (event: PointerEvent): void => {
    const begun = this.#begun;
    this.cancel(event);
    if (!begun || variableAt(event) !== begun.variable) return;
    const { variable } = begun;
    this.app.at.value = variable;
    if (this.#wasStroke || this.#hasMany(variable)) return;
    if (begun.notes) this.surface.note?.(variable, this.surface.fields[variable]!.values[0]!.value);
    else this.surface.turn(variable, begun.back || event.timeStamp - begun.time > LONG);
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#pressed.delete(event.pointerId);
    this.#begun = undefined;
    this.#wasStroke = this.#isStroke;
    this.#isStroke = false;
  };

  #wasStroke = false;

  /** Whether a field takes more values than a click can go through. */
  #hasMany(variable: number): boolean {
    return (this.surface.fields[variable]?.values.length ?? 0) > 2;
  }
}

/** The field below a pointer. */
function variableAt({ clientX, clientY }: PointerEvent): number | undefined {
  const stop = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.stop');
  const variable = stop?.dataset.variable;
  return variable === undefined ? undefined : Number(variable);
}
