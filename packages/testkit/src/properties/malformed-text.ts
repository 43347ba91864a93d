import { isDeepStrictEqual } from 'node:util';
import { type AnyPuzzle, type ClueSpot, type PuzzleError, sizeOf } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { attempt, type Property, type PropertySubject } from './property.js';

const PUZZLES = scaledRuns(20, 5);
const SPOTS = 24;
/** A sign that no value has. */
const UNKNOWN = '§';

/** A malformed text is refused at the position of the fault. */
export const malformedText: Property = {
  name: 'a malformed text is refused where its fault is, with what was found and expected',
  faults: (under) => {
    const { type, puzzles } = under;
    return pickEvenly(puzzles, PUZZLES).flatMap((puzzle) => [
      ...signFaults(under, puzzle),
      ...rowFaults(under, puzzle),
      ...wholeFaults(type, puzzle),
    ]);
  },
};

/** The position of a spot's sign in the text of a puzzle. */
interface Sign {
  readonly text: string;
  readonly at: number;
}

/** Finds a spot's sign by comparing the texts of two values; undefined if it is not found. */
function signOf(
  write: (puzzle: unknown) => string,
  { factory }: PropertySubject,
  puzzle: unknown,
  spot: ClueSpot,
): Sign | undefined {
  const texts = spot.values.flatMap((value) => {
    const found = factory.withClue(puzzle, spot, value);
    const text = found === undefined ? undefined : attempt(() => write(found));
    return text && 'value' in text ? [text.value] : [];
  });
  // Compares a value with another or with none; a text that needs a slash to differ from other formats is longer than the rest.
  const none = spot.isMandatory ? undefined : factory.withClue(puzzle, spot, undefined);
  const others = [...texts, ...(none === undefined ? [] : [write(none)])];
  for (const text of texts) {
    const other = others.find((one) => one.length === text.length && one !== text);
    if (other !== undefined) return { text, at: [...text].findIndex((sign, at) => sign !== other[at]) };
  }
  return undefined;
}

/** Checks an unknown sign and numbers out of bounds at each spot. */
function signFaults(under: PropertySubject, puzzle: unknown): readonly string[] {
  const { type, factory } = under;
  const faults: string[] = [];
  const unseen = new Map<string, boolean>();
  const spots = pickEvenly(factory.spots(puzzle), SPOTS);
  for (const spot of spots) {
    if (spot.anySigns) continue;
    const sign = signOf((one) => type.print(one), under, puzzle, spot);
    unseen.set(spot.layer, (unseen.get(spot.layer) ?? true) && sign === undefined && spot.values.length > 1);
    if (!sign) continue;
    const { text, at } = sign;
    const [line, column] = positionOf(text, at);
    const wrong = text.slice(0, at) + UNKNOWN + text.slice(at + 1);
    const found = attempt(() => type.parse(wrong));
    if ('value' in found) {
      faults.push(`a text with '${UNKNOWN}' for one of the ${spot.label} is read:\n${wrong}`);
      continue;
    }
    const { error } = found;
    const start = text.lastIndexOf('\n', at) + 1;
    const token = text.slice(start + (error.column ?? 0) - 1, at);
    if (error.line !== line || error.column === undefined || error.column > column || /\s/.test(token))
      faults.push(
        `'${UNKNOWN}' at line ${line}, column ${column} is refused elsewhere, ${error.sentence}:\n${wrong}`,
      );
    if (!error.message.includes(UNKNOWN) || !/expected /.test(error.message))
      faults.push(`'${UNKNOWN}' is refused, but not with what was found or expected: ${error.sentence}`);
    faults.push(...boundFaults(type, sign, spot));
  }
  // A single number on a board is followed by a sign that another clue lacks, so there is nothing to compare.
  for (const [layer, never] of unseen)
    if (never && spots.filter((spot) => spot.layer === layer).length > 1)
      faults.push(`no sign in the text shows ${layer}:\n${type.print(puzzle)}`);
  return faults;
}

/** Checks numbers just outside the known bounds, and far outside. */
function boundFaults(type: AnyPuzzle, { text, at }: Sign, { values, label }: ClueSpot): readonly string[] {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return [];
  const before = /\d*$/.exec(text.slice(0, at))![0].length;
  const after = /^\d*/.exec(text.slice(at))![0].length;
  const hasBlanks = /\S\s+\S|,/.test(text.split('\n').at(-1)!);
  const tried = hasBlanks ? [-1 - Math.max(...numbers), 999_999_999] : [];
  return tried.flatMap((number) => {
    const wrong = text.slice(0, at - before) + number + text.slice(at + after);
    const found = attempt(() => type.parse(wrong));
    if ('value' in found) return [`${number} is read among the ${label}:\n${wrong}`];
    const { error } = found;
    return error.line === undefined || !/expected /.test(error.message)
      ? [`${number} is refused, but not where it is, or not with what was expected: ${error.sentence}`]
      : [];
  });
}

/** Returns the text of a puzzle without the slash that distinguishes it from other formats. */
function plainText(type: AnyPuzzle, puzzle: unknown): string {
  const text = type.print(puzzle);
  const plain = text.replace(/\/$/, '');
  const back = attempt(() => type.parse(plain));
  return 'value' in back && isDeepStrictEqual(back.value, puzzle) ? plain : text;
}

function positionOf(text: string, at: number): readonly [number, number] {
  const before = text.slice(0, at).split('\n');
  return [before.length, before.at(-1)!.length + 1];
}

/** Checks rows that are too short or too long. */
function rowFaults({ type, factory }: PropertySubject, puzzle: unknown): readonly string[] {
  const text = plainText(type, puzzle);
  const lines = text.split('\n');
  const { width } = sizeOf(type, puzzle);
  return lines.flatMap((row, nth) => {
    const neighbours = [lines[nth - 1], lines[nth + 1]].filter((one) => one !== undefined && isRow(one));
    // A row of a single number is another number with a digit fewer.
    const isNumber = width === 1 && /^\s*\d+$/.test(row);
    if (!isRow(row) || isNumber || neighbours.length === 0) return [];
    const shorter = row.replace(/\s*\S+$/, (last) => (/\s/.test(row) ? '' : last.slice(0, -1)));
    const longer = row + (/\s/.test(row) ? row.match(/\s+\S+$/)![0] : row.at(-1)!);
    return [shorter, longer].flatMap((changed) => {
      const left = changed.trim();
      // The characters of the only sign that is left may be as many cells.
      if (left === '' || (/\s/.test(row.trim()) && !/\s/.test(left) && left.length === width)) return [];
      const wrong = lines.with(nth, changed).join('\n');
      const found = attempt(() => type.parse(wrong));
      if ('error' in found) return placeFaults(found.error, wrong);
      // In a drawing, a blank at the end of a row is optional.
      const more = factory.spots(puzzle).some((spot) => {
        const own = factory.clueAt(found.value, spot);
        return own !== undefined && !isDeepStrictEqual(own, factory.clueAt(puzzle, spot));
      });
      const sizes = [found.value, puzzle].map((one) => sizeOf(type, one));
      return more || sizes[0]!.width !== sizes[1]!.width || sizes[0]!.height !== sizes[1]!.height
        ? [`a row of another length is read:\n${wrong}\nas\n${type.print(found.value)}`]
        : [];
    });
  });
}

const isRow = (line: string): boolean => line.trim() !== '' && !/^[a-z][a-z\d ]*:/.test(line);

function placeFaults(refused: PuzzleError, wrong: string): readonly string[] {
  return [
    ...(refused.line === undefined
      ? [`it is not said where this is wrong, ${refused.sentence}:\n${wrong}`]
      : []),
    ...(/expected /.test(refused.message)
      ? []
      : [`it is not said what was expected, ${refused.sentence}:\n${wrong}`]),
  ];
}

/** Checks an extra board, an unknown field, and a field with a wrong value. */
function wholeFaults(type: AnyPuzzle, puzzle: unknown): readonly string[] {
  const text = plainText(type, puzzle);
  const last = text.split('\n\n').at(-1)!.split('\n').filter(isRow).join('\n');
  const wrong = [
    // A text may have no board at all.
    ...(last === '' ? [] : [[text, last, last, last, last, last, last].join('\n\n')]),
    `unheard of: 3\n${text}`,
    ...[...text.matchAll(/^([a-z][a-z ]*): (.*)$/gm)].map(([field, name]) =>
      text.replace(field, `${name}: ${UNKNOWN}`),
    ),
  ];
  return wrong.flatMap((one) => {
    const found = attempt(() => type.parse(one));
    return 'value' in found ? [`a text that is no puzzle is read:\n${one}`] : placeFaults(found.error, one);
  });
}
