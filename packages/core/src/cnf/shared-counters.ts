import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';
import { exactUnary } from './totalizer.js';

/** Maximum number of neighbours that are counted together; a window of nine cells is three such groups. */
const MAX_GROUP = 3;
/** Maximum length of rows; longer ones are lines and boards, not windows. */
const MAX_ROW = 16;

/** Counters of groups of literals that several rows share, such as overlapping windows. */
export class SharedCounters {
  /** Number of rows by key of a group. */
  readonly #rows = new Map<string, number>();
  /** Unary counter by key of a group. */
  readonly #counters = new Map<string, readonly Literal[]>();

  /** Registers a row that will be encoded. */
  expect(literals: readonly Literal[]): void {
    for (const group of neighbours(literals)) {
      if (group.length === 1) continue;
      const name = group.join();
      this.#rows.set(name, (this.#rows.get(name) ?? 0) + 1);
    }
  }

  /** Returns the groups of a row; undefined if it shares none with another row. */
  groupsOf(literals: readonly Literal[]): readonly (readonly Literal[])[] | undefined {
    const groups = neighbours(literals);
    return groups.some((group) => (this.#rows.get(group.join()) ?? 0) > 1) ? groups : undefined;
  }

  /** Returns literals of which the n-th (from 0) is equivalent to more than n of the group being true. */
  counterOf(to: ClauseList, group: readonly Literal[]): readonly Literal[] {
    if (group.length === 1) return group;
    const name = group.join();
    let counted = this.#counters.get(name);
    if (!counted) {
      counted = exactUnary(to, group);
      this.#counters.set(name, counted);
    }
    return counted;
  }
}

/**
 * Splits literals into groups of successive variables. Variables are numbered in board order, so a window has the same groups as those
 * above and below.
 */
function neighbours(literals: readonly Literal[]): readonly (readonly Literal[])[] {
  if (literals.length > MAX_ROW) return [];
  const groups: Literal[][] = [];
  for (const literal of [...literals].sort((a, b) => Math.abs(a) - Math.abs(b))) {
    const group = groups.at(-1);
    if (group && group.length < MAX_GROUP && Math.abs(group.at(-1)!) + 1 === Math.abs(literal))
      group.push(literal);
    else groups.push([literal]);
  }
  return groups;
}
