import {
  type AnyPuzzle,
  type Cell,
  type Codec,
  definePuzzle,
  Grid,
  is,
  type PictureParser,
  type Place,
  type Puzzle,
  readPuzzle,
  type Variable,
} from '@gridproof/core';
import type { AnswerLayer, AnswerLayers, AnswerLayerValues, AnswerLayerVars, Data } from './data.js';
import { DescribedFactory } from './described-factory.js';
import { DescribedType } from './described-type.js';
import type { Description } from './description.js';
import { completeAnswer, type EnteredValues, fieldsOf } from './entry-fields.js';
import { inputOf } from './input.js';
import { jsonOf } from './json/codec.js';
import type { LayerData as AnyData, Layers } from './layer/layer.js';
import type { Options } from './layer/option.js';
import { outlineOf } from './outline.js';
import { drawEntries, drawPuzzle } from './picture.js';
import type { StandardRule } from './rules/standard-rule.js';
import { AnswerText } from './text/answer-text.js';
import type { AnswerTextCodec } from './text/answers.js';
import { PuzzleText } from './text/puzzle-text.js';
import { DescribedTransformer } from './transformer.js';
import { isPart } from './value/part-value.js';

type Rules = Readonly<Record<string, string | StandardRule>>;
type NamedRule = readonly [name: string, rule: StandardRule];

/** A puzzle type created from a description. */
export type Described<
  Rule extends string,
  C extends Layers,
  O extends Options,
  A extends AnswerLayers,
> = Puzzle<Rule, Data<C, O, A>, AnswerLayerVars<A> & {}, AnswerLayerValues<A>>;

/** Creates a puzzle type from a description of its data and rules. */
export function describePuzzle<
  const Rule extends string,
  C extends Layers,
  A extends AnswerLayers,
  O extends Options = Record<never, never>,
>(description: Description<Rule, C, O, A>): Described<Rule, C, O, A> {
  const type = new DescribedType(description as never);
  const text = new PuzzleText(type);
  let pictureParser: Promise<PictureParser<AnyData>> | undefined;
  const {
    id,
    title,
    aliases,
    openEnded,
    coordinates,
    goal,
    rules,
    grades,
    techniques,
    conditions,
    examples = [],
    formats = {},
  } = description;
  const made = Object.fromEntries(
    (description.notations ?? []).flatMap((notation): [string, Codec<AnyData>][] => {
      const file = notation.file?.(type);
      return [
        [notation.format, notation.codec(type)],
        ...(file ? [['pzprv3', file] as [string, Codec<AnyData>]] : []),
      ];
    }),
  );
  const codecs = { json: jsonOf(type), ...made, ...formats } as Record<string, any>;
  type.formats = Object.values(codecs);
  const untyped = description as unknown as Description<string, Layers, Options, AnswerLayer>;
  // Rules are posted and checked in their order as far as possible, because explanations follow it.
  const entries = Object.entries(rules as Rules);
  const [leading, trailing]: [NamedRule[], NamedRule[]] = [[], []];
  let isBehindSentence = false;
  for (const [name, rule] of entries)
    if (typeof rule === 'string') isBehindSentence = true;
    else (isBehindSentence ? trailing : leading).push([name, rule]);
  const layerIndex = ({ layer }: StandardRule, data: AnyData) =>
    layer === undefined ? 0 : type.answerLayers(data).findIndex(({ answerName }) => answerName === layer);
  const whole: AnyPuzzle = definePuzzle<any, any, any, any>({
    id,
    title,
    ...(aliases && { aliases }),
    ...(openEnded && { openEnded }),
    ...(coordinates && { coordinates }),
    ...(goal && { goal }),
    rules: Object.fromEntries(
      entries.map(([name, rule]) => [name, typeof rule === 'string' ? rule : rule.text]),
    ),
    ...(conditions && { conditions }),
    ...(grades && { grades }),
    techniques: {
      ...Object.fromEntries(
        entries.flatMap(([name, rule]) =>
          typeof rule === 'string' || rule.technique === undefined ? [] : [[name, rule.technique]],
        ),
      ),
      ...techniques,
    },
    parse: (source: string) => text.read(source),
    print: (data: AnyData) => text.print(data),
    encode(m, data: AnyData) {
      const layers = type.answerLayers(data);
      const grids = layers.map(({ layer, places }) => {
        const { make } = layer.value.domain!;
        return Grid.from(places, (place) => make(m, data.board, place));
      });
      for (const [at, [layer, content]] of type.answerContents(data.givens, data).entries())
        for (const [place, value] of content.known())
          m.given(place, is(grids[at]!.at(place), layer.value.domain!.rawOf(value, place) as never));
      const answerVars = type.inShape(grids, data);
      const post = ([rule, one]: NamedRule) => {
        const at = layerIndex(one, data);
        const { rawOf } = layers[at]!.layer.value.domain!;
        const vars = grids[at]! as Grid<Variable, Place>;
        const equal = (value: unknown) =>
          vars.map((variable, place) => is(variable as never, rawOf(value, place) as never));
        for (const [where, constraint] of one.encode(data, { vars, equal }))
          m.require(rule, where, constraint);
      };
      leading.forEach(post);
      untyped.encode?.(m, data as never, answerVars as never);
      trailing.forEach(post);
      return answerVars as never;
    },
    decode(values: unknown, data: AnyData) {
      const parts = type.parts<Grid<boolean | number, Place>>(values);
      const decoded = type
        .answerLayers(data)
        .map(({ layer }, at) => parts[at]!.map((raw, place) => layer.value.domain!.valueOf(raw, place)));
      return type.inShape(decoded, data);
    },
    *verify(data: AnyData, answer: unknown) {
      const parts = type.parts<Grid<unknown, Place>>(answer);
      for (const [at, [, content]] of type.answerContents(data.givens, data).entries())
        for (const [place, value] of content.known())
          if (parts[at]!.at(place) !== value) yield { rule: 'given', places: [place] };
      const violations = function* (rules: readonly NamedRule[]) {
        for (const [rule, one] of rules)
          for (const places of one.verify(data, parts[layerIndex(one, data)]!)) yield { rule, places };
      };
      yield* violations(leading);
      yield* untyped.verify?.(data as never, answer as never) ?? [];
      yield* violations(trailing);
    },
    ...(untyped.caveat && {
      caveat: (data: AnyData, answer: unknown) => untyped.caveat!(data as never, answer as never),
    }),
    draw: (data: AnyData, answer?: unknown) => drawPuzzle(type, data, answer),
    printAnswer: (answer: unknown, data: AnyData) =>
      untyped.printAnswer?.(answer as never, data as never) ?? answerText(type, data).print(answer),
    readAnswer: (source: string, data: AnyData) =>
      untyped.readAnswer?.(source, data as never) ?? answerText(type, data).read(source),
    formats: codecs,
    examples: examples as never,
    described: {
      size: ({ board }: AnyData) => board,
      words: (data: AnyData) => {
        const all = type
          .answerLayers(data)
          .flatMap(({ layer, places }) => places.map((place) => ({ own: layer.value, place })));
        return (variable, value) => {
          const { own, place } = all[variable]!;
          const meant = own.domain!.valueOf(value, place);
          if (isPart(own)) return { roots: own.roots[meant as number] ?? [] };
          return own.words?.(meant) ?? own.look(meant);
        };
      },
      readPartialAnswer: (source: string, data: AnyData) => answerText(type, data).readPartial(source),
      signsAreNames: (data: AnyData) => answerText(type, data).signsAreNames,
      fixedRows: (data: AnyData) => answerText(type, data).fixedRows,
      fields: (data: AnyData) => fieldsOf(type, data),
      input: (data: AnyData) => inputOf(type, data),
      drawEntries: (data: AnyData, values: EnteredValues) => drawEntries(type, data, values),
      completeAnswer: (data: AnyData, values: EnteredValues, options?: { readonly blank?: boolean }) =>
        completeAnswer(type, data, values, options),
      // A page shows its first board without this.
      pictureParser: () =>
        (pictureParser ??= import('./picture-parser.js').then((one) => one.createPictureParser(type))),
      factory: new DescribedFactory(type),
      transformer: new DescribedTransformer(type),
      outline() {
        const read = ({ puzzle }: { puzzle: string }) =>
          readPuzzle(puzzle, [whole], { as: id }).puzzle as AnyData;
        return outlineOf(type, () => examples.map(read));
      },
    },
  });
  return whole as never;
}

/** Creates the reader and printer of answers to a puzzle. */
function answerText(type: DescribedType, data: AnyData): AnswerTextCodec {
  const [only] = type.answerLayers(data);
  const clueAt = (cell: Cell) => type.signUnder(cell, data);
  return only?.layer.value.answers?.({ data, places: only.places, clueAt }) ?? new AnswerText(type, data);
}
