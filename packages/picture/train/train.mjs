// Trains the network that recognises glyphs, and writes `src/weights.ts`: `npm run train`. The same seed gives the same file.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { build } from 'esbuild';
import { CHARACTERS, TRAINING_FAMILIES } from './families.mjs';

const HIDDEN = 64;
const EPOCHS = 40;
const RATE = 0.02;

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

/** Returns the features of all characters in a font, drawn in several sizes. */
function* samplesOf(file, repeats) {
  for (let nth = 0; nth < repeats; nth++) {
    const size = Math.exp(between(Math.log(6.5), Math.log(44)));
    const isClean = random() < 0.6;
    const pitch = Math.ceil(size * 1.6);
    const [skew, angle] = isClean ? [0, 0] : [between(-4, 4), between(-3, 3)];
    const texts = CHARACTERS.map((character, at) => {
      const [x, y] = [pitch * (at + 0.5) + random(), size * 1.25 + random()];
      return `<text transform="translate(${x} ${y}) rotate(${angle}) skewX(${skew})" text-anchor="middle">${character}</text>`;
    });
    const [width, height] = [pitch * CHARACTERS.length, Math.ceil(size * 1.8)];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="${size}">${texts.join('')}</svg>`;
    const font = { fontFiles: [file], loadSystemFonts: false };
    const { pixels } = new Resvg(svg, { background: '#fff', font }).render();
    let ink = Float32Array.from({ length: width * height }, (_, at) => 1 - pixels[4 * at] / 255);
    const blur = !isClean && random() < 0.6 ? between(0, Math.min(0.9, size / 20)) : 0;
    if (blur) ink = blurred(ink, width, blur);
    const [noise, gamma] = [!isClean && random() < 0.5 ? between(0, 0.1) : 0, between(0.8, 1.25)];
    ink = ink.map((one) => Math.min(1, Math.max(0, one ** gamma + (noise ? between(-noise, noise) : 0))));
    const threshold = between(0.38, 0.52);
    for (const at of CHARACTERS.keys()) {
      const box = boxOf(ink, width, height, at * pitch, (at + 1) * pitch, threshold);
      if (box) yield [glyphFeatures({ width, height, ink }, box), at];
    }
  }
}

/** Returns the ink after a weighted mean with the neighbours. */
function blurred(ink, width, weight) {
  const row = ink.map((one, at) => mean(ink[at - 1], one, ink[at + 1]));
  return row.map((one, at) => mean(row[at - width], one, row[at + width]));
  function mean(before = 0, one, after = 0) {
    return (before * weight + one * 2 + after * weight) / (2 + 2 * weight);
  }
}

function boxOf(ink, width, height, from, to, threshold) {
  let [left, top, right, bottom] = [to, height, from, 0];
  for (let y = 0; y < height; y++)
    for (let x = from; x < to; x++) {
      if (ink[y * width + x] < threshold) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  return right > left ? { left, top, right, bottom } : undefined;
}

function facesOf(families) {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-train-'));
  return families.flatMap(([family, ...weights]) =>
    weights.map((weight) => {
      const name = `${family}-latin-${weight}-normal`;
      const file = join(folder, `${name}.ttf`);
      writeFileSync(file, unpackWoff(readFileSync(resolve(`@fontsource/${family}/files/${name}.woff`))));
      return file;
    }),
  );
}

/** Trains by gradient descent with momentum; returns the weights of both layers. */
function train(samples, classes) {
  const uniform = (inputs) => between(-1, 1) * Math.sqrt(3 / inputs);
  const first = Float32Array.from({ length: HIDDEN * (FEATURES + 1) }, () => uniform(FEATURES));
  const second = Float32Array.from({ length: classes * (HIDDEN + 1) }, () => uniform(HIDDEN));
  const order = [...samples.keys()];
  const [middle, errors, output] = [
    new Float32Array(HIDDEN),
    new Float32Array(HIDDEN),
    new Float32Array(classes),
  ];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS) + 0.0005;
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    let wrong = 0;
    for (const sample of order) {
      const [features, wanted] = samples[sample];
      for (let unit = 0, at = 0; unit < HIDDEN; unit++) {
        let sum = 0;
        for (let input = 0; input < FEATURES; input++) sum += features[input] * first[at++];
        middle[unit] = Math.max(0, sum + first[at++]);
      }
      let most = Number.NEGATIVE_INFINITY;
      let best = 0;
      for (let unit = 0, at = 0; unit < classes; unit++) {
        let sum = 0;
        for (let input = 0; input < HIDDEN; input++) sum += middle[input] * second[at++];
        output[unit] = sum + second[at++];
        if (output[unit] > most) [most, best] = [output[unit], unit];
      }
      if (best !== wanted) wrong++;
      let total = 0;
      for (let unit = 0; unit < classes; unit++) total += output[unit] = Math.exp(output[unit] - most);
      errors.fill(0);
      for (let unit = 0, at = 0; unit < classes; unit++) {
        const error = output[unit] / total - (unit === wanted ? 0.998 : 0.002 / (classes - 1));
        for (let input = 0; input < HIDDEN; input++, at++) {
          errors[input] += error * second[at];
          second[at] -= rate * error * middle[input];
        }
        second[at++] -= rate * error;
      }
      for (let unit = 0; unit < HIDDEN; unit++) {
        if (middle[unit] === 0) continue;
        const step = rate * errors[unit];
        let at = unit * (FEATURES + 1);
        for (let input = 0; input < FEATURES; input++) first[at++] -= step * features[input];
        first[at] -= step;
      }
    }
    console.log(`epoch ${epoch + 1}: ${((100 * wrong) / order.length).toFixed(2)}% of ${order.length} wrong`);
  }
  return [first, second];
}

const toBytes = (weights) => {
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  return [scale, Int8Array.from(weights, (one) => Math.round(one / scale))];
};

const samples = facesOf(TRAINING_FAMILIES).flatMap((file) => [...samplesOf(file, 36)]);
const [[firstScale, first], [secondScale, second]] = train(samples, CHARACTERS.length).map(toBytes);
const bytes = Buffer.concat([Buffer.from(first.buffer), Buffer.from(second.buffer)]).toString('base64');
const lines = bytes.match(/.{1,100}/g).map((line) => `    '${line}',`);
writeFileSync(
  join(source, 'src/weights.ts'),
  `import type { NetworkWeights } from './network.js';

/** Weights of the glyphs' network, which \`npm run train\` writes. */
export const GLYPH_WEIGHTS: NetworkWeights = {
  classes: [${CHARACTERS.map((one) => `'${one}'`).join(', ')}],
  inputs: ${FEATURES},
  hidden: ${HIDDEN},
  scales: [${firstScale}, ${secondScale}],
  bytes: [
${lines.join('\n')}
  ].join(''),
};
`,
);
