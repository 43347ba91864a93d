import type { AnyPuzzle, Engine } from '@gridproof/core';
import type { Kind } from './kinds.js';

/** Kinds of plugins with a default export to check. */
type CheckedKind = Exclude<Kind, 'command'>;

/** Types of members as messages name them, with their checks. */
const MEMBER_TYPES = {
  'a text': (part: unknown) => typeof part === 'string',
  'a function': (part: unknown) => typeof part === 'function',
  'a list': Array.isArray,
  'an object': (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part),
} as const;

type MemberTypes<T> = { readonly [Name in keyof T]: keyof typeof MEMBER_TYPES };

/** Required members of a puzzle type, in the order of its interface. */
const PUZZLE_MEMBERS: MemberTypes<Omit<AnyPuzzle, 'aliases' | 'openEnded' | 'formats'>> = {
  id: 'a text',
  title: 'a text',
  rules: 'an object',
  parse: 'a function',
  print: 'a function',
  encode: 'a function',
  decode: 'a function',
  verify: 'a function',
  draw: 'a function',
  printAnswer: 'a function',
  readAnswer: 'a function',
  examples: 'a list',
};

const ENGINE_MEMBERS: MemberTypes<Engine> = { name: 'a text', open: 'a function' };

const MEMBERS: Readonly<Record<CheckedKind, MemberTypes<Record<string, unknown>>>> = {
  puzzle: PUZZLE_MEMBERS,
  engine: ENGINE_MEMBERS,
};

const ARTICLE: Readonly<Record<CheckedKind, string>> = { puzzle: 'a puzzle', engine: 'an engine' };

/** The reason why the export of a module is no puzzle type or engine, from the first missing member; undefined if it is valid. */
export function exportFault(module: { readonly default?: unknown }, kind: CheckedKind): string | undefined {
  const expected = ARTICLE[kind];
  if (module.default === undefined) return `it has no default export, expected ${expected}`;
  const exported = Object(module.default) as Readonly<Record<string, unknown>>;
  const missing = findMissingMember(exported, kind);
  if (!missing) return undefined;
  const other = kind === 'puzzle' ? 'engine' : 'puzzle';
  if (!findMissingMember(exported, other))
    return `its default export is ${ARTICLE[other]}, expected ${expected}`;
  const [name, memberType] = missing;
  const lack = exported[name] === undefined ? `it has no ${name}` : `expected ${memberType} as its ${name}`;
  return `its default export is not ${expected}: ${lack}`;
}

const findMissingMember = (exported: Readonly<Record<string, unknown>>, kind: CheckedKind) =>
  Object.entries(MEMBERS[kind]).find(([name, sort]) => !MEMBER_TYPES[sort](exported[name]));
