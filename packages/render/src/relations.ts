import type { Relation, Symbol as Sign } from '@gridproof/core';

const RELATIONS = new Set<string>([
  'less',
  'greater',
  'equal',
  'unequal',
  'open-dot',
  'filled-dot',
] satisfies Relation[]);

/** Whether a sign says how two cells compare, and so belongs on the side between them. */
export const isRelation = (symbol: Sign | undefined): symbol is Relation =>
  symbol !== undefined && RELATIONS.has(symbol);
