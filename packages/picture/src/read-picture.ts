import {
  type AnyPuzzle,
  type Picture,
  type PictureParser,
  type Place,
  PuzzleError,
  pictureDifferences,
  placeKey,
  placeName,
  type Wall,
} from '@gridproof/core';
import { commonColour, pixelsIn } from './colour.js';
import {
  BELOW,
  CAPTION,
  Composition,
  type GroundTones,
  groundTones,
  keyOf,
  type TextChoice,
} from './composition.js';
import type { Raster } from './decode.js';
import type { Box, InkImage } from './glyph-image.js';
import { inkIn, piecesOf } from './ink.js';
import type { Lattice } from './lattice.js';
import { findLattices } from './lattice-search.js';
import { PictureError } from './picture-error.js';
import { type Sight, seeBoard } from './sight.js';
import { heightOf, imageOf, widthOf } from './text.js';
import { isUpright, type UprightPicture, uprightPicture } from './upright.js';
import { type Vocabulary, vocabularyOf } from './vocabulary.js';

/** Number of answers of a puzzle; `unknown` if a limit was reached. */
export type Proof = 'unique' | 'several' | 'none' | 'unknown';

/** Reads a text of some of these characters from its ink; undefined if it recognises none. */
export type TextReader = (image: InkImage, characters: string) => Promise<string | undefined>;

/** Counts the answers of a puzzle, up to two. */
export type Prover = (type: AnyPuzzle, puzzle: unknown) => Promise<Proof>;

/** Options of reading a picture. */
export interface PictureOptions {
  /** Possible puzzle types; those without a description are ignored. */
  readonly types: readonly AnyPuzzle[];
  /** Decides between readings by their answers; without it, every doubt is left. */
  readonly prove?: Prover;
  /** A second opinion about doubtful texts: those that it reads in the same way are not asked. */
  readonly readText?: TextReader;
  /** Keeps the readings as seen, with or without an answer. */
  readonly strict?: boolean;
  /** Texts that the user has confirmed or corrected, by the `key` of their doubts. */
  readonly confirmed?: ReadonlyMap<string, string>;
}

/** A place where a reading is not certain. */
export interface Doubt {
  readonly place: Place;
  /** The name of the place in English. */
  readonly name: string;
  /** The name of the text for `confirmed`; undefined if the doubt is not about one text. */
  readonly key?: string;
  readonly box: Box;
  /** The readings with their probabilities, that of the puzzle first. */
  readonly readings: readonly { readonly text: string; readonly p: number }[];
  /** A sentence for the user. */
  readonly message: string;
}

/** A text that was read, with its probability. */
export interface ReadText {
  readonly place: Place;
  readonly text: string;
  readonly p: number;
  readonly box: Box;
}

/** A puzzle that was read from a picture. */
export interface PictureReading {
  readonly type: AnyPuzzle;
  readonly puzzle: unknown;
  readonly lattice: Lattice;
  readonly texts: readonly ReadText[];
  /** Places that the user should check; empty if the reading is certain. */
  readonly doubts: readonly Doubt[];
  /** Sentences about readings that only an answer decided. */
  readonly corrections: readonly string[];
  /** Sentences about doubtful readings that `readText` confirmed. */
  readonly confirmations: readonly string[];
  readonly proof: Proof;
}

/** The minimum probability of a doubtful reading that a second reader may confirm. */
const MIN_AGREED = 0.8;
/** Probability from which a reading is certain. */
const CERTAIN = 0.9;
/** Minimum side of a cell in pixels below which a misread sign can look certain. */
const SAFE_SIZE = 22;
/** Minimum number of cells of a board below which it may be a part of another one, such as the upright part of a tilted board. */
const MIN_CELLS = 4;
/** Minimum ink of what may be a part of the board. */
const FAINT_INK = 0.1;
/** Minimum probability of a reading that may replace one with exactly one answer. */
const MIN_RIVAL = 0.000001;
/** Minimum probability of a reading that replaces another one without a question. */
const MIN_CORRECTION = 0.02;
/** Minimum probability of a doubtful reading that the only answer confirms. */
const LIKELY = 0.4;
/** Maximum number of readings of one text that are tried, and of proofs. */
const MAX_READINGS = 3;
const MAX_PROOFS = 120;

/** A puzzle type with the parser of its pictures. */
interface TypeParser {
  readonly type: AnyPuzzle;
  readonly parser: PictureParser;
}

/** A puzzle type whose parser is undefined if it has no description. */
interface PossibleType {
  readonly type: AnyPuzzle;
  readonly parser: PictureParser | undefined;
}

interface ParseOptions extends Omit<PictureOptions, 'types'> {
  readonly types: readonly PossibleType[];
}

/** A reading of a sight as a puzzle of one type. */
interface Candidate extends TypeParser {
  readonly puzzle: unknown;
  readonly composition: Composition;
  readonly tones: GroundTones;
  readonly picks: ReadonlyMap<number, number>;
  readonly differences: readonly Place[];
}

/**
 * Reads the puzzle that a picture shows. The board may be tilted slightly.
 * @throws {PictureError} if it shows no board, or none of a possible type
 */
export async function readPicture(
  raster: Raster,
  { types, ...rest }: PictureOptions,
): Promise<PictureReading> {
  const withParser = async (type: AnyPuzzle) => ({ type, parser: await type.described?.pictureParser() });
  const options: ParseOptions = { ...rest, types: await Promise.all(types.map(withParser)) };
  let reading: PictureReading | undefined;
  let fault: unknown;
  let isTilted = false;
  try {
    reading = await readUpright(raster, options);
    const { boxes, border, cols, rows } = reading.lattice;
    const isLined = !boxes && border === undefined;
    isTilted = isLined && (cols * rows < MIN_CELLS || !isUpright(raster, reading.lattice));
    if (reading.doubts.length === 0 && !isTilted) return reading;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    fault = error;
  }
  const upright = uprightPicture(raster);
  try {
    const other = upright && (await readUpright(upright.raster, options, true));
    if (other && (!reading || isTilted || other.doubts.length < reading.doubts.length))
      return inOriginal(other, upright!);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    // Several types explain the upright board equally well.
    if (!reading && error.types.length > 0) throw error;
  }
  if (!reading) throw fault;
  const tilt = generalDoubt('the board is tilted, and lines are misread: check all');
  return isTilted && upright ? { ...reading, doubts: [...reading.doubts, tilt] } : reading;
}

/** Returns a reading of an upright picture with the boxes of the original picture. */
function inOriginal(reading: PictureReading, { toOriginal }: UprightPicture): PictureReading {
  const { lattice, texts, doubts } = reading;
  const { left, top, size, rows, cols } = lattice;
  const board = toOriginal({ left, top, right: left + cols * size, bottom: top + rows * size });
  return {
    ...reading,
    lattice: { ...lattice, left: board.left, top: board.top, size: (board.right - board.left) / cols },
    texts: texts.map((text) => ({ ...text, box: toOriginal(text.box) })),
    doubts: doubts.map((doubt) => (doubt.box === NO_BOX ? doubt : { ...doubt, box: toOriginal(doubt.box) })),
  };
}

/** Reads a picture with level and upright lines. */
async function readUpright(
  raster: Raster,
  options: ParseOptions,
  isResampled = false,
): Promise<PictureReading> {
  let refused: Lattice | undefined;
  for (const { lattice, hasInnerLines } of findLattices(raster, isResampled)) {
    const sight = seeBoard(raster, lattice, isResampled);
    refused ??= lattice;
    // Photographs of something else have many colours.
    if (sight.grounds.length > (hasInnerLines ? MAX_COLOURS_OF_LINES : MAX_COLOURS)) continue;
    const types = hasInnerLines ? options.types.filter((type) => drawsLines(type, lattice)) : options.types;
    if (types.length === 0) continue;
    const candidates = bestCandidates(sight, { ...options, types }).sort(
      (one, other) => costOf(one) - costOf(other),
    );
    const [first, second] = candidates;
    if (!first || strangenessOf(first) > MAX_DIFFERENT * sight.cells.flat().length) continue;
    const isTie = second && costOf(second) === costOf(first);
    const reading = await (isTie ? chooseType(candidates, options) : decide(first, options));
    if (!isSmallPart(raster, lattice)) return reading;
    const doubt = generalDoubt('only a small part of the picture is read: check all');
    return { ...reading, doubts: [...reading.doubts, doubt] };
  }
  throw new PictureError('no-type', noType(options.types, refused));
}

/** Returns whether a board has very few cells, and there is something of their size above or beside it. */
function isSmallPart(raster: Raster, { cols, rows, size, left, top }: Lattice): boolean {
  if (cols * rows >= MIN_CELLS) return false;
  const { width, height } = raster;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const [right, bottom] = [left + (cols + 0.5) * size, top + (rows + 0.5) * size];
  const paper = commonColour(raster, pixelsIn({ ...whole, bottom: 2 }));
  return piecesOf(inkIn(raster, whole, paper), FAINT_INK).some(
    ({ box }) =>
      Math.max(widthOf(box), heightOf(box)) > 0.6 * size &&
      (box.bottom < top - 0.5 * size ||
        (box.top < bottom && (box.right < left - 0.5 * size || box.left > right))),
  );
}

/** Returns whether a type draws lines within the cells of a board. */
function drawsLines({ parser }: PossibleType, { cols, rows }: Lattice): boolean {
  if (!parser) return false;
  try {
    return vocabularyOf(parser, { width: cols, height: rows }).looks.some(
      ({ tube, strokes }) => tube || strokes,
    );
  } catch (error) {
    if (error instanceof PuzzleError) return false;
    throw error;
  }
}

/** Returns the best candidate of each type, without types that leave more unexplained than another one. */
function bestCandidates(sight: Sight, { types, confirmed }: ParseOptions): Candidate[] {
  const attempts = types
    .flatMap((type) => attemptOf(type, sight, confirmed) ?? [])
    .sort((one, other) => one.least - other.least);
  const found: Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const attempt of attempts) {
    if (attempt.least > least) break;
    const candidate = bestCandidate(attempt);
    if (!candidate) continue;
    found.push(candidate);
    least = Math.min(least, costOf(candidate));
  }
  return found;
}

/** The marks of a sight for a type. */
interface Attempt extends TypeParser {
  readonly compositions: readonly Composition[];
  /** The tones of the grounds, the most typical first. */
  readonly tones: readonly GroundTones[];
  /** The minimum cost of a candidate. */
  readonly least: number;
}

/** Returns the marks of a sight for a type; undefined if it has no such board. */
function attemptOf(
  { type, parser }: PossibleType,
  sight: Sight,
  confirmed: PictureOptions['confirmed'],
): Attempt | undefined {
  if (!parser) return undefined;
  try {
    const vocabulary = vocabularyOf(parser, { width: sight.lattice.cols, height: sight.lattice.rows });
    const hasTwoMeanings = vocabulary.hasBank && vocabulary.ends.has('below');
    const compositions = (hasTwoMeanings ? [false, true] : [false]).map(
      (itemsBelow) => new Composition(sight, vocabulary, itemsBelow, confirmed),
    );
    const least = Math.min(...compositions.map(({ unread, ignored }) => unread.length + ignored));
    return { type, parser, compositions, tones: groundTones(compositions[0]!), least };
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** Returns the number of places that a candidate does not explain; a misread text counts for what is seen and for what is drawn. */
const costOf = ({ differences, composition: { choices, ignored }, picks }: Candidate): number =>
  differences.length +
  ignored +
  2 * choices.filter((choice, nth) => sureness(choice, picks.get(nth) ?? 0) < MIN_CORRECTION).length;

/** Returns the number of places that speak against a type; a line that is thin or thick does not. */
const strangenessOf = ({ differences, composition }: Candidate): number =>
  differences.length - composition.unclearWalls;

/** The maximum number of colours of cells: in a board of lines, and in one that draws lines within its cells. */
const [MAX_COLOURS, MAX_COLOURS_OF_LINES] = [16, 8];

/** The maximum share of cells that may differ from the drawing of the puzzle that is read. */
const MAX_DIFFERENT = 0.25;

function noType(types: ParseOptions['types'], lattice: Lattice | undefined): string {
  const [only, ...others] = types;
  const wanted =
    others.length === 0 && only ? `a puzzle of the type ${only.type.id}` : 'a puzzle of any installed type';
  return `the board of ${lattice?.cols}x${lattice?.rows} cells does not look like ${wanted}`;
}

/** Decides between types that explain a picture equally well: only one of them may have a single answer. */
async function chooseType(
  candidates: readonly Candidate[],
  { prove, ...rest }: ParseOptions,
): Promise<PictureReading> {
  const options = { ...rest, ...(prove && { prove: proveOnce(prove) }) };
  const equal = candidates.filter((one) => costOf(one) === costOf(candidates[0]!));
  const seen = await uniqueAsSeen(equal, options);
  // A reading that would be asked does not compete with one that has exactly one answer as it is seen.
  const fewest = Math.min(...[...seen].map(unlikelyTexts));
  const [likely, least] =
    seen.size > 0
      ? [
          equal.filter((one) => (seen.has(one) || hasOtherReading(one)) && unlikelyTexts(one) <= fewest),
          MIN_CORRECTION,
        ]
      : [equal, 0];
  if (likely.length === 1) return decide(likely[0]!, options);
  const readings: PictureReading[] = [];
  for (const candidate of likely) readings.push(await decide(candidate, options, least));
  const unique = readings.filter(({ proof }) => proof === 'unique');
  if (unique.length === 1) return unique[0]!;
  const names = (unique.length ? unique : readings).map(({ type }) => type.id);
  throw new PictureError(
    'no-type',
    `the picture may show ${names.join(' or ')}: name the type with --as`,
    names,
  );
}

/** Returns a prover that proves each puzzle only once. */
function proveOnce(prove: Prover): Prover {
  const proofs = new Map<unknown, Promise<Proof>>();
  return (type, puzzle) => {
    const proof = proofs.get(puzzle) ?? prove(type, puzzle);
    proofs.set(puzzle, proof);
    return proof;
  };
}

/** Returns the candidates that have exactly one answer as they are seen. */
async function uniqueAsSeen(
  candidates: readonly Candidate[],
  { prove, strict = false }: ParseOptions,
): Promise<ReadonlySet<Candidate>> {
  const unique = new Set<Candidate>();
  if (!prove || strict) return unique;
  for (const candidate of candidates) {
    const { type, puzzle } = candidate;
    if (!type.openEnded && (await prove(type, puzzle)) === 'unique') unique.add(candidate);
  }
  return unique;
}

/** Returns whether a doubtful text has another reading that may replace it without a question. */
const hasOtherReading = (candidate: Candidate): boolean =>
  doubtfulIn(candidate).some(({ choice: { guesses }, nth }) =>
    guesses.some(({ p }, pick) => pick !== (candidate.picks.get(nth) ?? 0) && p >= MIN_CORRECTION),
  );

/** Returns the number of texts that a candidate ignores or can hardly read. */
const unlikelyTexts = ({ composition: { choices, ignoredMargins }, picks }: Candidate): number =>
  ignoredMargins + choices.filter((choice, nth) => sureness(choice, picks.get(nth) ?? 0) < LIKELY).length;

/** Returns the texts of a candidate that are not certain. */
const doubtfulIn = ({ composition, picks }: Candidate): readonly ChoiceAt[] =>
  composition.choices
    .map((choice, nth) => ({ choice, nth }))
    .filter(({ choice, nth }) => sureness(choice, picks.get(nth) ?? 0) < CERTAIN);

/** Returns the doubtful texts that a second reader reads in the same way. */
async function agreedTexts(
  doubtful: readonly ChoiceAt[],
  { picks }: Candidate,
  readText: TextReader,
): Promise<readonly ChoiceAt[]> {
  const agreed: ChoiceAt[] = [];
  for (const one of doubtful) {
    const { glyphs = [], guesses } = one.choice;
    const { text, p } = guesses[picks.get(one.nth) ?? 0]!;
    const image = p < MIN_AGREED ? undefined : imageOf(glyphs);
    const characters = [...new Set(DIGITS + guesses.map((guess) => guess.text).join(''))].join('');
    if (image && (await readText(image, characters)) === text) agreed.push(one);
  }
  return agreed;
}

const NO_TEXTS: readonly ChoiceAt[] = [];
const DIGITS = '0123456789';

/** Returns the puzzle of a type whose drawing is most like a sight; undefined if there is none. */
function bestCandidate({ compositions, tones: all, ...type }: Attempt): Candidate | undefined {
  let best: Candidate | undefined;
  for (const tones of all)
    for (const composition of compositions) {
      const candidate = candidateWith(type, composition, tones, new Map());
      if (candidate && (!best || candidate.differences.length < best.differences.length)) best = candidate;
      if (best?.differences.length === 0) return best;
    }
  return best && withPossibleTexts(best);
}

function candidateWith(
  { type, parser }: TypeParser,
  composition: Composition,
  tones: GroundTones,
  picks: ReadonlyMap<number, number>,
): Candidate | undefined {
  const picture = composition.picture(tones, picks);
  try {
    const puzzle = parser.parse(picture);
    const differences = [
      ...composition.unread,
      ...differencesOf(picture, type.draw(puzzle as never), composition.vocabulary),
    ];
    return { type, parser, puzzle, composition, tones, picks, differences };
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** Returns the places where a sight differs from a drawing, apart from what a sight does not show. */
function differencesOf(
  seen: Picture,
  { bank = [], ...drawn }: Picture,
  { bankVaries }: Vocabulary,
): readonly Place[] {
  const shades = drawn.shades?.filter(({ tone }) => !UNSEEN.has(tone)) ?? [];
  // Walls along the edge of the board are not distinct from its outline.
  const isInner = ({ at: { row, col, towards } }: Wall) =>
    row >= 0 && col >= 0 && (towards === 'right' ? col < drawn.width - 1 : row < drawn.height - 1);
  const innerWalls = ({ walls = [] }: Picture) => walls.filter(isInner);
  return pictureDifferences(
    { ...seen, walls: innerWalls(seen) },
    { ...drawn, shades, walls: innerWalls(drawn), bank: bankVaries ? bank : [] },
  );
}

/** Tones that leave the ground of a cell as it is. */
const UNSEEN: ReadonlySet<string> = new Set(['hatched']);

/** Replaces texts that no puzzle of the type can have by their next readings. */
function withPossibleTexts(candidate: Candidate): Candidate {
  let best = candidate;
  const different = new Set(candidate.differences.map(placeKey));
  for (const [nth, { at, guesses }] of candidate.composition.choices.entries()) {
    if (!different.has(placeKey(at))) continue;
    for (let pick = 1; pick < guesses.length; pick++) {
      const picks = new Map([...best.picks, [nth, pick]]);
      const next = candidateWith(best, best.composition, best.tones, picks);
      if (!next || next.differences.length >= best.differences.length) continue;
      best = next;
      break;
    }
  }
  return best;
}

/** Decides between the readings of doubtful texts by their answers, and lists the doubts that are left. */
async function decide(
  candidate: Candidate,
  { prove, strict = false, readText }: ParseOptions,
  /** The minimum probability of a reading that may give the puzzle an answer. */
  least = 0,
): Promise<PictureReading> {
  const { type } = candidate;
  const proof = !prove || strict || type.openEnded ? 'unknown' : await prove(type, candidate.puzzle);
  const all = doubtfulIn(candidate);
  const agreed = proof === 'unique' && readText ? await agreedTexts(all, candidate, readText) : NO_TEXTS;
  const doubtful = all.filter((one) => !agreed.includes(one));
  const confirmations = agreed.map(({ choice, nth }) => confirmation(choice, candidate.picks.get(nth) ?? 0));
  if (!prove || proof === 'unknown') return readingOf(candidate, proof, doubtful);
  if (proof === 'unique' && doubtful.length === 0)
    return { ...readingOf(candidate, proof, []), confirmations };
  if (doubtful.length === 0 && candidate.differences.length === 0) {
    const reading = await withOption(candidate, prove);
    if (reading) return reading;
  }
  const rivals = await findRivals(
    candidate,
    doubtful.map(({ nth }) => nth),
    proof,
    prove,
    proof === 'unique' ? MIN_RIVAL : least,
  );
  if (proof === 'unique') {
    // An answer does not confirm a text that looks like nothing known.
    const unlikely = doubtful.filter(
      ({ choice, nth }) => sureness(choice, candidate.picks.get(nth) ?? 0) < LIKELY,
    );
    const changed = new Set(rivals.flatMap(({ picks }) => changesOf(picks, candidate.picks)));
    const questions = doubtful.filter((one) => changed.has(one.nth) || unlikely.includes(one));
    return { ...readingOf(candidate, proof, questions), confirmations };
  }
  if (rivals.length === 1) {
    const [only] = rivals as [Candidate];
    const changes = changesOf(only.picks, candidate.picks);
    const corrections = changes.map((nth) => correction(candidate, only, nth));
    // A change of a text that looked certain is asked, because another error may be the cause; and one to `?`, which fits any answer.
    const { choices } = only.composition;
    const questions = changes.filter((nth) => {
      const { text, p } = choices[nth]!.guesses[only.picks.get(nth) ?? 0]!;
      return !doubtful.some((one) => one.nth === nth) || p < MIN_CORRECTION || text.includes('?');
    });
    return readingOf(
      only,
      'unique',
      questions.map((nth) => ({ choice: choices[nth]!, nth })),
      corrections,
    );
  }
  const changed = new Set(rivals.flatMap(({ picks }) => changesOf(picks, candidate.picks)));
  const left = candidate.composition.choices
    .map((choice, nth) => ({ choice, nth }))
    .filter(({ nth }) => changed.has(nth) || doubtful.some((one) => one.nth === nth));
  return readingOf(candidate, proof, left);
}

/** Returns the reading with an option that the picture does not show, if it is the only one with exactly one answer. It is asked. */
async function withOption(candidate: Candidate, prove: Prover): Promise<PictureReading | undefined> {
  const { type, parser, puzzle } = candidate;
  const unique: unknown[] = [];
  for (const other of parser.withHiddenOptions(puzzle))
    if ((await prove(type, other)) === 'unique') unique.push(other);
  if (unique.length !== 1) return undefined;
  const linesOf = (one: unknown) => type.print(one as never).split('\n');
  const known = linesOf(puzzle);
  const option = linesOf(unique[0]).find((line) => !known.includes(line));
  const reading = readingOf({ ...candidate, puzzle: unique[0] }, 'unique', []);
  const doubt = generalDoubt(`only with '${option}' the puzzle has exactly one answer`);
  return { ...reading, doubts: [...reading.doubts, doubt] };
}

interface ChoiceAt {
  readonly choice: TextChoice;
  readonly nth: number;
}

/** Returns the probability of a reading. */
const sureness = ({ guesses }: TextChoice, pick: number): number => guesses[pick]?.p ?? 0;

/**
 * Returns other readings with exactly one answer: of doubtful texts, or of any if what is seen has not exactly one answer. If something is
 * not read at all, that may be the reason, so texts without a doubt stay. Readings of a smaller probability than `least` are not tried.
 */
async function findRivals(
  candidate: Candidate,
  doubtful: readonly number[],
  proof: Proof,
  prove: Prover,
  least: number,
): Promise<readonly Candidate[]> {
  const { composition, differences } = candidate;
  const keepsOthers = proof === 'unique' || doubtful.length > 0 || differences.length > 0;
  const open = keepsOthers ? doubtful : [...composition.choices.keys()];
  const changes = open
    .flatMap((nth) => {
      const { guesses } = composition.choices[nth]!;
      const now = candidate.picks.get(nth) ?? 0;
      return guesses
        .slice(0, MAX_READINGS + 1)
        .flatMap(({ p }, pick) => (pick === now || p < least ? [] : [{ nth, pick, p }]));
    })
    .sort((one, other) => other.p - one.p);
  const pairs = changes.slice(0, 12).flatMap((one, at) =>
    changes
      .slice(0, at)
      .filter(({ nth }) => nth !== one.nth)
      .map((other) => [one, other]),
  );
  const rivals: Candidate[] = [];
  let proofs = 0;
  let hasSingle = false;
  for (const some of [...changes.map((one) => [one]), ...pairs]) {
    if (some.length > 1 && hasSingle) break;
    if (proofs >= MAX_PROOFS || rivals.length > 2) break;
    const picks = new Map([...candidate.picks, ...some.map(({ nth, pick }) => [nth, pick] as const)]);
    const rival = candidateWith(candidate, composition, candidate.tones, picks);
    if (!rival || rival.differences.length > candidate.differences.length) continue;
    proofs++;
    if ((await prove(rival.type, rival.puzzle)) !== 'unique') continue;
    rivals.push(rival);
    hasSingle ||= some.length === 1;
  }
  return rivals;
}

const changesOf = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): readonly number[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (nth) => (one.get(nth) ?? 0) !== (other.get(nth) ?? 0),
  );

function correction(before: Candidate, after: Candidate, nth: number): string {
  const { guesses } = before.composition.choices[nth]!;
  const [seen, chosen] = [before, after].map(({ picks }) => guesses[picks.get(nth) ?? 0]!);
  return `${nameOf(before.composition.choices[nth]!)} looks like ${seen!.text} (${seen!.p.toFixed(2)}), but only ${chosen!.text} leaves exactly one answer`;
}

function confirmation(choice: TextChoice, pick: number): string {
  const { text, p } = choice.guesses[pick]!;
  return `${nameOf(choice)} looks like ${text} (${p.toFixed(2)}), and a second reader agrees`;
}

function readingOf(
  { type, puzzle, composition, picks, differences }: Candidate,
  proof: Proof,
  doubtful: readonly ChoiceAt[],
  corrections: readonly string[] = [],
): PictureReading {
  const { sight, choices } = composition;
  const questions = doubtful.map(({ choice, nth }): Doubt => {
    const { at, guesses, box } = choice;
    const now = picks.get(nth) ?? 0;
    const readings = [guesses[now]!, ...guesses.filter((_, pick) => pick !== now)].slice(0, MAX_READINGS);
    const texts = readings.map(({ text, p }) => `${text === '' ? 'nothing' : text} (${p.toFixed(2)})`);
    const name = nameOf(choice);
    return {
      place: at,
      name,
      key: keyOf(choice),
      box,
      readings,
      message: `${name} may be ${texts.join(' or ')}`,
    };
  });
  const unproved: readonly Doubt[] =
    (proof === 'none' || proof === 'several') && questions.length === 0
      ? [generalDoubt(`the puzzle as it is read has ${ANSWERS[proof]}`)]
      : [];
  const known = new Set(questions.map(({ place }) => placeKey(place)));
  const { caption, bank = [] } = type.draw(puzzle as never);
  // Only an answer confirms what the picture tells in words.
  const inWords: readonly Doubt[] =
    caption === undefined || composition.hasCaption || bank.length > 0 || proof === 'unique'
      ? []
      : [generalDoubt(`below the board, '${caption}' is assumed`)];
  const { boxes } = sight.lattice;
  const size = Math.min(sight.lattice.size, ...(boxes ? [boxes.side, ...boxes.pieces.map(widthOf)] : []));
  const smallCells =
    size < SAFE_SIZE
      ? [
          generalDoubt(
            `the cells are ${Math.round(size)} pixels wide, and small signs are misread: check all`,
          ),
        ]
      : [];
  const { cells } = sight;
  const unexplained = differences
    .filter((place) => !known.has(placeKey(place)))
    .map((place): Doubt => {
      const box = cells[place.row]?.[place.col]?.box ?? NO_BOX;
      const name = placeName(place);
      return { place, name, box, readings: [], message: `${name} shows something that is not read` };
    });
  return {
    type,
    puzzle,
    lattice: sight.lattice,
    texts: choices.map(({ at, guesses, box }, nth) => {
      const { text, p } = guesses[picks.get(nth) ?? 0] ?? guesses[0]!;
      return { place: at, text, p, box };
    }),
    doubts: [...questions, ...unexplained, ...inWords, ...smallCells, ...unproved],
    corrections,
    confirmations: [],
    proof,
  };
}

/** Returns a doubt about the whole picture. */
const generalDoubt = (message: string): Doubt => ({
  place: BELOW,
  name: 'the picture',
  box: NO_BOX,
  readings: [],
  message,
});

const ANSWERS = { none: 'no answer', several: 'several answers' } as const;

const NO_BOX: Box = { left: 0, top: 0, right: 0, bottom: 0 };

const nameOf = ({ at, part }: TextChoice): string =>
  at === CAPTION
    ? 'the number below the board'
    : at === BELOW
      ? `item ${Number(part) + 1} below the board`
      : placeName(at);
