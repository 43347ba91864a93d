import type { Claim } from '@gridproof/core';
import { fieldOf, type Manifest } from './manifest.js';
import { PluginFault } from './module.js';

/** The boards that the manifest of a puzzle package claims; `Claim` of core documents each part. */
export type Claims = Omit<Claim, 'type'>;

const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';
const isSide = (one: unknown): one is number => Number.isInteger(one) && Number(one) > 0;

/** Reads `gridproof.claims` of a manifest; undefined if it has none. Throws `PluginFault` if it is invalid. */
export function readClaims({ gridproof }: Manifest): Claims | undefined {
  const claims = fieldOf(gridproof, 'claims');
  if (claims === undefined) return undefined;
  return {
    sides: readList(claims, 'sides', isSide, 'numbers from 1'),
    signs: readList(claims, 'signs', isText, 'texts'),
    empty: readList(claims, 'empty', isText, 'texts'),
  };
}

function readList<T>(
  claims: unknown,
  name: string,
  isOne: (one: unknown) => one is T,
  expected: string,
): readonly T[] {
  const list = fieldOf(claims, name);
  if (Array.isArray(list) && list.every(isOne)) return list;
  throw new PluginFault(`gridproof.claims.${name} in its package.json is not a list of ${expected}`);
}
