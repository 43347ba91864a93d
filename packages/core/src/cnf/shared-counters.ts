import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';
import { exactUnary } from './totalizer.js';

/** So many neighbours are counted together at most: a window of nine cells is three such groups. */
const WIDEST = 3;
/** Rows of more literals are lines and boards, not windows. */
const LONGEST = 16;

/** Groups of literals that stand in several rows, as windows that overlap: what is counted for one row serves the others. */
export class SharedCounters {
  /** By name of a group: in how many rows it stands. */
  readonly #rows = new Map<string, number>();
  /** How many of a group are true, in unary. */
  readonly #counted = new Map<string, readonly Literal[]>();

  /** A row that is going to be written. */
  expect(literals: readonly Literal[]): void {
    for (const group of neighbours(literals)) {
      if (group.length === 1) continue;
      const name = group.join();
      this.#rows.set(name, (this.#rows.get(name) ?? 0) + 1);
    }
  }

  /** The groups of a row, where it shares one with another row. */
  groupsOf(literals: readonly Literal[]): readonly (readonly Literal[])[] | undefined {
    const groups = neighbours(literals);
    return groups.some((group) => (this.#rows.get(group.join()) ?? 0) > 1) ? groups : undefined;
  }

  /** Literals of which the n-th (from 0) is true exactly where more than n of a group are. */
  counted(to: ClauseList, group: readonly Literal[]): readonly Literal[] {
    if (group.length === 1) return group;
    const name = group.join();
    let counted = this.#counted.get(name);
    if (!counted) {
      counted = exactUnary(to, group);
      this.#counted.set(name, counted);
    }
    return counted;
  }
}

/**
 * Literals of variables that follow each other. Variables are numbered as they stand on the board, so that a window has the same
 * groups as the windows above and below it.
 */
function neighbours(literals: readonly Literal[]): readonly (readonly Literal[])[] {
  if (literals.length > LONGEST) return [];
  const groups: Literal[][] = [];
  for (const literal of [...literals].sort((a, b) => Math.abs(a) - Math.abs(b))) {
    const group = groups.at(-1);
    if (group && group.length < WIDEST && Math.abs(group.at(-1)!) + 1 === Math.abs(literal))
      group.push(literal);
    else groups.push([literal]);
  }
  return groups;
}
