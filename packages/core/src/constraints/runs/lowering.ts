import { checkpoint } from '../../checkpoint.js';
import type { Literal } from '../../engine.js';
import type { Lower } from '../writer.js';
import { findArrangements } from './arrangements.js';
import type { Runs } from './definition.js';

/**
 * Introduces a literal per step of an arrangement, which requires a step before, a step after, and its cells; each cell's value requires a
 * step with it. Unit propagation then finds everything that follows from a line alone: the remaining steps are on paths from one end to the
 * other (as for automata: Bacchus, "GAC via unit propagation", 2007; here a run is one step, not one per cell).
 */
export const lower: Lower<Runs> = ({ line, lengths }, writer) => {
  const full = line.map((one) => writer.literalOf(one));
  const arrangements = findArrangements(
    full.map((literal) => writer.rootValue(literal)),
    lengths,
  );
  if (!arrangements) {
    writer.clause([]);
    return;
  }
  const { steps, before, after } = arrangements;
  /** By cell: the steps that leave it empty, and those that fill it. */
  const emptied: number[][] = full.map(() => []);
  const filled: number[][] = full.map(() => []);
  for (const [at, { from, length }] of steps.entries()) {
    checkpoint();
    for (let cell = from; cell < from + length; cell++) filled[cell]!.push(at);
    emptied[from + length]?.push(at);
  }
  const isOpen = full.map((literal, cell) => {
    if (!emptied[cell]!.length) writer.clause([literal]);
    else if (!filled[cell]!.length) writer.clause([-literal]);
    else return true;
    return false;
  });
  if (!isOpen.includes(true)) return;

  const stepLiterals: Literal[] = [];
  for (const _ of steps) stepLiterals.push(writer.fresh());
  const literals = (indices: readonly number[]) => indices.map((at) => stepLiterals[at]!);
  for (const [at, one] of steps.entries()) {
    const { from, length } = one;
    const step = stepLiterals[at]!;
    if (from > 0) writer.define([-step, ...literals(before(one))]);
    if (from + length < full.length) writer.define([-step, ...literals(after(one))]);
    for (let cell = from; cell < from + length; cell++) if (isOpen[cell]) writer.define([-step, full[cell]!]);
    if (isOpen[from + length]) writer.define([-step, -full[from + length]!]);
  }
  for (const [cell, literal] of full.entries())
    if (isOpen[cell]) {
      writer.clause([-literal, ...literals(filled[cell]!)]);
      writer.clause([literal, ...literals(emptied[cell]!)]);
    }
};
