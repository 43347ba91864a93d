import type { Literal } from '../../engine.js';
import { TRUE } from '../../literal.js';
import type { Lower, Writer } from '../writer.js';
import { LazilyMatched, type Side } from './lazy.js';
import type { Matched, MatchedSide } from './meaning.js';

/** Each thing has a neighbour; of those that only one thing can have there is one at most; larger groups are looked at lazily. */
export const lower: Lower<Matched> = ({ sides }, writer) => {
  const inLiterals = (side: MatchedSide): Side => ({
    ...side,
    on: side.on.map((one) => writer.literalOf(one)),
  });
  const [these, those] = [inLiterals(sides[0]), inLiterals(sides[1])];
  for (const [own, others] of [
    [these, those],
    [those, these],
  ] as const)
    for (const [one, literal] of own.on.entries())
      writer.part([-literal, ...own.beside[one]!.map((other) => others.on[other]!)], [own.places[one]!]);
  oneOfEach(these, those, writer);
  oneOfEach(those, these, writer);
  writer.lazily(new LazilyMatched([these, those]));
};

/** Of those that have nothing else beside them than one thing, there is one at most. */
function oneOfEach(own: Side, others: Side, writer: Writer): void {
  const only = new Map<number, Literal[]>();
  for (const [one, literal] of own.on.entries()) {
    const beside = own.beside[one]!.filter((other) => others.on[other] !== -TRUE);
    if (beside.length === 1) only.set(beside[0]!, [...(only.get(beside[0]!) ?? []), literal]);
  }
  for (const [other, literals] of only)
    for (const [at, one] of literals.entries())
      for (const second of literals.slice(0, at)) writer.part([-one, -second], [others.places[other]!]);
}
