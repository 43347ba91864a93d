import type { Claim } from '@gridproof/core';
import { fieldOf, type Manifest } from './manifest.js';
import { PluginFault } from './module.js';

/** The boards that a puzzle package claims, by its manifest alone; core's `Claim` says what each part means. */
export type Claims = Omit<Claim, 'type'>;

const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';
const isSide = (one: unknown): one is number => Number.isInteger(one) && Number(one) > 0;

/** What a manifest has at `gridproof.claims`. Throws `PluginFault` for what is no claim. */
export function claimsIn({ gridproof }: Manifest): Claims | undefined {
  const claims = fieldOf(gridproof, 'claims');
  if (claims === undefined) return undefined;
  return {
    sides: listOf(claims, 'sides', isSide, 'numbers from 1'),
    signs: listOf(claims, 'signs', isText, 'texts'),
    empty: listOf(claims, 'empty', isText, 'texts'),
  };
}

function listOf<T>(
  claims: unknown,
  name: string,
  isOne: (one: unknown) => one is T,
  expected: string,
): readonly T[] {
  const list = fieldOf(claims, name);
  if (Array.isArray(list) && list.every(isOne)) return list;
  throw new PluginFault(`gridproof.claims.${name} in its package.json is not a list of ${expected}`);
}
