import type { Mark, Picture } from '../board/picture.js';
import { type Cell, cell, endsOf, type Place, placeKey } from '../board/place.js';
import { type Constraint, isGlobal } from '../constraints/constraint.js';
import { combinations } from '../constraints/distinct-sum/combinations.js';
import {
  type BreachPlaces,
  breachesOf,
  finishedParts,
  isSettled,
  mayFinish,
  mayHold,
  settledNumbers,
  settledPlaces,
} from '../constraints/may-hold.js';
import { scopeOf } from '../constraints/scope.js';
import { unaryDomains } from '../constraints/unary-domains.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import { count, domain, type Variable } from '../expressions/expression.js';
import type { PartialAssignment } from '../expressions/partial-evaluation.js';
import type { EnclosedArea, EntryValues } from '../input.js';
import { Model, type Posted } from '../model.js';
import type { AnyPuzzle, Field, Violation } from '../puzzle.js';
import { areaClueMark } from './area-clue.js';
import { NamedRegions } from './named-regions.js';

type Value = boolean | number;

/** Judgement of entries by the rules. */
export interface EntriesFeedback<Rule extends string = string> {
  /** Broken rules, each with the places that break it, the clue's own place first. */
  readonly violations: readonly Violation<Rule>[];
  /** Places of clues that are satisfied: by some entry, if the open places stay blank, or with any further entries. */
  readonly settled: readonly Place[];
  /** Partly satisfied clues that are lists, with the indices of their satisfied numbers. */
  readonly settledNumbers: readonly (readonly [clue: Place, numbers: readonly number[]])[];
  /** Cells of regions that are closed and correct. */
  readonly finished: readonly Cell[];
}

/** A sum of distinct values, and the sets of values with this sum. */
export interface DistinctSums {
  readonly total: number;
  /** Number of values. */
  readonly size: number;
  readonly sets: readonly (readonly number[])[];
}

/** Treatment of open places. */
export interface FeedbackOptions {
  /**
   * Counts all open places with a blank value as blank when it judges finished regions, and clues without an entry; otherwise only lines
   * and walls.
   */
  readonly blank?: boolean;
  /** Areas between walls. No other cell belongs to the region of an area, even if it is open. */
  readonly areas?: readonly EnclosedArea[];
}

/** A posted constraint with its clue. */
interface Instance {
  readonly rule: string;
  readonly places: readonly Place[];
  readonly constraint: Constraint;
  readonly scope: ReadonlySet<number>;
  /** Place of its clue; undefined if there is none. */
  readonly clue: Place | undefined;
  /** The constraint only gives the value at its clue. */
  readonly isTrivial: boolean;
  /** First cell of the region that its places form; undefined if they form none. */
  readonly region: Cell | undefined;
}

/** Judgement of one instance. */
interface Judgement {
  readonly breaches: readonly BreachPlaces[];
  readonly isSettled: boolean;
  /** Its clue is satisfied. */
  readonly isSatisfied: boolean;
  readonly settled: readonly Place[];
  readonly settledNumbers: readonly number[];
  readonly parts: readonly (readonly Place[])[];
  /** The constraint fails if open parts of the board belong elsewhere. */
  readonly isWrongSoFar: boolean;
}

/** Judgement of an area between walls. */
interface JudgedArea<Rule extends string> {
  readonly cells: readonly Cell[];
  /** The rule that it breaks, if it is wrong. */
  readonly violation: Violation<Rule> | undefined;
  /** Its clues are satisfied if it is not wrong. */
  readonly isRight: boolean;
}

/** A breach with its instance, for comparisons with others. */
interface FoundBreach {
  readonly instance: Instance;
  readonly breach: BreachPlaces;
}

/** Step limit for the candidates of constraints over the whole board; larger boards ignore these constraints. */
const MAX_CANDIDATE_STEPS = 3_000_000;

/** Maximum number of variables of a constraint that is not over the whole board. */
const MAX_LOCAL_SCOPE = 40;

/** A value that no region has. */
const NO_REGION = -1;

const NONE: ReadonlySet<number> = new Set();

/**
 * Judges entries by the rules alone, without the answer: each posted constraint separately. It ignores consequences of several constraints,
 * even posted ones, so an entry that breaks no rule yet may still be wrong. Correct entries never count as wrong.
 */
export class Feedback<Rule extends string = string> {
  readonly #variables: readonly Variable[];
  /** Number of answer variables; the variables after them are derived. */
  readonly #keySize: number;
  readonly #instances: readonly Instance[];
  /** Indices of the instances by variable. */
  readonly #touching: readonly (readonly number[])[];
  readonly #placeOf: ReadonlyMap<number, Place>;
  /** Variables by place key. */
  readonly #variablesAt = new Map<number, number[]>();
  /** Values known without entries, by variable. */
  readonly #given = new Map<number, Value>();
  /** Blank values of open places by variable; `isLine` for lines and walls. */
  readonly #blanks = new Map<number, { readonly isLine: boolean; readonly value: Value }>();
  /** Lines of two values by the keys of their ends. */
  readonly #linesAt = new Map<number, number[]>();
  readonly #clues: ReadonlySet<number>;
  readonly #cluePlaces: readonly Place[];
  readonly #fields: readonly Field[];

  #values: EntryValues = new Map();
  /** Entered or given value, by variable. */
  readonly #decided: (Value | undefined)[];
  #blank = false;
  readonly #judgements: Judgement[] = [];
  readonly #placesOf = new WeakMap<BreachPlaces, readonly Place[]>();
  /** Indices of broken instances, and of those with finished parts or satisfied places. */
  readonly #broken = new Set<number>();
  readonly #partlySatisfied = new Set<number>();
  /** Indices of the instances about a clue or a region. */
  readonly #local: readonly number[];
  /** Cells are entered as areas between walls. */
  readonly #hasAreas: boolean;
  /** Some constraint has parts that can be finished. */
  readonly #hasParts: boolean;
  /** Keys of cells that are finished before the first entry and therefore not reported. */
  #untouched = NONE;

  constructor(type: AnyPuzzle, puzzle: unknown) {
    const model = new Model();
    const answerVars = type.encode(model, puzzle);
    const picture = type.draw(puzzle);
    const fields = type.described?.fields(puzzle) ?? [];
    this.#variables = model.variables;
    this.#keySize = model.variables.length - model.derived.length;
    this.#placeOf = variablePlaces(answerVars, model.derived);
    for (const [variable, place] of this.#placeOf) push(this.#variablesAt, placeKey(place), variable);
    for (const [variable, { given, blank, place }] of fields.entries()) {
      if (given !== undefined) this.#given.set(variable, given);
      const isLine = place.kind === 'side' || place.kind === 'link';
      if (blank !== undefined) this.#blanks.set(variable, { isLine, value: blank });
      if (isLine && typeof blank === 'boolean')
        for (const end of endsOf(place)) push(this.#linesAt, placeKey(end), variable);
    }
    this.#fields = fields;
    this.#hasAreas = type.described?.input(puzzle).strokes?.kind === 'areas';
    // The number of an area is drawn nowhere, so no clue repeats it.
    this.#clues = clueKeys(picture, this.#hasAreas ? [] : fields);
    this.#cluePlaces = picture.marks.flatMap(({ at }) => (this.#clues.has(placeKey(at)) ? [at] : []));
    this.#instances = this.#instancesOf([...model.required, ...choicesIn(model)], picture);
    // A clue gives the value at its own place only; conclusions about other places are not entered there.
    for (const { rule, constraint, places } of this.#instances.filter(({ isTrivial }) => isTrivial)) {
      const ownVariables = places.flatMap((place) => this.#variablesAt.get(placeKey(place)) ?? []);
      for (const { variable, values } of unaryDomains(constraint, model.variables))
        if (values.length === 1 && ownVariables.includes(variable) && !this.#given.has(variable)) {
          const [value] = values;
          // Only clues that show a value give one that open places do not have.
          const blank = this.#blanks.get(variable)?.value ?? value;
          if (rule === 'given' || value === blank) this.#given.set(variable, value!);
        }
    }
    const touching: number[][] = model.variables.map(() => []);
    for (const [at, { scope }] of this.#instances.entries())
      for (const variable of scope) touching[variable]!.push(at);
    this.#touching = touching;
    this.#local = [...this.#instances.keys()].filter((at) => this.#isLocal(at));
    this.#hasParts = this.#instances.some(({ constraint }) => mayFinish(constraint));
    this.#decided = this.#variables.map(({ id }) => this.#given.get(id));
    for (const at of this.#instances.keys()) this.#update(at);
    this.#untouched = new Set(this.#satisfied([], []).finished.map(placeKey));
  }

  /** Values that clues give at their own places, by variable; no other value is correct there. */
  get clueValues(): EntryValues {
    const hasClue = (place: Place | undefined) => place !== undefined && this.#clues.has(placeKey(place));
    return new Map([...this.#given].filter(([variable]) => hasClue(this.#placeOf.get(variable))));
  }

  /** Judges values by variable. Givens may be missing. */
  judge(values: EntryValues, { blank = false, areas = [] }: FeedbackOptions = {}): EntriesFeedback<Rule> {
    const changed = this.#changed(values);
    const indices =
      blank === this.#blank
        ? new Set(
            changed
              .flatMap((variable) => [variable, ...this.#linesBeside(variable).flat()])
              .flatMap((variable) => this.#touching[variable]!),
          )
        : this.#instances.keys();
    for (const variable of changed)
      this.#decided[variable] = values.get(variable) ?? this.#given.get(variable);
    this.#values = new Map(values);
    this.#blank = blank;
    for (const at of indices) this.#update(at);
    const breaches = this.#breaches();
    const judgedAreas = enclosed(areas).map((area) => this.#judgeArea(area));
    return {
      violations: [
        ...breaches.map(({ instance, breach }) => ({
          rule: instance.rule as Rule,
          places: this.#places(instance, breach),
        })),
        ...judgedAreas.flatMap(({ violation }) => violation ?? []),
      ],
      ...this.#satisfied(
        breaches,
        judgedAreas.filter(({ violation, isRight }) => isRight && !violation),
      ),
    };
  }

  /**
   * Returns, for open variables of more than two values, the values that no single rule excludes with these entries. Ignores constraints
   * over the whole of a large board, which would take too long.
   */
  candidates(values: EntryValues): ReadonlyMap<number, readonly number[]> {
    const known = (variable: number) => values.get(variable) ?? this.#given.get(variable);
    const open = this.#variables.filter(
      (variable) => this.#isNumber(variable) && known(variable.id) === undefined,
    );
    let steps = 0;
    for (const { id } of open)
      for (const at of this.#touching[id]!) {
        const { size } = this.#instances[at]!.scope;
        if (size > MAX_LOCAL_SCOPE) steps += size * domain(this.#variables[id]!).length;
      }
    const maxScope = steps > MAX_CANDIDATE_STEPS ? MAX_LOCAL_SCOPE : Number.POSITIVE_INFINITY;
    return new Map(
      open.map((variable) => {
        const instances = this.#touching[variable.id]!.map((at) => this.#instances[at]!).filter(
          ({ scope }) => scope.size <= maxScope,
        );
        const possible = (domain(variable) as readonly number[]).filter((value) =>
          instances.every(({ constraint }) =>
            mayHold(constraint, (one) => (one === variable.id ? value : known(one))),
          ),
        );
        return [variable.id, possible];
      }),
    );
  }

  /**
   * Returns the sums of distinct values that a variable is part of, each with the sets of values that its group may have: those with the
   * entries of the group, and a value for each other place that differs from the entries around it.
   */
  sums(variable: number, values: EntryValues): readonly DistinctSums[] {
    const known = (one: number) => values.get(one) ?? this.#given.get(one);
    return this.#touching[variable]!.flatMap((at) => {
      const { constraint } = this.#instances[at]!;
      if (!isGlobal(constraint) || constraint.op !== 'distinctSum') return [];
      const { variables, total } = constraint;
      const entered = variables.flatMap(({ id }) => (known(id) as number | undefined) ?? []);
      const open = variables.filter(({ id }) => known(id) === undefined);
      const possible = open.map((one) => {
        const excluded = new Set(Array.from(this.peers(one.id), known));
        return (domain(one) as readonly number[]).filter((value) => !excluded.has(value));
      });
      const rest = total - entered.reduce((sum, one) => sum + one, 0);
      const others = [...new Set(possible.flat())].sort((a, b) => a - b);
      const sets = [...combinations(open.length, rest, others)]
        .filter((set) => possible.every((own) => own.some((value) => set.includes(value))))
        .map((set) => [...entered, ...set].sort((a, b) => a - b));
      return [{ total, size: variables.length, sets }];
    });
  }

  /**
   * Returns the variables of more than two values that must differ from this one: some single rule excludes every common value. Ignores
   * constraints over the whole board.
   */
  peers(variable: number): ReadonlySet<number> {
    const numbers = new Set(this.#variables.filter((one) => this.#isNumber(one)).map(({ id }) => id));
    const peers = new Set<number>();
    if (!numbers.has(variable)) return peers;
    const valuesOf = (id: number) => domain(this.#variables[id]!) as readonly number[];
    for (const at of this.#touching[variable]!) {
      const { constraint, scope } = this.#instances[at]!;
      if (scope.size > MAX_LOCAL_SCOPE || scope.size >= numbers.size) continue;
      for (const other of scope) {
        if (other === variable || peers.has(other) || !numbers.has(other)) continue;
        const ownValues = new Set(valuesOf(variable));
        const common = valuesOf(other).filter((value) => ownValues.has(value));
        const mayEqual = (value: number) =>
          mayHold(constraint, (one) => (one === variable || one === other ? value : undefined));
        if (common.length > 0 && !common.some(mayEqual)) peers.add(other);
      }
    }
    return peers;
  }

  /** Returns whether a variable is a number of the answer with more than two values. */
  #isNumber(variable: Variable): boolean {
    return variable.id < this.#keySize && variable.op === 'int' && variable.max - variable.min > 1;
  }

  #instancesOf(posted: readonly Posted[], picture: Picture): readonly Instance[] {
    const regions = new NamedRegions(picture);
    const hasAreas = Boolean(picture.cages?.length) || picture.marks.some(({ split }) => split);
    const plain = new Set(posted.flatMap(({ source, label }) => (label ? [] : [source])));
    // A labelled instance beside unlabelled ones of its rule is a consequence of several of them.
    const instances = posted.filter(({ source, label }) => !label || !plain.has(source));
    return instances.map(({ source, places, constraint }) => {
      const scope = scopeOf(constraint);
      const areaPlace = hasAreas ? areaClueMark(places, picture)?.at : undefined;
      const clue = areaPlace ?? this.#clueAmong(places, scope);
      const isAtClue = (variable: number) => {
        const place = this.#placeOf.get(variable);
        return place !== undefined && clue !== undefined && placeKey(place) === placeKey(clue);
      };
      return {
        rule: source,
        places,
        constraint,
        scope,
        clue,
        isTrivial: source === 'given' || [...scope].every(isAtClue),
        region: regions.findRegion(places),
      };
    });
  }

  /**
   * Finds the place of the only clue among an instance's places. If there are other places too, a number in its own scope is not its clue.
   */
  #clueAmong(places: readonly Place[], scope: ReadonlySet<number>): Place | undefined {
    const clues = places.filter((place) => this.#clues.has(placeKey(place)));
    if (clues.length !== 1) return undefined;
    const inScope = this.#variablesAt.get(placeKey(clues[0]!))?.some((variable) => scope.has(variable));
    return places.length === 1 || !inScope ? clues[0] : undefined;
  }

  #changed(values: EntryValues): readonly number[] {
    const changed: number[] = [];
    for (const [variable, value] of values) if (this.#values.get(variable) !== value) changed.push(variable);
    for (const variable of this.#values.keys()) if (!values.has(variable)) changed.push(variable);
    return changed.filter((variable) => this.#touching[variable]);
  }

  readonly #known = (variable: number): Value | undefined => this.#decided[variable];

  /** Known value of a variable, but an entered line may still grow: a bridge may become double. */
  readonly #least: PartialAssignment = Object.assign(
    (variable: number) => (this.#grows(variable) ? undefined : this.#known(variable)),
    {
      least: (variable: number) =>
        this.#grows(variable) ? (this.#values.get(variable) as number) : undefined,
    },
  );

  #grows(variable: number): boolean {
    const blank = this.#blanks.get(variable);
    const declared = this.#variables[variable]!;
    if (!blank?.isLine || declared.op !== 'int') return false;
    const value = this.#values.get(variable);
    return value !== undefined && value !== blank.value && value !== declared.max;
  }

  /** Known value of a variable if open places stay as they are. */
  readonly #blankIfOpen = (variable: number): Value | undefined => {
    const known = this.#known(variable);
    if (known !== undefined) return known;
    const blank = this.#blanks.get(variable);
    return blank && (blank.isLine || this.#blank) ? blank.value : undefined;
  };

  /** Known value of a variable if all open places stay blank. */
  readonly #blankElsewhere = (variable: number): Value | undefined =>
    this.#known(variable) ?? this.#blanks.get(variable)?.value;

  readonly #isDrawn = (variable: number): boolean => {
    const blank = this.#blanks.get(variable);
    const known = this.#known(variable);
    return blank !== undefined && known !== undefined && known !== blank.value;
  };

  /** Returns the lines at each end of a line. */
  #linesBeside(variable: number): readonly (readonly number[])[] {
    const place = this.#fields[variable]?.place;
    if (place?.kind !== 'side' && place?.kind !== 'link') return [];
    return endsOf(place).map((end) => this.#linesAt.get(placeKey(end)) ?? []);
  }

  /** Returns whether an open line may continue a drawn line from its end. */
  #mayContinue(variable: number): boolean {
    if (this.#known(variable) !== undefined) return false;
    return this.#linesBeside(variable).some((lines) => lines.filter(this.#isDrawn).length === 1);
  }

  /**
   * Returns whether a constraint is settled if open places have these values. Before the board is solved, only a count takes lines for absent
   * that may continue others: it is complete now.
   */
  #isSettledWith(constraint: Constraint, known: (variable: number) => Value | undefined): boolean {
    const isCount = isGlobal(constraint) || (typeof constraint === 'object' && constraint.op === 'linear');
    return isSettled(
      constraint,
      isCount || this.#blank
        ? known
        : (variable) => (this.#mayContinue(variable) ? undefined : known(variable)),
    );
  }

  /** Known value of a variable if other open places belong to no region. */
  readonly #outsideIfOpen = (variable: number): Value | undefined =>
    this.#blankIfOpen(variable) ?? (this.#variables[variable]!.op === 'int' ? NO_REGION : undefined);

  #update(at: number): void {
    const judgement = this.#judge(this.#instances[at]!, this.#isLocal(at));
    this.#judgements[at] = judgement;
    mark(this.#broken, at, judgement.breaches.length > 0);
    mark(this.#partlySatisfied, at, judgement.parts.length + judgement.settled.length > 0);
  }

  #isLocal(at: number): boolean {
    const { clue, isTrivial, region } = this.#instances[at]!;
    return region !== undefined || (clue !== undefined && !isTrivial);
  }

  #judge({ constraint, scope }: Instance, isLocal: boolean): Judgement {
    const breaches = breachesOf(constraint, this.#least);
    const mayBeSettled = isLocal && breaches.length === 0;
    const settled = mayBeSettled && this.#isSettledWith(constraint, this.#blankIfOpen);
    return {
      breaches,
      isSettled: settled,
      isSatisfied:
        settled ||
        (mayBeSettled &&
          [...scope].some(this.#isDrawn) &&
          this.#isSettledWith(constraint, this.#blankElsewhere)),
      settled: settledPlaces(constraint, this.#known),
      settledNumbers: isLocal ? settledNumbers(constraint, this.#known) : [],
      parts: finishedParts(constraint, this.#blankIfOpen),
      isWrongSoFar: this.#hasParts && !isGlobal(constraint) && !mayHold(constraint, this.#outsideIfOpen),
    };
  }

  /** Finds breaches, of instances with few places first, without those that contain another breach of the same rule. */
  #breaches(): readonly FoundBreach[] {
    const broken = [...this.#broken]
      .sort((a, b) => a - b)
      .flatMap((at) =>
        this.#judgements[at]!.breaches.map(
          (breach): FoundBreach => ({ instance: this.#instances[at]!, breach }),
        ),
      );
    broken.sort((a, b) => a.instance.scope.size - b.instance.scope.size);
    const breaches: FoundBreach[] = [];
    /** Indexed by one variable of each breach. */
    const foundAt = new Map<number, FoundBreach[]>();
    for (const one of broken) {
      const { instance, breach } = one;
      const covers = (other: FoundBreach) =>
        other.instance.rule === instance.rule &&
        other.instance.clue === instance.clue &&
        contains(breach.variables, other.breach.variables);
      const isCovered = [...breach.variables].some((variable) => foundAt.get(variable)?.some(covers));
      if (isCovered) continue;
      breaches.push(one);
      for (const variable of breach.variables) {
        push(foundAt, variable, one);
        break;
      }
    }
    return breaches;
  }

  /** Returns the places to show for a breach: the clue and the conflicting entries. */
  #places({ clue, places }: Instance, breach: BreachPlaces): readonly Place[] {
    const before = this.#placesOf.get(breach);
    if (before) return before;
    const entries = [...breach.variables].flatMap((variable) => this.#placeOf.get(variable) ?? []);
    const cluePlaces = clue ? [clue] : places.length === 1 ? places : [];
    const all = [...cluePlaces, ...breach.places, ...entries];
    const shown = [
      ...new Map((all.length > 0 ? all : places).map((place) => [placeKey(place), place])).values(),
    ];
    this.#placesOf.set(breach, shown);
    return shown;
  }

  /** Finds satisfied clues and finished regions. */
  #satisfied(
    broken: readonly FoundBreach[],
    areas: readonly JudgedArea<Rule>[],
  ): Omit<EntriesFeedback, 'violations'> {
    const wrong = new Set(broken.flatMap(({ breach }) => [...breach.variables]));
    const settled = new Map<number, Place>();
    const numbers: (readonly [Place, readonly number[]])[] = [];
    const open = new Set<number>();
    const finished = new Map<number, Cell>();
    const regions = new Map<Cell, { readonly cells: readonly Place[]; isDone: boolean }>();
    for (const at of this.#local) {
      const judgement = this.#judgements[at]!;
      const { clue, region, places, isTrivial } = this.#instances[at]!;
      if (clue && !isTrivial) {
        if (judgement.isSatisfied) settled.set(placeKey(clue), clue);
        else {
          open.add(placeKey(clue));
          if (judgement.settledNumbers.length > 0) numbers.push([clue, judgement.settledNumbers]);
        }
      }
      if (region) {
        const entry = regions.get(region) ?? { cells: places, isDone: true };
        entry.isDone &&= judgement.isSettled;
        regions.set(region, entry);
      }
    }
    /** A correct area settles the clue inside it, although cells beyond its walls may be open. */
    const finishArea = (cells: readonly Cell[]) => {
      for (const place of cells) finished.set(placeKey(place), place);
      for (const clue of this.#cluesInside(cells)) {
        settled.set(placeKey(clue), clue);
        open.delete(placeKey(clue));
      }
    };
    for (const at of this.#partlySatisfied) {
      const judgement = this.#judgements[at]!;
      for (const place of judgement.settled) settled.set(placeKey(place), place);
      for (const part of judgement.parts) {
        if (part.length === this.#placeOf.size || !this.#isRight(part, wrong)) continue;
        for (const place of part) {
          if (this.#untouched.has(placeKey(place))) continue;
          if (place.kind === 'cell') finished.set(placeKey(place), place);
          if (this.#clues.has(placeKey(place))) settled.set(placeKey(place), place);
        }
        if (this.#hasAreas) finishArea(part as readonly Cell[]);
      }
    }
    for (const { cells } of areas) finishArea(cells);
    const satisfied = [...settled].flatMap(([key, place]) => (open.has(key) ? [] : place));
    for (const { cells, isDone } of regions.values())
      if (isDone)
        for (const place of cells)
          if (!this.#untouched.has(placeKey(place))) finished.set(placeKey(place), place as Cell);
    return {
      settled: satisfied,
      settledNumbers: numbers,
      finished: [...finished.values()],
    };
  }

  /** Judges an area with a clue as a region. It is wrong only by its own cells, not because another cell would have to belong to it. */
  #judgeArea({ cells, variables, isImpossible }: EnclosedArea): JudgedArea<Rule> {
    const clues = this.#cluesInside(cells);
    const keys = new Set(clues.map(placeKey));
    const own = this.#local
      .map((at) => this.#instances[at]!)
      .filter(({ clue, isTrivial }) => clue && !isTrivial && keys.has(placeKey(clue)));
    const inside = new Set(variables);
    const known = (variable: number) =>
      inside.has(variable) || variable >= this.#keySize ? this.#known(variable) : NO_REGION;
    const isInside = (variable: number) => inside.has(variable);
    const isBroken = ({ constraint }: Instance) =>
      breachesOf(constraint, known).some((breach) => [...breach.variables].some(isInside));
    // The clue of a root may lie beyond a wall.
    const broken = isImpossible ? (own.at(-1) ?? this.#instances[this.#local[0]!]) : own.find(isBroken);
    return {
      cells,
      violation: broken && { rule: broken.rule as Rule, places: [...clues, ...cells] },
      isRight: own.every(({ constraint }) => isSettled(constraint, known) || !mayHold(constraint, known)),
    };
  }

  /** Returns the clues of a closed part: in its cells, on their corners or between them. */
  #cluesInside(part: readonly Place[]): readonly Place[] {
    const keys = new Set(part.map(placeKey));
    return this.#cluePlaces.filter(({ row, col }) => keys.has(placeKey(cell(row, col))));
  }

  /** Returns whether a part of the board breaks nothing, even if all open places belong elsewhere. */
  #isRight(part: readonly Place[], wrong: ReadonlySet<number>): boolean {
    return part.every((place) =>
      (this.#variablesAt.get(placeKey(place)) ?? []).every(
        (variable) =>
          !wrong.has(variable) &&
          this.#touching[variable]!.every((at) => !this.#judgements[at]!.isWrongSoFar),
      ),
    );
  }
}

/**
 * Returns the areas that the player has finished: those with one root, and others that are no regions, but not the largest area, which is the
 * rest of the board.
 */
function enclosed(areas: readonly EnclosedArea[]): readonly EnclosedArea[] {
  const largest = Math.max(...areas.map(({ cells }) => cells.length));
  return areas.filter(
    ({ cells, regions, isImpossible }) =>
      areas.length > 1 && (regions === 1 || (regions > 1 && isImpossible && cells.length < largest)),
  );
}

/** Constraints of derived variables on the answer: exactly one choice of each is true. */
function choicesIn({ derived, posted }: Model): readonly Posted[] {
  if (derived.length === 0) return [];
  const sources = new Map<number, Posted['source']>();
  for (const { source, constraint } of posted)
    for (const variable of scopeOf(constraint)) if (!sources.has(variable)) sources.set(variable, source);
  return derived.map(({ variable: { id }, place, choices }) => ({
    source: sources.get(id)!,
    places: [place],
    constraint: count(choices.map(({ condition }) => condition)).is(1),
  }));
}

/** Finds the keys of places with clues. A mark that only repeats a given of the answer is no clue. */
function clueKeys({ marks }: Picture, fields: readonly Field[]): ReadonlySet<number> {
  const givenSigns = new Map(
    fields.flatMap(({ given, place, values }) =>
      given === undefined ? [] : [[placeKey(place), values.find(({ value }) => value === given)?.sign]],
    ),
  );
  const isClue = ({ at, source, note, text }: Mark) => {
    const key = placeKey(at);
    if (source !== 'clue') return false;
    return note !== undefined || !givenSigns.has(key) || (text !== undefined && text !== givenSigns.get(key));
  };
  return new Set(marks.filter(isClue).map(({ at }) => placeKey(at)));
}

function mark(set: Set<number>, item: number, isIn: boolean): void {
  if (isIn) set.add(item);
  else set.delete(item);
}

const contains = (outer: ReadonlySet<number>, inner: ReadonlySet<number>): boolean =>
  inner.size > 0 && [...inner].every((one) => outer.has(one));

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
