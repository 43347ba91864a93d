import { type Guess, Network } from './network.js';
import type { Glyph, GlyphRow } from './text.js';
import { GLYPH_WEIGHTS } from './weights.js';

/** The mean squared difference of features up to which glyphs have the same shape. */
const SAME_SHAPE = 0.012;
/** The difference from its cluster from which a glyph is odd, as a multiple of the typical difference. */
const ODD = 6;
/** The minimum difference of an odd glyph. */
const MIN_ODD = 0.0012;
/** The minimum number of glyphs of a shape that confirm each other. */
const MIN_CONFIRMED = 3;
/**
 * The probability from which a shape without its like is certain. Of 9,831 digits in families that the network had not learnt, none from
 * this probability on was misread (`npm run evaluate`).
 */
export const LONE_CERTAIN = 0.97;
/** The share that the probabilities of other shapes without their like keep. */
const LONE_SHARE = 0.88;
/** The probability of an odd glyph: it is doubtful. */
const ODD_P = 0.7;
/** Minimum probability of an alternative, and the minimum and maximum number of alternatives. */
const MIN_P = 0.0005;
const MIN_GUESSES = 3;
const MAX_GUESSES = 6;

let network: Network | undefined;

/** Returns the network, which is unpacked on first use. */
function glyphNetwork(): Network {
  network ??= new Network(GLYPH_WEIGHTS);
  return network;
}

/** Glyphs of the same shape: one font draws a character always in the same way. */
interface Cluster {
  readonly members: Glyph[];
  readonly mean: Float64Array;
}

/** Reads the glyphs of a picture, which is in one font: equal shapes are the same character. */
export class GlyphReader {
  readonly #network = glyphNetwork();
  readonly #probabilities = new Map<Glyph, Float64Array>();
  /** Glyphs of a shape that too few others have to confirm it. */
  readonly #lone = new Set<Glyph>();

  constructor(glyphs: readonly Glyph[]) {
    const all = glyphs.flatMap((glyph) => [glyph, ...(glyph.halves ?? [])]);
    for (const cluster of clustersOf(all)) this.#judge(cluster);
  }

  /** Returns the readings of a text, the most probable first. */
  read(row: GlyphRow, characters: ReadonlySet<string>): readonly Guess[] {
    let guesses: readonly Guess[] = [{ text: '', p: 1 }];
    for (const glyph of row) {
      const next = this.#readGlyph(glyph, characters);
      guesses = guesses
        .flatMap(({ text, p }) => next.map((one) => ({ text: text + one.text, p: p * one.p })))
        .sort((one, other) => other.p - one.p)
        .slice(0, MAX_GUESSES);
    }
    return guesses;
  }

  #readGlyph(glyph: Glyph, characters: ReadonlySet<string>): readonly Guess[] {
    const whole = this.#guesses(glyph, characters);
    if (!glyph.halves) return whole;
    const halves = this.read(glyph.halves, characters);
    const [best] = whole;
    // Digits are higher than wide.
    const { left, right, top, bottom } = glyph.box;
    const ratio = (right - left) / (bottom - top);
    const isWide =
      best !== undefined && best.p > 0.5 && ratio > (WIDE[best.text] ?? Number.POSITIVE_INFINITY);
    const [wholeShare, halvesShare] = isWide ? [0.95, 0.05] : [0.02, 0.98];
    return [
      ...whole.map(({ text, p }) => ({ text, p: p * wholeShare })),
      ...halves.map(({ text, p }) => ({ text, p: p * halvesShare })),
    ].sort((one, other) => other.p - one.p);
  }

  /** Returns the characters that a glyph may be; the probability of others is shared out if it is small. */
  #guesses(glyph: Glyph, characters: ReadonlySet<string>): readonly Guess[] {
    const { classes } = this.#network;
    const p = this.#probabilities.get(glyph)!;
    const possible = classes.flatMap((text, at) => (characters.has(text) ? [{ text, p: p[at]! }] : []));
    const total = possible.reduce((sum, one) => sum + one.p, 0);
    const scale = total > 0.5 ? 1 / total : 1;
    const best = Math.max(...possible.map((one) => one.p)) * scale;
    const share = this.#lone.has(glyph) && best < LONE_CERTAIN ? LONE_SHARE : 1;
    return possible
      .map((one) => ({ text: one.text, p: one.p * scale * share }))
      .sort((one, other) => other.p - one.p)
      .filter((one, rank) => rank < MIN_GUESSES || one.p >= MIN_P)
      .slice(0, MAX_GUESSES);
  }

  #judge({ members, mean }: Cluster): void {
    const logs = new Float64Array(this.#network.classes.length);
    for (const { features } of members) {
      const p = this.#network.probabilities(features);
      for (const [at, one] of p.entries()) logs[at]! += Math.log(one + 1e-9) / members.length;
    }
    // Members confirm each other.
    const sureness = Math.min(3, Math.sqrt(members.length));
    const powers = logs.map((one) => Math.exp(one * sureness));
    const total = powers.reduce((sum, one) => sum + one, 0);
    const shared = powers.map((one) => one / total);
    const isLone = members.length < MIN_CONFIRMED;
    const distances = members.map(({ features }) => distanceOf(features, mean));
    const typical = distances.toSorted((one, other) => one - other)[distances.length >> 1]!;
    for (const [at, glyph] of members.entries()) {
      if (isLone) this.#lone.add(glyph);
      const isOdd = !isLone && distances[at]! > Math.max(MIN_ODD, ODD * typical);
      this.#probabilities.set(
        glyph,
        isOdd ? doubted(shared, this.#network.probabilities(glyph.features)) : shared,
      );
    }
  }
}

/** The minimum ratio of width and height of wide characters. */
const WIDE: Readonly<Record<string, number>> = { '+': 0.8, '-': 1.7, '×': 0.8, '÷': 0.7 };

/** Returns probabilities in which the best is doubtful. */
function doubted(shared: Float64Array, own: Float64Array): Float64Array {
  const mixed = shared.map((one, at) => (one + own[at]!) / 2);
  const best = mixed.indexOf(Math.max(...mixed));
  const rest = mixed.reduce((sum, one, at) => sum + (at === best ? 0 : one + 0.002), 0);
  return mixed.map((one, at) => (at === best ? ODD_P : ((one + 0.002) * (1 - ODD_P)) / rest));
}

function distanceOf(features: ArrayLike<number>, mean: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += (features[at]! - mean[at]!) ** 2;
  return sum / features.length;
}

function clustersOf(glyphs: readonly Glyph[]): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const glyph of glyphs) {
    const distances = clusters.map(({ mean }) => distanceOf(glyph.features, mean));
    const least = Math.min(...distances);
    const cluster = least <= SAME_SHAPE ? clusters[distances.indexOf(least)]! : undefined;
    if (!cluster) clusters.push({ members: [glyph], mean: Float64Array.from(glyph.features) });
    else {
      cluster.members.push(glyph);
      for (let at = 0; at < cluster.mean.length; at++)
        cluster.mean[at]! += (glyph.features[at]! - cluster.mean[at]!) / cluster.members.length;
    }
  }
  return clusters;
}
