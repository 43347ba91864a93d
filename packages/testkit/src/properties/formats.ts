import { isDeepStrictEqual } from 'node:util';
import { type AnyPuzzle, type Codec, formatsOf, type PuzzleError, Random, readPuzzle } from '@gridproof/core';
import { readExample } from '../read-example.js';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { PuzzleSampler } from '../tiny/puzzle-sampler.js';
import { attempt, type Property, type PropertySubject } from './property.js';

const PUZZLES = scaledRuns(Number.POSITIVE_INFINITY, 24);

/** Every format parses its own output and refuses puzzles that it cannot express. */
export const roundTrip: Property = {
  name: 'every format carries a puzzle whole or refuses it',
  faults: (under) => {
    const { type } = under;
    const examples = type.examples.map((example) => readExample(type, example).puzzle);
    const puzzles = [...pickEvenly(under.puzzles, PUZZLES), ...examples];
    return [
      ...puzzles.flatMap((puzzle) => textFault(type, puzzle) ?? []),
      ...codecs(under).flatMap((one) => {
        const faults = puzzles.flatMap((puzzle) => one.fault(puzzle) ?? []);
        return one.puzzleCount > 0
          ? faults
          : [...faults, `${one.name} writes none of ${puzzles.length} puzzles`];
      }),
    ];
  },
};

/** Returns the fault of a puzzle whose text is parsed as another one. */
function textFault(type: AnyPuzzle, puzzle: unknown): string | undefined {
  const text = type.print(puzzle);
  for (const [read, whole] of [
    [type.parse, text],
    [(named: string) => readPuzzle(named, [type]).puzzle, `${type.title}\n${text}`],
  ] as const) {
    const back = attempt(() => read(whole));
    if ('error' in back) return `its own text is refused, ${back.error.sentence}:\n${whole}`;
    if (!isDeepStrictEqual(back.value, puzzle))
      return `its own text is read as another puzzle:\n${whole}\nas\n${type.print(back.value)}`;
  }
  return undefined;
}

/** A format under test. */
class FormatCheck {
  /** The number of puzzles that it has written. */
  puzzleCount = 0;

  constructor(
    readonly under: PropertySubject,
    readonly name: string,
    readonly codec: Codec<unknown>,
  ) {}

  /** Returns a fault in writing and reading a puzzle; undefined if there is none. */
  fault(puzzle: unknown): string | undefined {
    const { under, codec, name } = this;
    const { type } = under;
    const text = attempt(() => codec.write(puzzle));
    if ('error' in text) return this.#badRefusal(text.error);
    this.puzzleCount++;
    const written = `what ${name} writes, ${text.value},`;
    if (!codec.accepts(text.value)) return `${written} is not accepted as such`;
    const readers = [
      () => codec.read(text.value, under.sizeOption(puzzle)),
      () => readPuzzle(text.value, [type], { as: type.id, ...under.sizeOption(puzzle) }).puzzle,
    ];
    for (const read of readers) {
      const back = attempt(read);
      if ('error' in back) return `${written} is refused: ${back.error.sentence}`;
      if (!isDeepStrictEqual(back.value, puzzle))
        return `${written} is read as another puzzle:\n${type.print(back.value)}\ninstead of\n${type.print(puzzle)}`;
    }
    return undefined;
  }

  #badRefusal({ code, message }: PuzzleError): string | undefined {
    if (code === 'cannot-hold') return undefined;
    return `${this.name} refuses a puzzle with '${code}' (${message}), expected 'cannot-hold'`;
  }
}

const codecs = (under: PropertySubject): readonly FormatCheck[] =>
  Object.entries(formatsOf(under.type)).map(([name, codec]) => new FormatCheck(under, name, codec));

/** A format that does not support a layer names it. */
export const refusals: Property = {
  name: 'a format that cannot hold a layer refuses it by its name',
  faults: (under) => codecs(under).flatMap((one) => refusalFaults(under, one)),
};

function refusalFaults({ type, factory }: PropertySubject, { name, codec }: FormatCheck): readonly string[] {
  const base = writablePuzzle(type, codec);
  if (base === undefined) return [`${name} writes no board of any size, and no example`];
  const faults: string[] = [];
  const layers = new Map(factory.spots(base).map((spot) => [spot.layer, spot]));
  for (const spot of layers.values()) {
    const refused = spot.values.flatMap((value) => {
      const puzzle = factory.withClue(base, spot, value);
      const text = puzzle === undefined ? undefined : attempt(() => codec.write(puzzle));
      return text && 'error' in text ? [text.error] : [];
    });
    const named = (message: string) =>
      message.includes(spot.label) || (refused.length < spot.values.length && /'.+'/.test(message));
    for (const { message } of refused)
      if (!named(message))
        faults.push(`${name} refuses ${spot.label} with '${message}', which does not name them`);
  }
  return faults;
}

/** Returns a board that a format can write, if possible without clues. */
function writablePuzzle(type: AnyPuzzle, codec: Codec<unknown>): unknown {
  const draw = new PuzzleSampler(type, new Random(7), 0);
  for (let side = 1; side <= 16; side++)
    for (const size of [
      { width: side, height: side },
      { width: side + 1, height: side },
    ])
      for (let n = 0; n < 8; n++) {
        const puzzle = draw.drawBlank(size);
        if (puzzle !== undefined && 'value' in attempt(() => codec.write(puzzle))) return puzzle;
      }
  // Some formats need a clue at every place; an example has them.
  return type.examples
    .map((example) => readExample(type, example).puzzle)
    .find((puzzle) => 'value' in attempt(() => codec.write(puzzle)));
}

/** The number of damaged texts per format, and of damaged characters in each. */
const TEXTS = scaledRuns(24);
const DAMAGED = scaledRuns(24);
const SIGNS = [...'0123456789abfgkpz.-_+#?/,xAZ', ''];

/** Every puzzle that a format accepts can be expressed in text, JSON and the format itself. */
export const expressible: Property = {
  name: 'what a format reads is a puzzle of this type',
  faults: (under) => {
    const { type, puzzles } = under;
    const carriers = codecs(under);
    const faults: string[] = [];
    for (const own of carriers)
      for (const puzzle of pickEvenly(puzzles, TEXTS)) {
        const text = attempt(() => own.codec.write(puzzle));
        if ('error' in text) continue;
        for (const damaged of damageText(text.value)) {
          const found = attempt(() => own.codec.read(damaged, under.sizeOption(puzzle)));
          if ('error' in found) continue;
          const carried = carriers.filter(({ name }) => name === own.name || name === 'json');
          const fault =
            textFault(type, found.value) ??
            carried.map((one) => one.fault(found.value)).find((one) => one !== undefined);
          if (fault !== undefined) faults.push(`${own.name} reads ${damaged}, and ${fault}`);
        }
      }
    return faults;
  },
};

/** Yields the text with one of its characters changed or removed. */
function* damageText(text: string): Generator<string> {
  const random = new Random(text.length);
  const from = /^https?:/.test(text) ? text.lastIndexOf('/') + 1 : 0;
  for (let n = 0; n < DAMAGED; n++) {
    const at = from + random.below(text.length - from);
    yield text.slice(0, at) + SIGNS[random.below(SIGNS.length)]! + text.slice(at + 1);
  }
}
