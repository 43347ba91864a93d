import { and, type Board, type Bool, type Cell, iff, type Model, not, or } from '@gridproof/describe';

/** The cells along the edge of a board, as one walks around it. */
export function edgeCells({ rows, columns, width, height }: Board): readonly Cell[] {
  const [top, right] = [rows[0]!, columns[width - 1]!.slice(1)];
  const bottom = height > 1 ? rows[height - 1]!.slice(0, -1).toReversed() : [];
  const left = width > 1 ? columns[0]!.slice(1, -1).toReversed() : [];
  return [...top, ...right, ...bottom, ...left];
}

/**
 * Around a ring the booleans change twice at most: those that differ from the first one stand side by side. What this forces shows best
 * where the first one is known.
 */
export function changesAtMostTwice(m: Model<any>, [first, ...others]: readonly Bool[]): Bool {
  if (first === undefined) return true;
  const differ = others.map((one) => m.define(not(iff(first, one))));
  const before = anySoFar(m, differ);
  const after = anySoFar(m, differ.toReversed()).toReversed();
  return and(...differ.slice(1, -1).map((one, at) => or(one, not(before[at]!), not(after[at + 2]!))));
}

/** Returns for each boolean whether any up to it is true. */
function anySoFar(m: Model<any>, all: readonly Bool[]): readonly Bool[] {
  const found: Bool[] = [];
  for (const one of all) found.push(found.length ? m.define(or(found.at(-1)!, one)) : one);
  return found;
}
