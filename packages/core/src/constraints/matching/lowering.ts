import type { Literal } from '../../engine.js';
import { TRUE } from '../../literal.js';
import type { Lower, Writer } from '../writer.js';
import type { Matching, MatchingSide } from './definition.js';
import { LazyMatching, type Side } from './lazy.js';

/** With fewer pairs than this, cuts are as quick: there are few groups. */
const MANY = 64;

/**
 * Each thing has a neighbour, and of those that only one thing can have there is at most one. Larger groups are handled lazily, where
 * a step names them; on large boards an engine finds more with a literal for each pair, so it has these, too.
 */
export const lower: Lower<Matching> = ({ sides }, writer) => {
  const inLiterals = (side: MatchingSide): Side => ({
    ...side,
    on: side.on.map((one) => writer.literalOf(one)),
  });
  const [these, those] = [inLiterals(sides[0]), inLiterals(sides[1])];
  for (const [own, others] of [
    [these, those],
    [those, these],
  ] as const)
    for (const [one, literal] of own.on.entries())
      writer.part([[-literal, ...own.beside[one]!.map((other) => others.on[other]!)]], [own.places[one]!]);
  oneOfEach(these, those, writer, these);
  oneOfEach(those, these, writer, these);
  const pairs = these.beside.reduce((sum, { length }) => sum + length, 0);
  if (pairs >= MANY && !writer.explains) pairUp(these, those, writer);
  writer.lazily(new LazyMatching([these, those]));
};

/** A literal for each pair: each thing that is there is in one pair, and none is in two. */
function pairUp(these: Side, those: Side, writer: Writer): void {
  const mine: Literal[][] = these.on.map(() => []);
  const theirs: Literal[][] = those.on.map(() => []);
  for (const [one, beside] of these.beside.entries())
    for (const other of beside) {
      const pair = writer.fresh();
      writer.define([-pair, these.on[one]!]);
      writer.define([-pair, those.on[other]!]);
      mine[one]!.push(pair);
      theirs[other]!.push(pair);
    }
  for (const [{ on }, pairs] of [
    [these, mine],
    [those, theirs],
  ] as const)
    for (const [thing, own] of pairs.entries()) {
      writer.clause([-on[thing]!, ...own]);
      for (const [at, one] of own.entries())
        for (const other of own.slice(0, at)) writer.define([-one, -other]);
    }
}

/** Of those that have nothing beside them but one thing, there is at most one; `these` are what a step names. */
function oneOfEach(own: Side, others: Side, writer: Writer, these: Side): void {
  const only = new Map<number, number[]>();
  for (const one of own.on.keys()) {
    const beside = own.beside[one]!.filter((other) => others.on[other] !== -TRUE);
    if (beside.length === 1) only.set(beside[0]!, [...(only.get(beside[0]!) ?? []), one]);
  }
  for (const [other, rivals] of only)
    for (const [at, one] of rivals.entries())
      for (const second of rivals.slice(0, at)) {
        const named = own === these ? [second, one] : [other];
        writer.part(
          [[-own.on[one]!, -own.on[second]!]],
          named.map((each) => these.places[each]!),
        );
      }
}
