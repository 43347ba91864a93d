// Characters in fonts, with which the network of glyphs is trained and evaluated.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { build } from 'esbuild';
import { CHARACTERS } from './families.mjs';

/** The probability that is shared by all characters. */
const UNCERTAINTY = 0.002;

/** The folder of the package. */
export const source = fileURLToPath(new URL('../', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Imports a TypeScript file of the package. */
export const load = async (file) => {
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

const { glyphFeatures } = await load('src/glyph-image.ts');
const { unpackWoff } = await load('test/font-file.ts');

/**
 * Yields characters of a font in several sizes: their features, and the probabilities that the network should give. Each character is also
 * mixed with another one, and the network should give both their shares; otherwise it would be sure of damaged digits.
 */
function* samplesOfFont(file, repeats, random) {
  const between = (low, high) => low + (high - low) * random();
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

/** Returns the samples of all fonts of some families. */
export function samplesOf(families, repeats, random) {
  return facesOf(families).flatMap((file) => [...samplesOfFont(file, repeats, random)]);
}
