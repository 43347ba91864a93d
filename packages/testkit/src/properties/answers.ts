import { isDeepStrictEqual } from 'node:util';
import { type AnyPuzzle, type Assignment, type Cell, type Fact, Random, readEntries } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { Assignments } from '../tiny/assignments.js';
import { attempt, type Property, type PropertySubject } from './property.js';

const PUZZLES = scaledRuns(60, 8);
/** The number of answers per puzzle, right or wrong, and of partial answers per answer. */
const ANSWERS = scaledRuns(3, 1);
const PARTS = 4;
/** The number of foreign signs inserted into each answer. */
const STRANGE = 3;

/** Complete and partial answers are parsed as they were printed. */
export const answers: Property = {
  name: 'an answer is read as it is written, whole or in part',
  faults: ({ type, tinyBoards, largerPuzzles }: PropertySubject) => {
    const random = new Random(23);
    const puzzles = [
      ...pickEvenly(tinyBoards, PUZZLES),
      ...largerPuzzles.map((puzzle) => ({ puzzle, answer: undefined as Assignment | undefined })),
    ];
    return puzzles.flatMap(({ puzzle, answer }) => {
      const { domains } = new Assignments(type, puzzle);
      const any = () => domains.map((values) => values[random.below(values.length)]!);
      // If signs are only names, they may not identify a wrong answer.
      const assignments = type.described!.signsAreNames(puzzle)
        ? [answer].filter((one) => one !== undefined)
        : Array.from({ length: ANSWERS }, any);
      return assignments.flatMap((assignment) => answerFault(type, puzzle, assignment, random) ?? []);
    });
  },
};

/** Returns a fault in printing and parsing an answer to a described type, complete or partial; undefined if there is none. */
export function answerFault(
  type: AnyPuzzle,
  puzzle: unknown,
  assignment: Assignment,
  random: Random,
): string | undefined {
  const all = new Assignments(type, puzzle);
  const answer = all.answerOf(assignment);
  const text = type.printAnswer(answer as never, puzzle);
  const back = attempt(() => type.readAnswer(text, puzzle));
  if ('error' in back) return `an answer is refused, ${back.error.sentence}:\n${text}`;
  if (!isDeepStrictEqual(back.value, answer))
    return `an answer is read as another one:\n${text}\nas\n${type.printAnswer(back.value, puzzle)}`;

  const entries = (some: string) => attempt(() => readEntries(type, puzzle, some));
  const whole = entries(text);
  if ('error' in whole) return `the entries of a whole answer are refused, ${whole.error.sentence}:\n${text}`;
  const fault = factsFault(whole.value, assignment, new Set());
  if (fault !== undefined) return `the entries of a whole answer ${fault}:\n${text}`;

  const names = type.described!.signsAreNames(puzzle);
  const signs = names
    ? whole.value.map(({ place }) => positionsAt(text, place as Cell))
    : all.domains.map((values, variable) => {
        for (const value of values) {
          if (value === assignment[variable]) continue;
          const other = type.printAnswer(all.answerOf(assignment.with(variable, value)) as never, puzzle);
          if (other.length === text.length) return differing(text, other);
        }
        return undefined;
      });
  if (!names) {
    const strange = strangeSignFault(type, puzzle, answer, new Set(signs.flatMap((at) => at ?? [])), random);
    if (strange !== undefined) return strange;
  }
  const able = signs.flatMap((at, variable) => (at?.length ? [variable] : []));
  if (able.length === 0 && signs.length > 0 && all.domains.some(({ length }) => length > 1))
    return `no sign of an answer changes with any of its values:\n${text}`;
  const hanging = (at: number): readonly number[] => {
    const own = signs.flatMap((those, variable) => (those?.includes(at) ? [variable] : []));
    return names ? [...own, ...variablesOfName(text, at, assignment, entries)] : own;
  };
  for (let part = 0; part < PARTS; part++) {
    const open = part === 0 ? able : able.filter(() => random.below(2) === 0);
    const unknown = new Set(open.flatMap((variable) => signs[variable]!));
    const signed = [...text].map((sign, at) => (unknown.has(at) ? '?' : sign)).join('');
    // A number with an open digit is open as a whole.
    const some = /\S +\S|,/.test(text) ? signed.replaceAll(/\d*\?[\d?]*/g, '?') : signed;
    const found = entries(some);
    if ('error' in found) return `a part of an answer is refused, ${found.error.sentence}:\n${some}`;
    const silent = new Set([...unknown].flatMap((at) => hanging(at)));
    const fault = factsFault(found.value, assignment, silent);
    if (fault !== undefined) return `a part of an answer ${fault}:\n${some}`;
  }
  return undefined;
}

/** Signs in answers of some types, except those that end a row or begin a comment. */
const SIGNS = ['|', '-', '+', 'x', '*', '@', '0', '7'];

/** Returns the fault of a sign that is accepted at a position without a value, where only the printed sign or an open one is allowed. */
function strangeSignFault(
  type: AnyPuzzle,
  puzzle: unknown,
  answer: unknown,
  variable: ReadonlySet<number>,
  random: Random,
): string | undefined {
  const text = type.printAnswer(answer as never, puzzle);
  const fixed = [...text].flatMap((sign, at) => (/\s/.test(sign) || variable.has(at) ? [] : [at]));
  for (const at of random.shuffled(fixed).slice(0, STRANGE)) {
    const sign = SIGNS[random.below(SIGNS.length)]!;
    if (sign === text[at]) continue;
    const changed = text.slice(0, at) + sign + text.slice(at + 1);
    const back = attempt(() => type.readAnswer(changed, puzzle));
    if ('value' in back && isDeepStrictEqual(back.value, answer))
      return `a strange sign at ${at} is passed over:\n${changed}`;
  }
  return undefined;
}

/** Returns the positions of a cell's sign on a map. */
function positionsAt(text: string, { row, col }: Cell): number[] {
  const lines = text.split('\n');
  const before = lines.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0);
  const hasBlanks = lines.some((line) => /\S\s+\S/.test(line));
  const name = [...lines[row]!.matchAll(hasBlanks ? /\S+/g : /\S/g)][col]!;
  return [...name[0]].map((_, at) => before + name.index + at);
}

/** Returns the variables whose facts change when a name is replaced. */
function variablesOfName(
  text: string,
  at: number,
  assignment: Assignment,
  entries: (text: string) => ReturnType<typeof attempt<readonly Fact[]>>,
): readonly number[] {
  const changed = entries(`${text.slice(0, at)}@${text.slice(at + 1)}`);
  if ('error' in changed) return [];
  const known = new Map(changed.value.map(({ variable, value }) => [variable, value]));
  return assignment.flatMap((value, variable) => (known.get(variable) === value ? [] : [variable]));
}

/** Returns the positions where two texts of the same length differ. */
const differing = (one: string, other: string): number[] =>
  [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));

/** Returns the fault of facts that are wrong or missing. */
function factsFault(
  facts: readonly Fact[],
  assignment: Assignment,
  silent: ReadonlySet<number>,
): string | undefined {
  const known = new Map(facts.map((fact) => [fact.variable, fact]));
  for (const [variable, value] of assignment.entries()) {
    const fact = known.get(variable);
    if (fact && silent.has(variable)) return `says something of variable ${variable}, whose sign is open`;
    if (!fact && !silent.has(variable)) return `says nothing of variable ${variable}`;
    if (fact && (fact.value !== value || !fact.holds))
      return `says ${fact.value} of variable ${variable}, which is ${value}`;
  }
  return undefined;
}
