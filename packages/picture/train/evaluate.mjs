// Prints how the network reads characters of families that it has not learnt: `npm run evaluate`.
import { HELD_OUT_FAMILIES } from './families.mjs';
import { load, samplesOf } from './samples.mjs';

/** Sizes of each font. */
const REPEATS = 40;

const { LONE_CERTAIN } = await load('src/glyph-reader.ts');
const { Network } = await load('src/network.ts');
const { GLYPH_WEIGHTS } = await load('src/weights.ts');
const { seededRandom } = await load('test/seeded-random.ts');
const network = new Network(GLYPH_WEIGHTS);
const random = seededRandom(21);

const results = samplesOf(HELD_OUT_FAMILIES, REPEATS, random).map(([features, wanted]) => {
  const p = network.probabilities(features);
  const [most, best] = [Math.max(...wanted), Math.max(...p)];
  return {
    isWhole: most > 0.9,
    isDigit: wanted.indexOf(most) < 10,
    isRight: p.indexOf(best) === wanted.indexOf(most),
    isCertain: best >= LONE_CERTAIN,
  };
});
const report = (name, group) => {
  const share = (count) => `${((100 * count) / group.length).toFixed(1)}%`;
  const [right, certain] = ['isRight', 'isCertain'].map((key) => group.filter((one) => one[key]));
  const wrong = certain.filter(({ isRight }) => !isRight).length;
  console.log(
    `${name}: ${group.length}, ${share(right.length)} right, ${share(certain.length)} certain, ${wrong} of these wrong`,
  );
};
const whole = results.filter(({ isWhole }) => isWhole);
report('characters', whole);
report(
  'digits',
  whole.filter(({ isDigit }) => isDigit),
);
report(
  'mixtures',
  results.filter(({ isWhole }) => !isWhole),
);
