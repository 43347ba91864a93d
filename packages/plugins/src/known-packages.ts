import { readFileSync } from 'node:fs';
import { type AnyPuzzle, findType, type Names, PuzzleError, type TypeStub } from '@gridproof/core';
import { closestName } from './closest-name.js';
import { engineIn } from './kinds.js';

/** A puzzle type of this project, installed or not. */
interface KnownPuzzle {
  readonly id: string;
  readonly title: string;
  /** Other names, those in addresses too. */
  readonly aliases: readonly string[];
  readonly package: string;
  /** Its formats recognise texts that do not name it. */
  readonly looks?: true;
}

/** A command of this project that is in a package of its own. */
interface KnownCommand {
  readonly name: string;
  readonly package: string;
}

interface KnownEngine {
  readonly name: string;
  readonly package: string;
  /** What its manifest says at `gridproof.start`. */
  readonly start?: string;
}

/** The list that `scripts/write-known.mjs` writes from the packages of this project. */
interface Known {
  readonly puzzles: readonly KnownPuzzle[];
  readonly engines: readonly KnownEngine[];
  readonly commands: readonly KnownCommand[];
}

let list: Known | undefined;

/** It is read once something is looked for. The path holds from the sources and from the build. */
function known(): Known {
  list ??= JSON.parse(readFileSync(new URL('../known.json', import.meta.url), 'utf8')) as Known;
  return list;
}

/** Whether a package is a plugin of this project. */
export const isKnown = (name: string): boolean =>
  known().puzzles.some((one) => one.package === name) || known().engines.some((one) => one.package === name);

/** What texts call the puzzle type of a package of this project, and whether it recognises those which do not. */
export function namesOf(name: string): TypeStub {
  const { id, title, aliases, looks } = known().puzzles.find((one) => one.package === name)!;
  return { names: [id, title, ...aliases], looks };
}

/** The packages of the puzzle types of this project. */
export const knownPuzzles = (): readonly string[] => known().puzzles.map((one) => one.package);

/** The package of this project that has a command of this name. */
export const missingCommand = (name: string): string | undefined =>
  known().commands.find((one) => one.name === name)?.package;

/** The commands of this project that are in packages of their own. */
export const knownCommands = (): readonly string[] => known().commands.map(({ name }) => name);

const isNotInstalled = (name: string): string => `is not installed. Run: npm install ${name}`;

/**
 * The fault of a text whose puzzle type is not recognised, with what to do about it: which package to install, or which
 * name may have been meant. Any other error is returned as it is. `leftOut`: the packages that are installed and cannot be used.
 */
export function withInstallHint(
  error: unknown,
  types: readonly AnyPuzzle[],
  leftOut: readonly string[],
): unknown {
  if (!(error instanceof PuzzleError)) return error;
  if (error.code !== 'unknown-type' && error.code !== 'ambiguous-type') return error;
  const { named } = error;
  const missing = named === undefined ? undefined : findType(named, absent(types));
  if (missing) return new PuzzleError('not-installed', wayTo(missing, named!, leftOut));
  if (types.length === 0) return new PuzzleError('not-installed', noPuzzleMessage());
  const meant =
    named === undefined ? undefined : closestName(named, [...types, ...absent(types)].flatMap(allNames));
  if (!meant) return error;
  const other = findType(meant, absent(types));
  const way = other ? ` It ${isNotInstalled(other.package)}` : '';
  return new PuzzleError(
    error.code,
    `'${named}' is not a puzzle type known here; did you mean ${meant}?${way}`,
  );
}

const allNames = ({ id, title, aliases = [] }: Names): readonly string[] => [id, title, ...aliases];

/** The known puzzle types of which none is installed. */
const absent = (types: readonly AnyPuzzle[]): readonly KnownPuzzle[] =>
  known().puzzles.filter(({ id }) => !types.some((type) => type.id === id));

function wayTo(
  { id, title, package: name }: KnownPuzzle,
  called: string,
  leftOut: readonly string[],
): string {
  if (leftOut.includes(name)) return `${id} cannot be used: ${name} is left out`;
  const subject = findType(called, [{ id, title }]) ? id : `'${called}' is ${id}, which`;
  return `${subject} ${isNotInstalled(name)}`;
}

/** What to say where no puzzle type is installed. */
export function noPuzzleMessage(): string {
  const names = knownPuzzles();
  return `no puzzle is installed. There are ${names.join(', ')}; run for one of them: npm install ${names[0]}`;
}

/** What to say where no engine has this name; `leftOut`: the packages that are installed and cannot be used. */
export function unknownEngineMessage(
  name: string,
  installed: readonly string[],
  leftOut: readonly string[],
): string {
  const broken = leftOut.find((one) => engineIn(one) === name.toLowerCase());
  if (broken !== undefined) return `${name} cannot be used: ${broken} is left out`;
  const missing = known().engines.find((one) => one.name === name.toLowerCase());
  if (missing) return `${missing.name} ${isNotInstalled(missing.package)}`;
  const meant = closestName(name, installed);
  return meant === undefined
    ? `there is no engine '${name}' (installed: ${installed.join(', ') || 'none'})`
    : `there is no engine '${name}'; did you mean ${meant}?`;
}

/** What to say where no engine is installed: one that starts light is enough to begin with. */
export function noEngineMessage(): string {
  const { package: name } = known().engines.find(({ start }) => start === 'light')!;
  return `no engine is installed. Run: npm install ${name}`;
}
