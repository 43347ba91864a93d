import type { AnyPuzzle, Engine } from '@gridproof/core';
import type { Kind } from './kinds.js';

/** Kinds of plugins with a default export to check. */
type Part = Exclude<Kind, 'command'>;

/** Types of members as messages name them, with their checks. */
const SORTS = {
  'a text': (part: unknown) => typeof part === 'string',
  'a function': (part: unknown) => typeof part === 'function',
  'a list': Array.isArray,
  'an object': (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part),
} as const;

type Parts<T> = { readonly [Name in keyof T]: keyof typeof SORTS };

/** Required members of a puzzle type, in the order of its interface. */
const OF_A_PUZZLE: Parts<Omit<AnyPuzzle, 'aliases' | 'openEnded' | 'formats'>> = {
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

const OF_AN_ENGINE: Parts<Engine> = { name: 'a text', open: 'a function' };

const PARTS: Readonly<Record<Part, Parts<Record<string, unknown>>>> = {
  puzzle: OF_A_PUZZLE,
  engine: OF_AN_ENGINE,
};

const ARTICLE: Readonly<Record<Part, string>> = { puzzle: 'a puzzle', engine: 'an engine' };

/** The reason why the export of a module is no puzzle type or engine, from the first missing member; undefined if it is valid. */
export function missingPart(module: { readonly default?: unknown }, kind: Part): string | undefined {
  const expected = ARTICLE[kind];
  if (module.default === undefined) return `it has no default export, expected ${expected}`;
  const whole = Object(module.default) as Readonly<Record<string, unknown>>;
  const lacking = lackingIn(whole, kind);
  if (!lacking) return undefined;
  const other = kind === 'puzzle' ? 'engine' : 'puzzle';
  if (!lackingIn(whole, other)) return `its default export is ${ARTICLE[other]}, expected ${expected}`;
  const [name, sort] = lacking;
  const lack = whole[name] === undefined ? `it has no ${name}` : `expected ${sort} as its ${name}`;
  return `its default export is not ${expected}: ${lack}`;
}

const lackingIn = (whole: Readonly<Record<string, unknown>>, kind: Part) =>
  Object.entries(PARTS[kind]).find(([name, sort]) => !SORTS[sort](whole[name]));
