import type { Literal } from '../../engine.js';
import { TRUE } from '../../literal.js';
import type { Lower, Writer } from '../writer.js';
import type { Matching, MatchingSide } from './definition.js';
import { LazyMatching, type LiteralSide } from './lazy.js';

/** Minimum number of pairs for pair literals; with fewer there are few groups, and cuts are as fast. */
const MIN_PAIRS = 64;

/**
 * Each item has a neighbour, and at most one of those with the same single neighbour is present. Larger groups are lazy, so that steps can
 * name them; for engines, large boards also get a literal per pair, which finds more.
 */
export const lower: Lower<Matching> = ({ sides }, writer) => {
  const inLiterals = (side: MatchingSide): LiteralSide => ({
    ...side,
    present: side.present.map((one) => writer.literalOf(one)),
  });
  const [left, right] = [inLiterals(sides[0]), inLiterals(sides[1])];
  for (const [items, others] of [
    [left, right],
    [right, left],
  ] as const)
    for (const [one, literal] of items.present.entries())
      writer.requireAt(
        [[-literal, ...items.neighbours[one]!.map((other) => others.present[other]!)]],
        [items.places[one]!],
      );
  excludeSharedNeighbours(left, right, writer, left);
  excludeSharedNeighbours(right, left, writer, left);
  const pairs = left.neighbours.reduce((sum, { length }) => sum + length, 0);
  if (pairs >= MIN_PAIRS && !writer.explains) addPairLiterals(left, right, writer);
  writer.addLazy(new LazyMatching([left, right]));
};

/** Adds a literal per pair: each present item is in one pair, and none is in two. */
function addPairLiterals(left: LiteralSide, right: LiteralSide, writer: Writer): void {
  const leftPairs: Literal[][] = left.present.map(() => []);
  const rightPairs: Literal[][] = right.present.map(() => []);
  for (const [one, neighbours] of left.neighbours.entries())
    for (const other of neighbours) {
      const pair = writer.fresh();
      writer.define([-pair, left.present[one]!]);
      writer.define([-pair, right.present[other]!]);
      leftPairs[one]!.push(pair);
      rightPairs[other]!.push(pair);
    }
  for (const [{ present }, pairs] of [
    [left, leftPairs],
    [right, rightPairs],
  ] as const)
    for (const [item, itemPairs] of pairs.entries()) {
      writer.clause([-present[item]!, ...itemPairs]);
      for (const [at, one] of itemPairs.entries())
        for (const other of itemPairs.slice(0, at)) writer.define([-one, -other]);
    }
}

/** Allows at most one of the items whose only neighbour is the same; `namedSide` are the items that a step names. */
function excludeSharedNeighbours(
  items: LiteralSide,
  others: LiteralSide,
  writer: Writer,
  namedSide: LiteralSide,
): void {
  const only = new Map<number, number[]>();
  for (const one of items.present.keys()) {
    const neighbours = items.neighbours[one]!.filter((other) => others.present[other] !== -TRUE);
    if (neighbours.length === 1) only.set(neighbours[0]!, [...(only.get(neighbours[0]!) ?? []), one]);
  }
  for (const [other, rivals] of only)
    for (const [at, rival] of rivals.entries())
      for (const second of rivals.slice(0, at)) {
        const named = items === namedSide ? [second, rival] : [other];
        writer.requireAt(
          [[-items.present[rival]!, -items.present[second]!]],
          named.map((each) => namedSide.places[each]!),
        );
      }
}
