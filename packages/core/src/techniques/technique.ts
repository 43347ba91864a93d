import type { Place } from '../board/place.js';
import type { Fact } from '../expressions/fact.js';

/** The name of the technique of a step. */
export interface TechniqueName {
  /** Stable identifier for JSON, options and tests: `hidden-single`. */
  readonly id: string;
  /** Name as players write it: `Hidden single`. */
  readonly name: string;
}

/** Names of a puzzle type for what its rules show, by rule, or by several rules in any order: `beside+apart`. */
export type RuleTechniques = Readonly<Record<string, string>>;

/** A way to deduce something that players have a name for. */
export interface Technique extends TechniqueName {
  /** How hard it is to see, in the unit of a step's effort. */
  readonly level: number;
}

/** A technique with the levels of its uses. */
export interface TechniqueLevels extends TechniqueName {
  /** Level of its easiest uses. */
  readonly minLevel: number;
  /** Level of its hardest uses. */
  readonly maxLevel: number;
}

/** The places and values where a technique applies. */
export interface TechniquePattern {
  readonly technique: TechniqueName;
  /** Places at which a player looks: the cells of a pair, the ends of a chain. */
  readonly cells: readonly Place[];
  /** Values that the technique is about. */
  readonly values: readonly number[];
  /** Groups that limit the values: the rows of an X-wing. */
  readonly bases: readonly (readonly Place[])[];
  /** Groups in which values are excluded: the columns of an X-wing. */
  readonly covers: readonly (readonly Place[])[];
}

/** A technique applied to a board: what follows from which constraints. */
export interface TechniqueUse {
  readonly pattern: TechniquePattern;
  /** How hard this use is to see. */
  readonly level: number;
  /** Indices of the constraints that it needs. */
  readonly reasons: readonly number[];
  /** Known facts that it needs. */
  readonly premises: readonly Fact[];
  /** Facts that follow. */
  readonly facts: readonly Fact[];
}
