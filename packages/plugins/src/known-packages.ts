import { readFileSync } from 'node:fs';
import { type AnyPuzzle, findType, PuzzleError, type TypeNames, type TypeStub } from '@gridproof/core';
import { findClosestName } from './closest-name.js';
import { engineNameOf } from './kinds.js';

/** A puzzle type of this project, installed or not. */
interface KnownPuzzle {
  readonly id: string;
  readonly title: string;
  /** Other names, including those in addresses. */
  readonly aliases: readonly string[];
  readonly package: string;
  /** Whether its formats recognize texts that do not name the type. */
  readonly looks?: true;
}

/** A command of this project in a package of its own. */
interface KnownCommand {
  readonly name: string;
  readonly package: string;
}

interface KnownEngine {
  readonly name: string;
  readonly package: string;
  /** The value of `gridproof.start` in its manifest. */
  readonly start?: string;
}

/** The list that `scripts/write-known.mjs` generates from the packages of this project. */
interface KnownPackages {
  readonly puzzles: readonly KnownPuzzle[];
  readonly engines: readonly KnownEngine[];
  readonly commands: readonly KnownCommand[];
}

let list: KnownPackages | undefined;

/** Reads the list on first use. The path is valid from the sources and from the build. */
function readKnown(): KnownPackages {
  list ??= JSON.parse(readFileSync(new URL('../known.json', import.meta.url), 'utf8')) as KnownPackages;
  return list;
}

/** Whether a package is a plugin of this project. */
export const isKnown = (name: string): boolean =>
  readKnown().puzzles.some((one) => one.package === name) ||
  readKnown().engines.some((one) => one.package === name);

/** The names of the puzzle type of a package of this project, and whether its formats recognize texts without a name. */
export function namesOf(name: string): TypeStub {
  const { id, title, aliases, looks } = readKnown().puzzles.find((one) => one.package === name)!;
  return { names: [id, title, ...aliases], looks };
}

/** The packages of the puzzle types of this project. */
export const knownPuzzles = (): readonly string[] => readKnown().puzzles.map((one) => one.package);

/** The package of this project with a command of this name; undefined if there is none. */
export const commandPackage = (name: string): string | undefined =>
  readKnown().commands.find((one) => one.name === name)?.package;

/** The names of the commands of this project in packages of their own. */
export const knownCommands = (): readonly string[] => readKnown().commands.map(({ name }) => name);

const isNotInstalled = (name: string): string => `is not installed. Run: npm install ${name}`;

/**
 * Adds advice to the error of a text whose puzzle type is not recognized: the package to install, or a similar name.
 * Returns any other error unchanged. `unusableNames`: installed packages that cannot be used.
 */
export function withInstallHint(
  error: unknown,
  types: readonly AnyPuzzle[],
  unusableNames: readonly string[],
): unknown {
  if (!(error instanceof PuzzleError)) return error;
  if (error.code !== 'unknown-type' && error.code !== 'ambiguous-type') return error;
  const { named } = error;
  const missing = named === undefined ? undefined : findType(named, notInstalled(types));
  if (missing) return new PuzzleError('not-installed', installHint(missing, named!, unusableNames));
  if (types.length === 0) return new PuzzleError('not-installed', noPuzzleMessage());
  const closest =
    named === undefined
      ? undefined
      : findClosestName(named, [...types, ...notInstalled(types)].flatMap(allNames));
  if (!closest) return error;
  const knownType = findType(closest, notInstalled(types));
  const hint = knownType ? ` It ${isNotInstalled(knownType.package)}` : '';
  return new PuzzleError(
    error.code,
    `'${named}' is not a puzzle type known here; did you mean ${closest}?${hint}`,
  );
}

const allNames = ({ id, title, aliases = [] }: TypeNames): readonly string[] => [id, title, ...aliases];

/** The known puzzle types that are not installed. */
const notInstalled = (types: readonly AnyPuzzle[]): readonly KnownPuzzle[] =>
  readKnown().puzzles.filter(({ id }) => !types.some((type) => type.id === id));

function installHint(
  { id, title, package: packageName }: KnownPuzzle,
  name: string,
  unusableNames: readonly string[],
): string {
  if (unusableNames.includes(packageName)) return `${id} cannot be used: ${packageName} is left out`;
  const subject = findType(name, [{ id, title }]) ? id : `'${name}' is ${id}, which`;
  return `${subject} ${isNotInstalled(packageName)}`;
}

/** The message if no puzzle type is installed. */
export function noPuzzleMessage(): string {
  const names = knownPuzzles();
  return `no puzzle is installed. There are ${names.join(', ')}; run for one of them: npm install ${names[0]}`;
}

/** The message if no engine has this name; `unusableNames`: installed packages that cannot be used. */
export function unknownEngineMessage(
  name: string,
  installed: readonly string[],
  unusableNames: readonly string[],
): string {
  const broken = unusableNames.find((one) => engineNameOf(one) === name.toLowerCase());
  if (broken !== undefined) return `${name} cannot be used: ${broken} is left out`;
  const missing = readKnown().engines.find((one) => one.name === name.toLowerCase());
  if (missing) return `${missing.name} ${isNotInstalled(missing.package)}`;
  const closest = findClosestName(name, installed);
  return closest === undefined
    ? `there is no engine '${name}' (installed: ${installed.join(', ') || 'none'})`
    : `there is no engine '${name}'; did you mean ${closest}?`;
}

/** The message if no engine is installed; suggests a light one. */
export function noEngineMessage(): string {
  const { package: name } = readKnown().engines.find(({ start }) => start === 'light')!;
  return `no engine is installed. Run: npm install ${name}`;
}
