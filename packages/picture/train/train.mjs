// Trains the network that recognises glyphs, and writes `src/weights.ts`: `npm run train`. The same seed gives the same file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS, TRAINING_FAMILIES } from './families.mjs';
import { load, samplesOf, source } from './samples.mjs';

/** Units of the hidden layers. */
const HIDDEN = [96, 64];
const EPOCHS = 20;
const BATCH = 32;
const RATE = 0.002;
/** Sizes of each font. */
const REPEATS = 50;

const { FEATURES } = await load('src/glyph-image.ts');
const { seededRandom } = await load('test/seeded-random.ts');
const random = seededRandom(20);

/** Returns the layers of a network, trained by Adam: for each unit, the weights of its inputs and then its bias. */
function train(samples) {
  const sides = [FEATURES, ...HIDDEN, CHARACTERS.length];
  const layers = sides.slice(1).map((units, nth) => {
    const inputs = sides[nth];
    const size = units * (inputs + 1);
    const weights = Float32Array.from({ length: size }, () => (2 * random() - 1) * Math.sqrt(6 / inputs));
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

const layers = train(samplesOf(TRAINING_FAMILIES, REPEATS, random));
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
