import { isDeepStrictEqual } from 'node:util';
import { type Codec, formatsOf } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { attempt, type Property, type PropertySubject } from './property.js';

const PUZZLES = scaledRuns(12);
const SPOTS = 16;

/** Malformed JSON is refused with the path of the fault. */
export const malformedJson: Property = {
  name: 'malformed JSON is refused by the path of its fault, with what was expected',
  faults: (under) => {
    const { json } = formatsOf(under.type);
    if (!json) return ['there is no JSON'];
    return pickEvenly(under.puzzles, PUZZLES).flatMap((puzzle) => [
      ...valueFaults(under, puzzle, json),
      ...listFaults(under, puzzle, json),
      ...wholeFaults(puzzle, json),
    ]);
  },
};

type Path = readonly (string | number)[];

/** Checks impossible values and numbers out of bounds at each spot. */
function valueFaults({ factory }: PropertySubject, puzzle: unknown, json: Codec<unknown>): readonly string[] {
  const faults: string[] = [];
  for (const spot of pickEvenly(factory.spots(puzzle), SPOTS)) {
    const [one, other] = spot.values
      .flatMap((value) => factory.withClue(puzzle, spot, value) ?? [])
      .concat(spot.isMandatory ? [] : (factory.withClue(puzzle, spot, undefined) ?? []))
      .map((made): unknown => JSON.parse(json.write(made)));
    // Some spots allow nothing beside the other clues.
    if (!one || !other) continue;
    const path = whereDiffer(one, other, spot.values.map(inJson));
    if (!path) {
      if (spot.values.length > 1) faults.push(`no value in the JSON shows ${spot.label}`);
      continue;
    }
    for (const wrong of ['§', 0.5, -1e9, 1e9, { unheard: 'of' }]) {
      const text = JSON.stringify(changedAt(one, path, () => wrong));
      faults.push(...pathFaults(text, json, nameOf(path)));
    }
  }
  return faults;
}

/** Checks lists with a missing or an additional item. */
function listFaults({ factory }: PropertySubject, puzzle: unknown, json: Codec<unknown>): readonly string[] {
  const whole: unknown = JSON.parse(json.write(puzzle));
  // A value may itself be a list, of any length.
  const values = factory.spots(puzzle).map((spot) => inJson(factory.clueAt(puzzle, spot)));
  return listsIn(whole).flatMap((path) => {
    const own = at(whole, path) as readonly unknown[];
    const isRows = own.some(Array.isArray);
    if (values.some((value) => isDeepStrictEqual(value, own))) return [];
    // A board of one row may be another valid board.
    const parent = path.length > 1 ? at(whole, path.slice(0, -1)) : undefined;
    if (isRows || !Array.isArray(parent) || parent.length < 2) return [];
    // An empty list cannot be shortened.
    const shorter = own.length > 0 ? [own.slice(0, -1)] : [];
    return [...shorter, [...own, own.at(-1)]].flatMap((list) => {
      const text = JSON.stringify(changedAt(whole, path, () => list));
      return pathFaults(text, json, nameOf(path.slice(0, 1)));
    });
  });
}

/** Checks an unknown key, and JSON that is not a puzzle. */
function wholeFaults(puzzle: unknown, json: Codec<unknown>): readonly string[] {
  const whole = JSON.parse(json.write(puzzle)) as Readonly<Record<string, unknown>>;
  const [first] = Object.keys(whole).filter((name) => Array.isArray(whole[name]));
  return [
    ...pathFaults(JSON.stringify({ ...whole, unheardOf: 1 }), json, 'unheardOf', false),
    ...pathFaults(JSON.stringify({ ...whole, puzzle: 'unheard-of' }), json, 'puzzle'),
    ...(first ? pathFaults(JSON.stringify({ ...whole, [first]: 3 }), json, first) : []),
  ];
}

function pathFaults(text: string, json: Codec<unknown>, path: string, expected = true): readonly string[] {
  const found = attempt(() => json.read(text, {}));
  if ('value' in found) return [`JSON whose ${path} is wrong is read: ${text}`];
  const { message } = found.error;
  return [
    ...(message.includes(path) ? [] : [`'${message}' does not name ${path}: ${text}`]),
    ...(!expected || /expected /.test(message)
      ? []
      : [`'${message}' does not say what was expected: ${text}`]),
  ];
}

/** Formats a path in JSON as messages do: `outside.above[2]`. */
const nameOf = (path: Path): string =>
  path.map((step, nth) => (typeof step === 'number' ? `[${step}]` : nth ? `.${step}` : step)).join('');

const at = (data: unknown, path: Path): unknown =>
  path.reduce((one, step) => (one as Readonly<Record<string | number, unknown>>)[step], data);

/** Returns JSON data with one of its parts changed. */
function changedAt(data: unknown, [step, ...rest]: Path, change: (one: unknown) => unknown): unknown {
  if (step === undefined) return change(data);
  if (Array.isArray(data)) return data.with(step as number, changedAt(data[step as number], rest, change));
  const of = data as Readonly<Record<string, unknown>>;
  return { ...of, [step]: changedAt(of[step], rest, change) };
}

/** Returns a value in JSON form, if it is the same there; missing items of a list are null. */
const inJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Returns the path of the first difference of two pieces of JSON; the given values differ as a whole. */
function whereDiffer(one: unknown, other: unknown, values: readonly unknown[]): Path | undefined {
  const parts = typeof one === 'object' && one !== null ? Object.keys(one) : undefined;
  const isValue = parts && values.some((value) => isDeepStrictEqual(value, one));
  if (!parts || isValue || typeof other !== 'object' || other === null)
    return JSON.stringify(one) === JSON.stringify(other) ? undefined : [];
  for (const name of parts) {
    const step = Array.isArray(one) ? Number(name) : name;
    const found = whereDiffer(at(one, [step]), at(other, [step]), values);
    if (found) return [step, ...found];
  }
  return undefined;
}

/** Returns the paths of all lists. */
function listsIn(data: unknown, path: Path = []): readonly Path[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Array.isArray(data);
  return [
    ...(own ? [path] : []),
    ...Object.entries(data).flatMap(([name, one]) => listsIn(one, [...path, own ? Number(name) : name])),
  ];
}
