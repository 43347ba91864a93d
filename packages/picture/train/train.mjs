// Trains the network that recognises glyphs, and writes `src/weights.ts`: `npm run train`. The same seed gives the same file.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { build } from 'esbuild';
import { CHARACTERS, TRAINING_FAMILIES } from './families.mjs';

/** Units of the hidden layers. */
const HIDDEN = [96, 64];
const EPOCHS = 20;
const BATCH = 32;
const RATE = 0.002;
/** Sizes of each font. */
const REPEATS = 50;
/** The probability that is shared by all characters. */
const UNCERTAINTY = 0.002;

const source = fileURLToPath(new URL('../', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const load = async (file) => {
  const { outputFiles } = await build({
    entryPoints: [join(source, file)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@gridproof/source'],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
};
const { glyphFeatures, FEATURES } = await load('src/glyph-image.ts');
const { unpackWoff } = await load('test/font-file.ts');
const { seededRandom } = await load('test/seeded-random.ts');

const random = seededRandom(20);
const between = (low, high) => low + (high - low) * random();

/**
 * Yields characters of a font in several sizes: their features, and the probabilities that the network should give. Each character is also
 * mixed with another one, and the network should give both their shares; otherwise it would be sure of damaged digits.
 */
function* samplesOf(file, repeats) {
  for (let nth = 0; nth < repeats; nth++) {
    const size = Math.exp(between(Math.log(6.5), Math.log(44)));
    const isClean = random() < 0.6;
    const pitch = Math.ceil(size * 1.6);
    const [skew, angle] = isClean ? [0, 0] : [between(-4, 4), between(-3, 3)];
    const places = CHARACTERS.map((_, at) => [pitch * (at + 0.5) + random(), size * 1.25 + random()]);
    const [width, height] = [pitch * CHARACTERS.length, Math.ceil(size * 1.8)];
    const draw = (characters) => {
      const texts = characters.map((character, at) => {
        const transform = `translate(${places[at].join(' ')}) rotate(${angle}) skewX(${skew})`;
        return `<text transform="${transform}" text-anchor="middle">${character}</text>`;
      });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="${size}">${texts.join('')}</svg>`;
      const font = { fontFiles: [file], loadSystemFonts: false };
      const { pixels } = new Resvg(svg, { background: '#fff', font }).render();
      return Float32Array.from({ length: width * height }, (_, at) => 1 - pixels[4 * at] / 255);
    };
    const blur = !isClean && random() < 0.6 ? between(0, Math.min(0.9, size / 20)) : 0;
    const [noise, gamma] = [!isClean && random() < 0.5 ? between(0, 0.1) : 0, between(0.8, 1.25)];
    const threshold = between(0.38, 0.52);
    const others = CHARACTERS.map(() => Math.floor(random() * CHARACTERS.length));
    const [clean, other] = [CHARACTERS, others.map((at) => CHARACTERS[at])].map(draw);
    for (const share of [0, between(0.5, 0.85)]) {
      const mixed = clean.map((one, at) => one * (1 - share) + other[at] * share);
      const ink = (blur ? blurred(mixed, width, blur) : mixed).map((one) =>
        Math.min(1, Math.max(0, one ** gamma + (noise ? between(-noise, noise) : 0))),
      );
      for (const at of CHARACTERS.keys()) {
        const cell = columnsOf(ink, width, at * pitch, (at + 1) * pitch);
        const box = boxOf(cell, pitch, height, threshold);
        if (!box) continue;
        const wanted = new Float32Array(CHARACTERS.length).fill(UNCERTAINTY / CHARACTERS.length);
        wanted[at] += (1 - UNCERTAINTY) * (1 - share);
        wanted[others[at]] += (1 - UNCERTAINTY) * share;
        yield [glyphFeatures({ width: pitch, height, ink: cell }, box), wanted];
      }
    }
  }
}

/** Returns columns of an image, in which the strongest ink is 1. */
function columnsOf(ink, width, from, to) {
  const rows = Array.from({ length: ink.length / width }, (_, y) =>
    ink.subarray(y * width + from, y * width + to),
  );
  const most = Math.max(...rows.map((row) => Math.max(...row)));
  return Float32Array.from(
    rows.flatMap((row) => [...row]),
    (one) => one / most,
  );
}

/** Returns the ink after a weighted mean with the neighbours. */
function blurred(ink, width, weight) {
  const row = ink.map((one, at) => mean(ink[at - 1], one, ink[at + 1]));
  return row.map((one, at) => mean(row[at - width], one, row[at + width]));
  function mean(before = 0, one, after = 0) {
    return (before * weight + one * 2 + after * weight) / (2 + 2 * weight);
  }
}

function boxOf(ink, width, height, threshold) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] < threshold) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  return right > left ? { left, top, right, bottom } : undefined;
}

/** Writes all upright weights of the families from 300 on as TrueType files and returns their paths. */
function facesOf(families) {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-train-'));
  return families.flatMap((family) => {
    const fonts = join(dirname(resolve(`@fontsource/${family}/package.json`)), 'files');
    const names = readdirSync(fonts).filter((name) => /-latin-[3-9]00-normal\.woff$/.test(name));
    return names.sort().map((name) => {
      const file = join(folder, `${name}.ttf`);
      writeFileSync(file, unpackWoff(readFileSync(join(fonts, name))));
      return file;
    });
  });
}

/** Returns the layers of a network, trained by Adam: for each unit, the weights of its inputs and then its bias. */
function train(samples) {
  const sides = [FEATURES, ...HIDDEN, CHARACTERS.length];
  const layers = sides.slice(1).map((units, nth) => {
    const inputs = sides[nth];
    const size = units * (inputs + 1);
    const weights = Float32Array.from({ length: size }, () => between(-1, 1) * Math.sqrt(6 / inputs));
    const [gradient, mean, square] = [0, 1, 2].map(() => new Float32Array(size));
    return { inputs, units, weights, gradient, mean, square, values: new Float32Array(units) };
  });
  const order = [...samples.keys()];
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS) + 0.00001;
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const sample of batch) loss += learn(layers, ...samples[sample]);
      step++;
      for (const layer of layers) descend(layer, batch.length, rate, step);
    }
    console.log(`epoch ${epoch + 1}: mean loss ${(loss / order.length).toFixed(4)}`);
  }
  return layers.map(({ weights }) => weights);
}

/** Adds the gradients of one sample and returns its loss. */
function learn(layers, features, wanted) {
  const given = [features, ...layers.map(({ values }) => values)];
  // Zeros, about half of all values, change nothing.
  const active = [];
  for (const [nth, { inputs, units, weights, values }] of layers.entries()) {
    active.push([...given[nth].keys()].filter((input) => given[nth][input] !== 0));
    for (let unit = 0; unit < units; unit++) {
      const start = unit * (inputs + 1);
      let sum = 0;
      for (const input of active[nth]) sum += given[nth][input] * weights[start + input];
      sum += weights[start + inputs];
      values[unit] = nth === layers.length - 1 ? sum : Math.max(0, sum);
    }
  }
  const sums = given.at(-1);
  const most = Math.max(...sums);
  const powers = sums.map((one) => Math.exp(one - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  let errors = powers.map((one, at) => one / total - wanted[at]);
  for (const [nth, { inputs, units, weights, gradient }] of [...layers.entries()].reverse()) {
    const passed = new Float32Array(inputs);
    for (let unit = 0; unit < units; unit++) {
      const error = errors[unit];
      if (error === 0) continue;
      const start = unit * (inputs + 1);
      for (const input of active[nth]) {
        gradient[start + input] += error * given[nth][input];
        passed[input] += error * weights[start + input];
      }
      gradient[start + inputs] += error;
    }
    errors = passed;
  }
  return wanted.reduce((sum, one, at) => sum - one * Math.log(powers[at] / total), 0);
}

/** Changes the weights of a layer by the gradient of a batch, and clears it. */
function descend({ weights, gradient, mean, square }, count, rate, step) {
  const [ofMean, ofSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let at = 0; at < weights.length; at++) {
    const slope = gradient[at] / count;
    mean[at] += 0.1 * (slope - mean[at]);
    square[at] += 0.001 * (slope ** 2 - square[at]);
    weights[at] -= (rate * (mean[at] / ofMean)) / (Math.sqrt(square[at] / ofSquare) + 1e-8);
    gradient[at] = 0;
  }
}

const layers = train(facesOf(TRAINING_FAMILIES).flatMap((file) => [...samplesOf(file, REPEATS)]));
const scales = layers.map((weights) => weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127);
const bytes = layers.map((weights, nth) => Int8Array.from(weights, (one) => Math.round(one / scales[nth])));
const text = Buffer.concat(bytes.map(({ buffer }) => Buffer.from(buffer))).toString('base64');
const lines = text.match(/.{1,100}/g).map((line) => `    '${line}',`);
writeFileSync(
  join(source, 'src/weights.ts'),
  `import type { NetworkWeights } from './network.js';

/** Weights of the glyphs' network, which \`npm run train\` writes. */
export const GLYPH_WEIGHTS: NetworkWeights = {
  classes: [${CHARACTERS.map((one) => `'${one}'`).join(', ')}],
  inputs: ${FEATURES},
  hidden: [${HIDDEN.join(', ')}],
  scales: [${scales.join(', ')}],
  bytes: [
${lines.join('\n')}
  ].join(''),
};
`,
);
