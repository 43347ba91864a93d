import type { LayerInput } from '@gridproof/core';
import { texts } from '../texts.js';
import type { Surface } from './surface.js';

/** Action of a key on the board. */
export type BoardAction =
  | 'turn'
  | 'turnBack'
  | 'lock'
  | 'drawFirst'
  | 'drawSecond'
  | 'move'
  | 'enterFirst'
  | 'enterSecond'
  | 'erase'
  | 'write';

/** A key of the board, used by both the key handler and the help. */
interface BoardKey {
  readonly action: BoardAction;
  /** Names of the keys in the help. */
  readonly keys: (surface: Surface) => string;
  readonly matches: (event: KeyboardEvent) => boolean;
  /** Description of its action on a surface; undefined if it has none. */
  readonly label: (surface: Surface) => string | undefined;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the direction of an arrow key; undefined for other keys. */
export const arrowOf = ({ key }: KeyboardEvent): readonly [right: number, down: number] | undefined =>
  ARROWS[key];

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;
const isKey =
  (...keys: readonly string[]) =>
  ({ key }: KeyboardEvent): boolean =>
    keys.includes(key);
const isWritten = ({ key }: KeyboardEvent): boolean => key.length === 1;
/** Matches the digit keys, which write marks together with Ctrl. */
const isDigit = ({ code }: KeyboardEvent): boolean => /^(?:Digit|Numpad)\d$/.test(code);

const isTiles = ({ input }: Surface): boolean => input.strokes?.kind === 'tiles';
/** Boards whose values are not drawn themselves, only the walls between them. */
const isAreas = ({ input }: Surface): boolean => input.strokes?.kind === 'areas';
const { boardKeys } = texts.help;

/** Collects the labels of all layers without duplicates. */
function ofLayers(surface: Surface, say: (layer: LayerInput) => string | undefined): string | undefined {
  const all = new Set(surface.input.layers.map(say).filter((one) => one !== undefined));
  return all.size ? [...all].join(boardKeys.or) : undefined;
}

/** Label of the value that a mouse button enters in a layer. */
const buttonLabel = (surface: Surface, { press, first, ...layer }: LayerInput, button: 'left' | 'right') => {
  const value = layer[button];
  return press === 'toggle' && value !== undefined ? surface.label(first, value) : undefined;
};

/** Signs that can be typed into the fields with the most values. */
function signsOf({ fields }: Surface): readonly string[] {
  const open = fields.filter(({ given }) => given === undefined);
  const [most] = open.toSorted((one, other) => other.values.length - one.values.length);
  return (most?.values ?? []).flatMap(({ sign }) => (/^[!-~]+$/.test(sign) ? [sign] : []));
}

/** Returns the few typed signs with what they enter, if that is not the sign itself: `-, |: one bridge`. */
function namedSigns(surface: Surface): string | undefined {
  const signs = new Map<string, Set<string>>();
  for (const [variable, { given, values }] of surface.fields.entries())
    for (const { value, sign } of given === undefined ? values : []) {
      const label = surface.label(variable, value);
      if (label === sign || !/^[!-~]$/.test(sign)) return undefined;
      signs.set(label, (signs.get(label) ?? new Set()).add(sign));
    }
  if (signs.size > MAX_NAMED) return undefined;
  return Array.from(signs, ([label, all]) => `${[...all].join(boardKeys.or)} ${label}`).join('; ');
}

/** Maximum number of values that the help names one by one. */
const MAX_NAMED = 5;

const takesMarks = ({ fields, toggleMark, input }: Surface): boolean =>
  input.strokes?.kind !== 'areas' &&
  toggleMark !== undefined &&
  fields.some(({ values }) => values.length > 2);

/** Keys of boards. The first entry that matches and has an action on the surface applies. */
export const BOARD_KEYS: readonly BoardKey[] = [
  {
    action: 'turnBack',
    keys: () => 'Shift+Enter',
    matches: (event) => event.key === 'Enter' && event.shiftKey,
    label: (surface) => (isTiles(surface) ? boardKeys.turnBack : undefined),
  },
  {
    action: 'turn',
    keys: () => 'Enter',
    matches: isKey('Enter'),
    label: (surface) => (isTiles(surface) ? boardKeys.turn : undefined),
  },
  {
    action: 'lock',
    keys: () => boardKeys.space,
    matches: isKey(' '),
    label: (surface) => (isTiles(surface) ? boardKeys.lock : undefined),
  },
  {
    action: 'drawFirst',
    keys: () => `Ctrl+${boardKeys.arrow}`,
    matches: (event) => isCommand(event) && arrowOf(event) !== undefined,
    label: (surface) =>
      isAreas(surface)
        ? boardKeys.border
        : ofLayers(surface, (layer) => {
            const value = buttonLabel(surface, layer, 'left');
            return value && boardKeys.goOn(value);
          }),
  },
  {
    action: 'drawSecond',
    keys: () => `Shift+${boardKeys.arrow}`,
    matches: (event) => event.shiftKey && arrowOf(event) !== undefined,
    label: (surface) =>
      surface.extend
        ? boardKeys.join
        : ofLayers(surface, (layer) => {
            if (layer.press === 'select') return boardKeys.select;
            const value = buttonLabel(surface, layer, 'right');
            return value && boardKeys.goOn(value);
          }),
  },
  {
    action: 'move',
    keys: () => boardKeys.arrows,
    matches: (event) => arrowOf(event) !== undefined,
    label: () => boardKeys.move,
  },
  {
    action: 'enterFirst',
    keys: () => 'Enter',
    matches: isKey('Enter'),
    label: (surface) =>
      isAreas(surface)
        ? undefined
        : ofLayers(surface, (layer) => buttonLabel(surface, layer, 'left') ?? boardKeys.next),
  },
  {
    action: 'enterSecond',
    keys: () => boardKeys.space,
    matches: isKey(' '),
    label: (surface) =>
      isAreas(surface)
        ? undefined
        : ofLayers(surface, (layer) => buttonLabel(surface, layer, 'right') ?? boardKeys.next),
  },
  {
    action: 'erase',
    keys: () => 'Backspace',
    matches: isKey('Backspace', 'Delete'),
    label: (surface) => (isTiles(surface) ? undefined : boardKeys.erase),
  },
  {
    action: 'write',
    keys: () => `Ctrl+${boardKeys.digit}`,
    matches: (event) => isCommand(event) && isDigit(event),
    label: (surface) => (takesMarks(surface) ? boardKeys.centre : undefined),
  },
  {
    action: 'write',
    keys: () => `Shift+${boardKeys.digit}`,
    matches: (event) => !isCommand(event) && event.shiftKey && isWritten(event),
    label: (surface) => (takesMarks(surface) ? boardKeys.corner : undefined),
  },
  {
    action: 'write',
    keys: (surface) => boardKeys.signs(signsOf(surface)),
    matches: (event) => !isCommand(event) && isWritten(event),
    label: (surface) =>
      isTiles(surface) || isAreas(surface) || signsOf(surface).length === 0
        ? undefined
        : (namedSigns(surface) ?? boardKeys.write),
  },
];

/** The keys with an action on a surface, and their descriptions, for the help. */
export const boardKeyRows = (surface: Surface): readonly (readonly [keys: string, text: string])[] =>
  BOARD_KEYS.flatMap(({ keys, label }) => {
    const text = label(surface);
    return text === undefined ? [] : [[keys(surface), text] as const];
  });
