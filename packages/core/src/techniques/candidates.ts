import type { Place } from '../board/place.js';
import type { AllDifferent } from '../constraints/all-different/definition.js';
import type { Constraint } from '../constraints/constraint.js';
import type { DistinctSum } from '../constraints/distinct-sum/definition.js';
import { scopeOf } from '../constraints/scope.js';
import { domain, type IntVar } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import type { Posted as ModelPosted } from '../model.js';
import type { TechniqueUse } from './technique.js';

type Posted = Pick<ModelPosted, 'constraint' | 'places'>;

/** Cells that hold different values. */
export interface Group {
  /** Index of the posted constraint. */
  readonly reason: number;
  /** Indices of cells. */
  readonly cells: readonly number[];
  /** It has as many cells as there are values, so it holds each value. */
  readonly isFull: boolean;
  readonly line: 'row' | 'col' | undefined;
  readonly places: readonly Place[];
}

/** Cells that differ and have a known total. */
export interface Total {
  /** Index of the posted constraint. */
  readonly reason: number;
  /** Indices of cells. */
  readonly cells: readonly number[];
  readonly total: number;
}

/** A variable of a group. */
export interface CandidateCell {
  readonly variable: IntVar;
  readonly place: Place;
  /** Indices of groups. */
  readonly groups: readonly number[];
  /** It occurs in no constraint besides groups and clues of its own. */
  readonly isPlain: boolean;
}

/** Values fit into the bits of a number. */
const MAX_VALUES = 31;

/** The values that are still possible in the cells of all-different constraints, as a player notes them. */
export class Candidates {
  readonly groups: readonly Group[];
  readonly cells: readonly CandidateCell[];
  readonly totals: readonly Total[];
  /** By cell: possible values, one bit each. */
  readonly masks: Int32Array;
  /** By cell: 1 if its value is known. */
  readonly isSolved: Uint8Array;
  readonly #domains: Int32Array;
  readonly #first: number;
  readonly #cellOf = new Map<number, number>();
  readonly #peers = new Map<number, ReadonlySet<number>>();
  readonly #groupOf = new Set<number>();

  private constructor(posted: readonly Posted[], different: readonly (readonly [number, AllDifferent])[]) {
    const variables = [...new Set(different.flatMap(([, { variables: those }]) => those))];
    for (const [cell, { id }] of variables.entries()) this.#cellOf.set(id, cell);
    this.#first = Math.min(...variables.map(({ min }) => min));
    this.groups = different.map(([reason, constraint]) => this.#group(reason, constraint, posted[reason]!));
    this.totals = posted.flatMap(({ constraint }, reason) => {
      if (!isDistinctSum(constraint)) return [];
      const cells = constraint.variables.map(({ id }) => this.#cellOf.get(id));
      const { total } = constraint;
      return cells.every((cell) => cell !== undefined) ? { reason, cells, total } : [];
    });
    const counts = countConstraints(posted);
    const placeOf = new Map(
      this.groups.flatMap(({ cells, places }) => cells.map((cell, at) => [cell, places[at]!] as const)),
    );
    this.cells = variables.map((variable, cell) => {
      const groups = this.groups.flatMap(({ cells }, group) => (cells.includes(cell) ? group : []));
      const isPlain = counts.get(variable.id) === groups.length;
      return { variable, place: placeOf.get(cell)!, groups, isPlain };
    });
    this.masks = Int32Array.from(variables, (variable) =>
      domain(variable).reduce<number>((mask, value) => mask | this.bit(Number(value)), 0),
    );
    this.#domains = this.masks.slice();
    this.isSolved = new Uint8Array(variables.length);
    for (const { reason } of this.groups) this.#groupOf.add(reason);
  }

  /** Reads the all-different constraints of a model; undefined if there are none, or they have too many values. */
  static of(posted: readonly Posted[]): Candidates | undefined {
    const different = posted.flatMap(({ constraint, places }, reason) =>
      isAllDifferent(constraint) && constraint.variables.length === places.length
        ? [[reason, constraint] as const]
        : [],
    );
    const variables = different.flatMap(([, constraint]) => constraint.variables);
    if (variables.length === 0) return undefined;
    const first = Math.min(...variables.map(({ min }) => min));
    const last = Math.max(...variables.map(({ max }) => max));
    return last - first < MAX_VALUES ? new Candidates(posted, different) : undefined;
  }

  bit(value: number): number {
    return 1 << (value - this.#first);
  }

  /** Returns the values of a mask. */
  values(mask: number): number[] {
    const values: number[] = [];
    for (let rest = mask; rest !== 0; rest &= rest - 1)
      values.push(this.#first + 31 - Math.clz32(rest & -rest));
    return values;
  }

  /** Returns whether a constraint is one of the groups. */
  isGroup(reason: number): boolean {
    return this.#groupOf.has(reason);
  }

  /** Returns whether a variable is a cell. */
  has(variable: number): boolean {
    return this.#cellOf.has(variable);
  }

  /** Returns whether only groups and clues concern a variable, so that techniques find what follows for it. */
  isPlain(variable: number): boolean {
    const cell = this.#cellOf.get(variable);
    return cell !== undefined && this.cells[cell]!.isPlain;
  }

  /** Returns whether a value is excluded from a cell. */
  isExcluded({ variable, value }: Pick<Fact, 'variable' | 'value'>): boolean {
    const cell = this.#cellOf.get(variable);
    return cell !== undefined && (this.masks[cell]! & this.bit(Number(value))) === 0;
  }

  /** Notes a known fact. */
  note({ variable, value, holds }: Fact): void {
    const cell = this.#cellOf.get(variable);
    if (cell === undefined) return;
    const bit = this.bit(Number(value));
    if (holds) {
      this.masks[cell] = bit;
      this.isSolved[cell] = 1;
    } else this.masks[cell]! &= ~bit;
  }

  /** Notes a known fact, and excludes a known value from the groups of its cell. */
  noteInGroups(fact: Fact): void {
    this.note(fact);
    const cell = this.#cellOf.get(fact.variable);
    if (cell === undefined || !fact.holds) return;
    const bit = this.bit(Number(fact.value));
    for (const peer of this.peers(cell)) if (this.isSolved[peer] === 0) this.masks[peer]! &= ~bit;
  }

  /** Returns the open cells of a group where a value is possible. */
  openCells(group: Group, bit: number): number[] {
    return group.cells.filter((cell) => this.isSolved[cell] === 0 && (this.masks[cell]! & bit) !== 0);
  }

  /** Returns the values that a full group still lacks. */
  missing(group: Group): number {
    let mask = 0;
    for (const cell of group.cells) if (this.isSolved[cell] === 0) mask |= this.masks[cell]!;
    return mask;
  }

  /** Returns the sum of the values of a full group. */
  sumOf({ cells }: Group): number {
    const mask = cells.reduce((values, cell) => values | this.#domains[cell]!, 0);
    return this.values(mask).reduce((sum, value) => sum + value, 0);
  }

  /** Returns the cells that share a group with a cell. */
  peers(cell: number): ReadonlySet<number> {
    const before = this.#peers.get(cell);
    if (before) return before;
    const peers = new Set(this.cells[cell]!.groups.flatMap((group) => this.groups[group]!.cells));
    peers.delete(cell);
    this.#peers.set(cell, peers);
    return peers;
  }

  /** Returns a group with both cells. */
  commonGroup(one: number, other: number): Group | undefined {
    for (const group of this.cells[one]!.groups)
      if (this.groups[group]!.cells.includes(other)) return this.groups[group];
    return undefined;
  }

  /** Returns the exclusions of some values from cells. */
  exclusions(cells: Iterable<number>, mask: number): Fact[] {
    const facts: Fact[] = [];
    for (const cell of cells) {
      if (this.isSolved[cell] === 1) continue;
      for (const value of this.values(this.masks[cell]! & mask)) facts.push(this.fact(cell, value, false));
    }
    return facts;
  }

  /** Returns the known facts by which some cells do not hold some values. */
  absences(cells: Iterable<number>, mask: number): Fact[] {
    const facts: Fact[] = [];
    for (const cell of cells) {
      if (this.isSolved[cell] === 1) facts.push(this.fact(cell, this.values(this.masks[cell]!)[0]!, true));
      else
        for (const value of this.values(this.#domains[cell]! & mask & ~this.masks[cell]!))
          facts.push(this.fact(cell, value, false));
    }
    return facts;
  }

  /** Returns how a player sees that a cell lacks a value: a cell in the same group has it. */
  seenFrom(fact: Fact): Omit<TechniqueUse, 'pattern'> {
    const cell = this.#cellOf.get(fact.variable)!;
    const bit = this.bit(Number(fact.value));
    const peer = [...this.peers(cell)].find((one) => this.isSolved[one] === 1 && this.masks[one] === bit)!;
    const { reason } = this.commonGroup(cell, peer)!;
    return { level: 1, reasons: [reason], premises: this.absences([peer], 0), facts: [fact] };
  }

  fact(cell: number, value: number, holds: boolean): Fact {
    const { variable, place } = this.cells[cell]!;
    return { variable: variable.id, place, value, holds };
  }

  /** Returns whether a full group, of those where a player looks, has a single place for a value once facts exclude it elsewhere. */
  leadToSingle(exclusions: readonly Fact[], isSeen: (group: Group) => boolean): boolean {
    for (const { variable, value } of exclusions) {
      const bit = this.bit(Number(value));
      const cell = this.#cellOf.get(variable)!;
      const excluded = new Set(
        exclusions.flatMap((fact) => (fact.value === value ? this.#cellOf.get(fact.variable)! : [])),
      );
      for (const group of this.cells[cell]!.groups) {
        if (!this.groups[group]!.isFull || !isSeen(this.groups[group]!)) continue;
        const left = this.openCells(this.groups[group]!, bit).filter((one) => !excluded.has(one));
        if (left.length === 1) return true;
      }
    }
    return false;
  }

  #group(reason: number, { variables }: AllDifferent, { places }: Posted): Group {
    const values = new Set(variables.flatMap(domain));
    const line = (['row', 'col'] as const).find((along) =>
      places.every((place) => place.kind === 'cell' && place[along] === places[0]![along]),
    );
    const cells = variables.map(({ id }) => this.#cellOf.get(id)!);
    return { reason, cells, isFull: values.size === variables.length, line, places };
  }
}

const isAllDifferent = (constraint: Constraint): constraint is AllDifferent =>
  typeof constraint === 'object' && constraint.op === 'allDifferent';

const isDistinctSum = (constraint: Constraint): constraint is DistinctSum =>
  typeof constraint === 'object' && constraint.op === 'distinctSum';

/** Counts the constraints of each variable, without those about it alone. */
function countConstraints(posted: readonly Posted[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { constraint } of posted) {
    const scope = scopeOf(constraint);
    if (scope.size > 1) for (const variable of scope) counts.set(variable, (counts.get(variable) ?? 0) + 1);
  }
  return counts;
}

/** Returns the number of bits of a mask. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
