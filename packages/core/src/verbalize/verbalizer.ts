import type { Coordinates } from '../board/coordinates.js';
import { groupBy } from '../board/group-by.js';
import { joinList } from '../board/join-list.js';
import { formatExits, formatRoutes, routesAlong } from '../board/link-names.js';
import type { Candidates, Highlight, Mark, Picture } from '../board/picture.js';
import { betweenCells, endsOf, type Link, link, type Place, placeKey, type Side } from '../board/place.js';
import { formatEachPlace, formatPlaces, formatRoute, WHOLE_BOARD } from '../board/place-names.js';
import { isRelation } from '../board/symbol.js';
import type { GlobalConstraint } from '../constraints/definitions.js';
import { scopeOf } from '../constraints/scope.js';
import { unaryDomains } from '../constraints/unary-domains.js';
import { clueNumber, cutNoun, namesValues, valueWords } from '../constraints/wording.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import { domain, type Variable } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import type { AnswerVars } from '../expressions/values.js';
import { namedVariables } from '../expressions/variable-names.js';
import { Model, type Posted } from '../model.js';
import type { AnyPuzzle, DescriptionApi } from '../puzzle.js';
import type { Contradiction } from '../read/entry-split.js';
import type { Argument, Contradiction as ArgumentContradiction } from '../reasons/argument.js';
import type { Conflict } from '../reasons/conflict.js';
import type { CountedSide } from '../reasons/count-conflict.js';
import type { Reason } from '../reasons/reason.js';
import type { Step } from '../reasons/solve-path.js';
import type { OpenValues } from '../tasks/forced.js';
import { be, belongWith, type ValueWords } from '../value-words.js';
import { areaClue } from './area-clue.js';
import { NamedRegions } from './named-regions.js';
import { type CellNumber, type KnownAtStep, PencilMarks } from './pencil-marks.js';
import { techniqueSentence } from './technique-sentence.js';
import { predicate, relationName, symbolName, valuePhrase } from './value-text.js';

/** A step in words. */
export interface StepText {
  /** Name of its technique; empty if it has none. */
  readonly technique: string;
  /** The whole step: `Hidden single: in row 3, only row 3, column 5 can be 1.` */
  readonly sentence: string;
  /** Inference of the step: `Row 3, column 5 is 1.` */
  readonly claim: string;
  /** Reasons, one sentence for each rule or kind of clue. */
  readonly because: readonly string[];
  /** Premises of the step: `Known: row 3, columns 3 and 4 are 0.` Empty if there are none. */
  readonly known: string;
  /** Argument by contradiction, line by line; empty if the reasons are few. */
  readonly argument: readonly string[];
}

/** Returns the sentences about why a step holds: its argument, or else its reasons and premises. */
export const detailsOf = ({
  because,
  known,
  argument,
}: Pick<StepText, 'because' | 'argument'> & { readonly known?: string }): readonly string[] =>
  argument.length > 0 ? argument : [...because, ...(known ? [known] : [])];

/**
 * Describes facts, reasons and steps of one puzzle in a player's words, and highlights them in its picture. The words for values come from
 * the description of the puzzle type.
 */
export class Verbalizer {
  #encoded: EncodedPuzzle | undefined;
  readonly #picture: Picture;
  readonly #entries: ReadonlyMap<number, Fact>;
  #namingConstraints: readonly GlobalConstraint[] | undefined;
  readonly #valueWords: ReturnType<DescriptionApi<unknown>['words']> | undefined;
  #pencil: PencilMarks | undefined;
  #regions: NamedRegions | undefined;

  /** `entries` are the player's entries, for their names. */
  constructor(
    readonly type: AnyPuzzle,
    readonly puzzle: unknown,
    entries: readonly Fact[] = [],
  ) {
    this.#picture = type.draw(puzzle);
    this.#valueWords = type.described?.words(puzzle);
    this.#entries = new Map(entries.flatMap((fact) => (fact.place ? [[placeKey(fact.place), fact]] : [])));
  }

  /** Model of the puzzle, created on first use because it takes long for a large board. */
  get #rules(): EncodedPuzzle {
    this.#encoded ??= encodePuzzle(this.type, this.puzzle);
    return this.#encoded;
  }

  /** Names places in the notation of the puzzle type. */
  places(places: readonly Place[], board: Picture = this.#picture): string {
    return formatPlaces(places, board, { coordinates: this.#coordinates });
  }

  /** Describes facts: `row 3, columns 3 and 4 are 0; row 1, column 2 is not 1`. */
  facts(facts: readonly Fact[]): string {
    // All excluded values of one place share a predicate, and so do places with the same values.
    const byVariable = new Map<
      number,
      { readonly place: Place | undefined; readonly holds: boolean; values: Fact[] }
    >();
    for (const fact of facts) {
      const one = byVariable.get(fact.variable);
      if (one && !one.holds && !fact.holds) one.values.push(fact);
      else byVariable.set(fact.variable, { place: fact.place, holds: fact.holds, values: [fact] });
    }
    const alike = new Map<string, SharedPredicate>();
    for (const [variable, one] of byVariable) {
      const { place, holds, values } = this.#remainingValue(variable, one.values) ?? one;
      const words = values.map((fact) => this.#wordsFor(fact));
      const name = predicate(words, holds, false);
      const group = alike.get(name) ?? { words, holds, places: [], names: [] };
      if (place) group.places.push(place);
      else group.names.push(this.#rules.names.get(variable)!);
      alike.set(name, group);
    }
    const groups = [...alike.values()];
    return this.#inOneLine(groups) ?? groups.map((group) => this.#sentence(group)).join('; ');
  }

  /** Returns the only value that is not excluded, if there is just one. */
  #remainingValue(
    variable: number,
    values: readonly Fact[],
  ):
    | { readonly place: Place | undefined; readonly holds: true; readonly values: readonly Fact[] }
    | undefined {
    const [fact, another] = values;
    if (!fact || !another || fact.holds) return undefined;
    const excluded = new Set(values.map(({ value }) => value));
    const [only, ...others] = domain(this.#rules.model.variables[variable]!).filter(
      (value) => !excluded.has(value),
    );
    if (only === undefined || others.length > 0) return undefined;
    return { place: fact.place, holds: true, values: [{ ...fact, value: only, holds: true }] };
  }

  #sentence({ words, holds, places, names }: SharedPredicate): string {
    const [{ leads, byCells }] = words as readonly [ValueWords];
    if (leads && holds && names.length === 0 && isLinks(places)) {
      const { phrase, isRoute } = leads;
      return `${phrase} ${isRoute ? formatRoutes(routesAlong(places), this.#coordinates) : formatExits(places, this.#coordinates)}`;
    }
    if (byCells && names.length === 0) {
      const cells = places.flatMap((place) =>
        place.kind === 'side' || place.kind === 'link' ? this.#nameWithoutBoard(cellsOf(place)) : [],
      );
      const each = cells.length > 1 ? ' each' : '';
      return `${cells.join('; ')}${each} ${predicate(words, holds, true)}`;
    }
    const subject = joinList([...(places.length ? [this.#nameEach(places)] : []), ...names], 'and');
    return `${subject} ${predicate(words, holds, places.length + names.length > 1)}`;
  }

  /** Describes a line: `row 3, columns 1 to 4 are 2, 1, 4 and 3`; undefined if there is more to say. */
  #inOneLine(groups: readonly SharedPredicate[]): string | undefined {
    const all = groups.flatMap(({ words, holds, places }) =>
      places.map((place) => ({ place, words: words[0]!, single: holds && words.length === 1 })),
    );
    const [first] = all;
    if (
      !first ||
      groups.length < 3 ||
      groups.some(({ names }) => names.length) ||
      all.some(({ single, words }) => !single || words.are !== first.words.are)
    )
      return undefined;
    const along = (['row', 'col'] as const).find((line) =>
      all.every(({ place }) => place.kind === 'cell' && place[line] === first.place[line]),
    );
    if (!along) return undefined;
    const across = along === 'row' ? 'col' : 'row';
    const sorted = all.toSorted((a, b) => a.place[across] - b.place[across]);
    const values = joinList(
      sorted.map(({ words }) => words.phrase),
      'and',
    );
    return `${this.#nameEach(sorted.map(({ place }) => place))} ${first.words.are} ${values}`;
  }

  /** Lists the possible values of an open place: `row 1, column 2: 3, 5 or 9`. */
  possible({ place, variable, values }: OpenValues): string {
    const words = values.map((value) => this.#wordsFor({ variable, place, value, holds: true }));
    const what = joinList(
      words.map((word) => word.phrase),
      'or',
    );
    const verb = words[0]?.is ?? 'is';
    return `${this.places([place])}: ${verb === 'is' ? what : `${verb} ${what}`}`;
  }

  /** Describes an entry that contradicts a clue: `row 2, column 3: the clue says 5, but as entered it is 6`. */
  contradiction({ entry, clue, values }: Contradiction): string {
    const as = predicate([this.#wordsFor(entry)], entry.holds, false);
    const place = this.places(entry.place ? [entry.place] : clue);
    const drawn = clue.length === 1 && entry.place && placeKey(clue[0]!) === placeKey(entry.place);
    const says = drawn ? this.#givenAt(clue[0]!, this.#marksAt(clue[0]!)) : '';
    if (says) return `${place}: the clue says ${says}, but as entered it ${as}`;
    const [words, ...others] = values.map((value) => this.#wordsFor({ ...entry, value }));
    if (!words) return `${place}: a clue leaves no value`;
    const left = joinList(
      [words, ...others].map(({ phrase }) => phrase),
      'or',
    );
    return `${place} ${words.is} ${left} by a clue, but as entered it ${as}`;
  }

  /** Describes reasons with their places, one sentence for each rule or kind of clue; clues and entries first. */
  reasons(reasons: readonly Reason[]): readonly string[] {
    const byRule = new Map<string, readonly Reason[]>([
      ['given', []],
      ['entry', []],
      ...groupBy(this.#withoutRepeatedClues(reasons), ({ rule }) => rule),
    ]);
    return Array.from(byRule).flatMap(([rule, those]) => {
      if (those.length === 0) return [];
      const where =
        rule === 'entry'
          ? this.#describeEntries(those)
          : rule === 'given'
            ? this.#describeClues(those)
            : this.#describeInstances(those);
      return `${this.#title(rule, those.length)}${where === WHOLE_BOARD ? '' : `: ${where}`}.`;
    });
  }

  /** Describes a conflict: its sums, or else its reasons. */
  conflict({ reasons, count }: Conflict): readonly string[] {
    if (!count) return this.reasons(reasons);
    const placesOf = ({ reasons: indices }: CountedSide) =>
      indices.map((index) => reasons[index]!.places.filter(({ kind }) => kind !== 'outside'));
    const [first, second] = count.sides as readonly [CountedSide, CountedSide?];
    if (!second) {
      const places = this.places(placesOf(first).flat());
      const where = places === WHOLE_BOARD || countWords(places) > MAX_WORDS ? '' : ` at ${places}`;
      return [
        `The numbers${where} add up to ${first.sum}, but each thing counts for two of them, so the sum must be even.`,
      ];
    }
    const [one, other] = [placesOf(first), placesOf(second)];
    const isLines = (areas: readonly (readonly Place[])[], along: 'row' | 'col') =>
      areas.every((area) => area.every((place) => place[along] === area[0]![along]));
    const [name, otherName] =
      isLines(one, 'row') && isLines(other, 'col')
        ? ['The numbers for rows', 'those for columns']
        : isLines(one, 'col') && isLines(other, 'row')
          ? ['The numbers for columns', 'those for rows']
          : [`The numbers at ${this.places(one.flat())}`, `those at ${this.places(other.flat())}`];
    return [`${name} add up to ${first.sum}, ${otherName} to ${second.sum}, but both count the same.`];
  }

  /** Describes a step: its inference, reasons and premises. */
  step(step: Step): StepText {
    const { claims, reasons, facts, technique, argument } = step;
    // The excluded values are implied if only one value remains.
    const only = new Set(claims.filter(({ holds }) => holds).map(({ variable }) => variable));
    const named = facts.filter(({ variable, holds }) => holds || !only.has(variable));
    return {
      technique: technique?.name ?? '',
      sentence: this.#stepSentence(step),
      claim: `${capital(this.facts(claims))}.`,
      because: [
        ...this.reasons(reasons),
        ...(named.length < facts.length
          ? [
              this.#nothingElse(
                facts.filter((fact) => !named.includes(fact)),
                reasons,
              ),
            ]
          : []),
      ],
      known: named.length ? `Known: ${this.#describePremises(named, reasons)}.` : '',
      argument: argument ? this.#argumentLines(argument) : [],
    };
  }

  /** Describes an argument, one sentence a line; the first use of a rule states it in full. */
  #argumentLines({ reasons, ...contradiction }: Argument): readonly string[] {
    const named = new Set<string>();
    const whyOf = (indices: readonly number[]) => {
      const names = Array.from(
        groupBy(
          indices.map((index) => reasons[index]!),
          ({ rule }) => rule,
        ),
        ([rule, those]) => {
          const where = this.#shortPlaces(those) || this.#describeInstances(those);
          const isShort = named.has(rule) && where !== WHOLE_BOARD;
          named.add(rule);
          if (rule === 'given' || isShort) return where;
          return [this.#title(rule, those.length), ...(where === WHOLE_BOARD ? [] : [where])].join(': ');
        },
      );
      return names.length > 0 ? ` (${names.join('; ')})` : '';
    };
    const write = ({ supposition, lines }: ArgumentContradiction, also: string): readonly string[] => [
      `Suppose ${also}${this.facts([supposition])}.`,
      ...lines.flatMap(({ reasons: indices, claims, nested }) => {
        if (nested)
          return [...write(nested, 'also '), `So ${this.facts(claims)} under the first supposition.`];
        const why = whyOf(indices);
        return claims.length === 0 ? `That is a contradiction${why}.` : `Then ${this.facts(claims)}${why}.`;
      }),
    ];
    return write(contradiction, '');
  }

  /** Names the technique of a step and the area where it applies: `Hidden single in row 3.` Without a technique, only the area. */
  techniqueAndArea({ claims, reasons, pattern, technique }: Step): string {
    const { bases = [], cells = [] } = pattern ?? {};
    const areas = bases.length > 0 ? bases : cells.map((cell) => [cell]);
    const where = areas.length > 0 ? this.#nameAreas(areas) : this.#shortPlaces(reasons);
    const place = where || this.places(placesIn(claims));
    return technique ? `${technique.name}: ${place}.` : `${capital(place)}.`;
  }

  /** Describes a step in one sentence: its technique, where it applies, and what it finds. */
  #stepSentence({ claims, reasons, pattern, technique }: Step): string {
    const claim = this.facts(claims);
    const start = technique ? `${technique.name}: ` : '';
    const isAboutNumbers = claims.every((fact) => this.#wordsFor(fact).is === 'is');
    if (pattern && (isAboutNumbers || pattern.values.length === 0)) {
      const variable = this.#rules.model.variables[claims[0]!.variable]!;
      const sentence = techniqueSentence(pattern, {
        claim,
        areas: (areas) => this.#nameAreas(areas),
        cells: (places) => this.#nameEach(places),
        value: (value) => this.#wordsOf(variable, value).phrase,
      });
      return `${start}${sentence}.`;
    }
    const claimedPlaces = placesIn(claims);
    const where = this.#shortPlaces(reasons, claimedPlaces);
    const short = `${start}${claim}.`;
    const long = `${start}${claim} (${where}).`;
    const claimed = this.places(claimedPlaces);
    const isElsewhere = where !== '' && where !== claimed && !where.startsWith(`${claimed}, in `);
    const isShown = isElsewhere && countWords(long) <= MAX_WORDS;
    const text = isShown ? long : short;
    return technique ? text : capital(text);
  }

  /**
   * Names the places of a few reasons with their clues, without their rules; empty if that is long. Of a pair with a claimed place, only
   * the other one is named.
   */
  #shortPlaces(reasons: readonly Reason[], claimed: readonly Place[] = []): string {
    const claimedKeys = new Set(claimed.map(placeKey));
    const partners = new Map<Reason, readonly Place[]>();
    for (const reason of reasons) {
      const { places, cut } = reason;
      // Steps about all cells beside one have a single reason for them.
      const isPair = places.length > 2 ? !this.#postedFor(reason) : this.#clueOf(reason) === '';
      if (cut ? places.some(({ kind }) => kind !== 'cell') : !isPair) continue;
      const others = places.filter((place) => !claimedKeys.has(placeKey(place)));
      if (others.length < places.length) partners.set(reason, others);
    }
    const rest = reasons.filter((reason) => !partners.has(reason));
    const byRule = groupBy(this.#withoutRepeatedClues(rest), ({ rule }) => rule);
    const names = Array.from(byRule, ([rule, those]) =>
      rule === 'given' ? this.#describeClues(those) : this.#describeInstances(those),
    ).filter((name) => name !== WHOLE_BOARD);
    const [clues, others] = this.#splitByClue([...partners.values()].flat());
    if (clues.length > 0) names.push(this.#describeClues(clues));
    if (others.length > 0) names.push(this.places(others));
    const text = [...new Set(names)].join('; ');
    return countWords(text) <= MAX_WORDS / 2 ? text : '';
  }

  /** Splits places into the clues there and places without a clue. */
  #splitByClue(places: readonly Place[]): readonly [clues: readonly Reason[], others: readonly Place[]] {
    const clues: Reason[] = [];
    const others: Place[] = [];
    for (const place of places) {
      const clue = { rule: 'given', places: [place], cut: false };
      if (this.#clueOf(clue) === '') others.push(place);
      else clues.push(clue);
    }
    return [clues, others];
  }

  /** Describes premises like `facts`, but in short for all places of a large loop or component that a reason names. */
  #describePremises(facts: readonly Fact[], reasons: readonly Reason[]): string {
    const [large, ...others] = reasons.filter(({ cut, places }) => cut && places.length > MAX_REPEATED);
    if (!large || others.length > 0) return this.facts(facts);
    const keys = new Set(large.places.map(placeKey));
    const inLarge = facts.filter(({ place }) => place && keys.has(placeKey(place)));
    const words = new Set(inLarge.map((fact) => predicate([this.#wordsFor(fact)], fact.holds, true)));
    if (words.size !== 1 || inLarge.length <= MAX_REPEATED) return this.facts(facts);
    const [kind] = large.places.map((place) => place.kind);
    const noun = large.places.every((place) => place.kind === kind) ? (NOUNS[kind!] ?? 'places') : 'places';
    const rest = facts.filter((fact) => !inLarge.includes(fact));
    const { leads } = this.#wordsFor(inLarge[0]!);
    const phrase = `${inLarge.length} of these ${noun}`;
    const short =
      leads && isLinks(large.places) ? `${leads.phrase} along ${phrase}` : `${phrase} ${[...words][0]}`;
    return [...(rest.length ? [this.facts(rest)] : []), short].join('; ');
  }

  /** Highlights the inference of a step and its reasons. */
  highlightStep({ claims, reasons }: Step): readonly Highlight[] {
    const claimedKeys = new Set(placesIn(claims).map(placeKey));
    const others = this.#localReasons(reasons)
      .flatMap(({ places }) => places)
      .filter((place) => !claimedKeys.has(placeKey(place)));
    return marks([
      { places: placesIn(claims), meaning: 'certain', label: 'found in this step' },
      { places: others, meaning: 'reason', label: 'what it follows from' },
    ]);
  }

  /** Returns the candidates of cells if a step excludes numbers or depends on excluded ones. */
  candidates(step: Step, known: KnownAtStep): readonly Candidates[] {
    this.#pencil ??= new PencilMarks(this.#numbers(), this.#rules.model.posted);
    return this.#pencil.of(step, known);
  }

  /** Finds the cells with a number or sign for each value of a variable. */
  #numbers(): readonly CellNumber[] {
    return this.#rules.model.variables.flatMap((variable) => {
      const at = this.#rules.places.get(variable.id);
      if (variable.op !== 'int' || at?.kind !== 'cell') return [];
      const words = domain(variable).map((value) => this.#wordsOf(variable, value));
      const texts = words.flatMap((word) => (word.is === 'is' ? word.phrase : []));
      return texts.length === words.length ? { variable, at, texts } : [];
    });
  }

  /** Highlights a conflict: clues and entries, and the places of rules. */
  highlightConflict(reasons: readonly Reason[]): readonly Highlight[] {
    const isClue = ({ rule, places }: Reason) => rule === 'given' || rule === 'entry' || places.length === 1;
    const places = (those: readonly Reason[]) => those.flatMap((reason) => reason.places);
    return marks([
      { places: places(reasons.filter(isClue)), meaning: 'wrong', label: 'clues that cannot hold together' },
      {
        places: places(this.#localReasons(reasons).filter((reason) => !isClue(reason))),
        meaning: 'reason',
        label: 'where a rule cannot be kept',
      },
    ]);
  }

  /** Filters out reasons about the whole board, because highlighting everything would show nothing. */
  #localReasons(reasons: readonly Reason[]): readonly Reason[] {
    return reasons.filter(({ places }) => !this.#isAll(places));
  }

  /** Explains separately why each other value is impossible: by a rule about this variable, or by earlier steps. */
  #nothingElse(excluded: readonly Fact[], reasons: readonly Reason[]): string {
    const variables = new Set(excluded.map(({ variable }) => variable));
    const rule = this.#rules.model.posted.find(({ constraint }) => {
      const scope = [...scopeOf(constraint)];
      return scope.length > 0 && scope.every((variable) => variables.has(variable));
    });
    // The rule is omitted if a reason has already named it.
    const unnamed = rule && rule.source !== 'given' && !reasons.some((reason) => reason.rule === rule.source);
    const because = unnamed ? `${this.#title(rule.source, 1)}: so every` : 'Every';
    return `${because} other value there is excluded.`;
  }

  /** Sentence of a rule, or a noun for clues and entries. */
  #title(rule: string, n: number): string {
    if (rule === 'given') return n > 1 ? 'Clues' : 'Clue';
    if (rule === 'entry') return 'Entered';
    return (this.type.rules[rule] ?? rule).replace(/\.$/, '');
  }

  /** Filters out clues that another reason already names: a clue that gives its cell a value may be counted from, too. */
  #withoutRepeatedClues(reasons: readonly Reason[]): readonly Reason[] {
    const clueAt = (reason: Reason) => `${namesOf(reason.places)} ${this.#clueOf(reason)}`;
    const single = reasons.filter(({ rule, places, cut }) => rule !== 'given' && !cut && places.length === 1);
    const named = new Set(single.map(clueAt));
    return reasons.filter((reason) => reason.rule !== 'given' || !named.has(clueAt(reason)));
  }

  /** Describes clues by their texts, or links by what leads along them. */
  #describeClues(reasons: readonly Reason[]): string {
    const { variables } = this.#rules.model;
    const facts: Fact[] = [];
    const others = reasons.filter((reason) => {
      const posted = isLinks(reason.places) ? this.#postedFor(reason) : undefined;
      const [left] = posted ? unaryDomains(posted.constraint, variables) : [];
      if (left?.values.length !== 1) return true;
      facts.push({ variable: left.variable, place: reason.places[0], value: left.values[0]!, holds: true });
      return false;
    });
    const parts = [others.length && this.#describeInstances(others), facts.length && this.facts(facts)];
    return parts.filter(Boolean).join('; ');
  }

  #describeEntries(reasons: readonly Reason[]): string {
    const facts = reasons.flatMap(({ places }) =>
      places.flatMap((place) => this.#entries.get(placeKey(place)) ?? []),
    );
    return facts.length ? this.facts(facts) : this.places(reasons.flatMap(({ places }) => places));
  }

  /** Describes instances of a rule, each with its clue or its loop: `3 at row 1, column 2; 1 at row 2, column 2`. */
  #describeInstances(reasons: readonly Reason[]): string {
    const places = new Map<string, Place[][]>();
    const parts = Array.from(this.#parts(reasons), ([, those]) =>
      this.#partAt(
        this.#partOf(those[0]!),
        those.flatMap((part) => part.places),
      ),
    );
    for (const reason of reasons) {
      if (reason.cut) continue;
      const clue = this.#clueOf(reason);
      const others = places.get(clue);
      if (others) others.push([...reason.places]);
      else places.set(clue, [[...reason.places]]);
    }
    const instances = Array.from(places, ([clue, those]) => {
      if (clue === '') return this.#nameAreas(those);
      const single = those.every(({ length }) => length === 1);
      return single
        ? `${clue} ${this.#positionOf(those.flat())}`
        : those.map((one) => this.#clueIn(clue, one)).join('; ');
    });
    // A component that can have neither of two sizes is named once.
    return [...instances, ...new Set(parts)].join('; ');
  }

  /** Describes a clue with its places: `5 in row 2, columns 1 and 2`; without places if they are the whole board. */
  #clueIn(clue: string, places: readonly Place[]): string {
    return this.#isAll(places) ? clue : `${clue} in ${this.places(places)}`;
  }

  #isAll(places: readonly Place[]): boolean {
    return this.places(places) === WHOLE_BOARD;
  }

  /** Groups cuts: corners and cells on a line together, all others separately. */
  #parts(reasons: readonly Reason[]): ReadonlyMap<Reason | 'nodes', readonly Reason[]> {
    return groupBy<Reason | 'nodes', Reason>(
      reasons.filter(({ cut }) => cut),
      (part) => {
        const { places, rule } = part;
        const isCorner = places.every(({ kind }) => kind === 'corner');
        const isNode =
          isCorner || (places.length === 1 && places[0]!.kind === 'cell' && this.#namedPart(rule));
        return isNode ? 'nodes' : part;
      },
    );
  }

  /** Describes a cut with its places: `the line at corner 2, 3`, `the line from row 2, column 3 to column 4`. */
  #partAt(part: string, places: readonly Place[]): string {
    if (part !== '' && isLinks(places))
      return `${part} ${formatRoute(places, { coordinates: this.#coordinates })}`;
    return [part, this.places(places)].filter(Boolean).join(' at ');
  }

  /** Noun for the object of a cut. */
  #partOf({ rule }: Reason): string {
    return this.#namedPart(rule) ?? 'the piece';
  }

  /** Noun of a rule for the objects of its cuts; undefined if it has none. */
  #namedPart(rule: string): string | undefined {
    const those = this.#rules.model.posted.filter(({ source }) => source === rule);
    return cutNoun(those.map(({ constraint }) => constraint));
  }

  /** Names several areas: whole lines and pairs of places together, others separately. */
  #nameAreas(all: readonly (readonly Place[])[]): string {
    // The whole board adds nothing to smaller areas.
    const smaller = all.filter((area) => !this.#isAll(area));
    const areas = smaller.length ? smaller : all;
    const regions = this.#regionsOf(areas);
    if (regions) return regions;
    const names = [...new Set(areas.map((area) => this.places(area)))];
    const small = areas.every((area) => area.length <= 2);
    const lines = names.every((name) => /^(row|column)s? [\dA-Z, and]+$/.test(name));
    if (names.length <= MAX_LISTED && !small && !lines) return names.join('; ');
    const [first, ...others] = areas.map((area) => new Map(area.map((place) => [placeKey(place), place])));
    const shared = [...first!].filter(([key]) => others.every((area) => area.has(key)));
    if (names.length > MAX_LISTED && shared.length)
      return `${this.places(shared.map(([, place]) => place))}, in ${names.length} ways`;
    return this.places(areas.flat());
  }

  /**
   * Describes areas that are regions, or contacts of two regions, by their first cells; undefined for blocks, whose places are as short.
   */
  #regionsOf(areas: readonly (readonly Place[])[]): string | undefined {
    if (areas.every(isBlock)) return undefined;
    this.#regions ??= new NamedRegions(this.#picture);
    const all = this.#regions;
    const whole = areas.flatMap((area) => all.findRegion(area) ?? []);
    if (whole.length === areas.length) {
      const cells = [...new Set(whole)];
      return `the ${cells.length > 1 ? 'regions' : 'region'} of ${this.#nameEach(cells)}`;
    }
    const contacts = areas.flatMap((area) => {
      const both = all.findContact(area);
      return both ? [`where the regions of ${this.#nameEach(both)} touch`] : [];
    });
    return contacts.length === areas.length ? [...new Set(contacts)].join('; ') : undefined;
  }

  /** Text of an instance's clue; empty if there is none. */
  #clueOf(reason: Reason): string {
    const label = reason.cut ? undefined : this.#postedFor(reason)?.label;
    if (label !== undefined) return label;
    const [place] = reason.places;
    if (!place) return '';
    const nonEmpty = this.#marksAt(place);
    if (reason.rule === 'given') return this.#givenAt(place, nonEmpty);
    const relation = nonEmpty.map(({ symbol }) => symbol).find(isRelation);
    if (relation && reason.places.length === 1) return relationName(relation, place);
    const number = this.#numberIn(reason);
    // An area may begin at an unrelated clue; only a note concerns the area around it.
    const single = reason.places.length === 1;
    const around = areaClue(reason.places, this.#picture);
    const texts = [
      around,
      ...nonEmpty.map(({ text }) => (single ? text : undefined)),
      ...this.#notesIn(reason.places),
      ...(single ? [] : this.#outsideClues(reason.places)),
    ];
    if (number !== undefined) return texts.includes(number) ? number : '';
    return this.#isAllDifferent(reason) ? '' : (around ?? '');
  }

  /** Finds the posted constraint of a reason. */
  #postedFor({ rule, places }: Reason): Posted | undefined {
    const name = namesOf(places);
    return this.#rules.model.posted.find((one) => one.source === rule && namesOf(one.places) === name);
  }

  #marksAt(place: Place): readonly Mark[] {
    return this.#picture.marks.filter((mark) => placeKey(mark.at) === placeKey(place));
  }

  #notesIn(places: readonly Place[]): readonly (string | undefined)[] {
    const keys = new Set(places.map(placeKey));
    return this.#picture.marks.filter(({ at }) => keys.has(placeKey(at))).map(({ note }) => note);
  }

  /** Number or numbers that an instance of a rule compares with, as a clue shows them. */
  #numberIn(reason: Reason): string | undefined {
    if (reason.cut) return undefined;
    const posted = this.#postedFor(reason);
    const number = posted && clueNumber(posted.constraint);
    return number === undefined ? undefined : [number].flat().join(',');
  }

  /** Returns whether an instance only requires numbers to differ, which no clue does. */
  #isAllDifferent(reason: Reason): boolean {
    const constraint = this.#postedFor(reason)?.constraint;
    return typeof constraint === 'object' && constraint.op === 'allDifferent';
  }

  /** Text of a clue that gives a value: a text, a sign, or the shade of its cell. */
  #givenAt(place: Place, marks: readonly Mark[]): string {
    const given = marks.filter(({ source }) => source === 'clue');
    const symbol = given.find((mark) => mark.symbol)?.symbol;
    const text = given.find((mark) => mark.text)?.text;
    if (text !== undefined || symbol) return text ?? symbolName(symbol!);
    const shade = this.#picture.shades?.find(
      ({ at, source }) => source === 'clue' && placeKey(at) === placeKey(place),
    );
    return shade?.tone === 'dark' ? 'shaded' : shade?.tone === 'light' ? 'not shaded' : '';
  }

  /** Clues outside the board in the rows and columns of the places. */
  #outsideClues(places: readonly Place[]): readonly string[] {
    return this.#picture.marks.flatMap(({ at, text }) => {
      if (at.kind !== 'outside' || text === undefined) return [];
      const along = at.end === 'left' || at.end === 'right' ? 'row' : 'col';
      return places.every((place) => place[along] === at[along]) ? [text] : [];
    });
  }

  #wordsFor({ variable, value }: Fact): ValueWords {
    return this.#wordsOf(this.#rules.model.variables[variable]!, value);
  }

  /** Words for a value: from a derived variable, a rule or the description; otherwise the plain value. */
  #wordsOf(variable: Variable, value: boolean | number): ValueWords {
    const known = this.#noteWords(variable, value) ?? this.#ruleWords(variable, value);
    if (known) return known;
    const words = this.#valueWords?.(variable.id, value) ?? {};
    if ('roots' in words)
      return words.roots?.length ? belongWith(this.#nameWithoutBoard(words.roots)) : be('left over');
    return valuePhrase(words, value);
  }

  /** Words of a derived variable for its choice. */
  #noteWords(variable: Variable, value: boolean | number): ValueWords | undefined {
    const note = this.#rules.model.derived.find((one) => one.variable.id === variable.id);
    return note?.choices[Number(value)]?.words((places) => this.#nameWithoutBoard(places));
  }

  /** Words of a rule for a value: a region by its roots. */
  #ruleWords(variable: Variable, value: boolean | number): ValueWords | undefined {
    this.#namingConstraints ??= this.#rules.model.posted
      .map(({ constraint }) => constraint)
      .filter(namesValues);
    const places = (those: readonly Place[]) => this.#nameWithoutBoard(those);
    for (const constraint of this.#namingConstraints) {
      const words = valueWords(constraint, { variable, value, places });
      if (words) return words;
    }
    return undefined;
  }

  #nameWithoutBoard(places: readonly Place[]): string {
    return formatPlaces(places, undefined, { coordinates: this.#coordinates });
  }

  /** Names places within a sentence, in the plural. Without a board, a whole line is not abbreviated. */
  #nameEach(places: readonly Place[], board?: Picture): string {
    return formatEachPlace(places, board, { coordinates: this.#coordinates });
  }

  /** Describes positions: `at row 1, column 2`, or `left of row 3` for a clue outside the board. */
  #positionOf(places: readonly Place[]): string {
    // A sign that compares two cells stands between them.
    const compares = (place: Place) => this.#marksAt(place).some(({ symbol }) => isRelation(symbol));
    if (places.every((place) => place.kind === 'side' && compares(place)))
      return joinList(
        places.map((place) => betweenCells(place as Side, this.#coordinates)),
        'and',
      );
    const name = this.#nameEach(places, this.#picture);
    const outside = places.every(({ kind }) => kind === 'outside');
    return outside ? name.replaceAll(/the clues? /g, '') : `at ${name}`;
  }

  get #coordinates(): Coordinates {
    return this.type.coordinates ?? 'words';
  }
}

/** A puzzle's model with its answer variables. */
interface EncodedPuzzle {
  readonly model: Model;
  readonly answerVars: AnswerVars;
  /** Places by variable. */
  readonly places: ReadonlyMap<number, Place>;
  /** Names in the answer, by variable without a place. */
  readonly names: ReadonlyMap<number, string>;
}

function encodePuzzle(type: AnyPuzzle, puzzle: unknown): EncodedPuzzle {
  const model = new Model();
  const answerVars: AnswerVars = type.encode(model, puzzle);
  const names = new Map(namedVariables(answerVars).map(({ name, variable }) => [variable.id, name]));
  return { model, answerVars, places: variablePlaces(answerVars, model.derived), names };
}

/** Places with the same predicate: one value, or several excluded ones. */
interface SharedPredicate {
  readonly words: readonly ValueWords[];
  readonly holds: boolean;
  readonly places: Place[];
  /** Names of variables without a place. */
  readonly names: string[];
}

/** Maximum number of instances of a rule that are named one by one. */
const MAX_LISTED = 3;
/** Maximum number of words of the sentence of a step with the places of its reasons. */
const MAX_WORDS = 25;
/** Maximum number of places of a loop or component that is described in full twice. */
const MAX_REPEATED = 8;
/** Plural nouns for places. */
const NOUNS: Readonly<Partial<Record<Place['kind'], string>>> = { side: 'sides', link: 'links' };

const countWords = (text: string): number => text.split(' ').length;

/** Capitalises a sentence; `r1c2` stays as it is. */
const capital = (text: string): string =>
  /^r\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether places form a rectangle of cells. */
function isBlock(places: readonly Place[]): boolean {
  const span = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers) + 1;
  const size = span(places.map(({ row }) => row)) * span(places.map(({ col }) => col));
  return places.every(({ kind }) => kind === 'cell') && size === new Set(places.map(placeKey)).size;
}

/** Returns the two cells beside a side or at the ends of a link. */
const cellsOf = (place: Side | Link): readonly Place[] =>
  endsOf(place.kind === 'link' ? place : link(place.row, place.col, place.towards));

const isLinks = (places: readonly Place[]): places is readonly Link[] =>
  places.length > 0 && places.every(({ kind }) => kind === 'link');

const namesOf = (places: readonly Place[]): string => places.map(placeKey).join();

const placesIn = (facts: readonly Fact[]): readonly Place[] => facts.flatMap(({ place }) => place ?? []);

/** Filters out empty highlights. */
const marks = (all: readonly Highlight[]): readonly Highlight[] =>
  all.filter(({ places }) => places.length > 0);
