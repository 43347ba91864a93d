// Prints how the network reads characters of families that it has not learnt: `npm run evaluate`.
import { HELD_OUT_FAMILIES } from './families.mjs';
import { facesOf, load, samplesOf } from './samples.mjs';

/** The probability from which a reading is certain, as in `glyph-reader.ts`. */
const CERTAIN = 0.97;
/** Sizes of each font. */
const REPEATS = 40;

const { Network } = await load('src/network.ts');
const { GLYPH_WEIGHTS } = await load('src/weights.ts');
const { seededRandom } = await load('test/seeded-random.ts');
const network = new Network(GLYPH_WEIGHTS);
const random = seededRandom(21);

const results = facesOf(HELD_OUT_FAMILIES).flatMap((file) =>
  [...samplesOf(file, REPEATS, random)].map(([features, wanted]) => {
    const p = network.probabilities(features);
    const [most, best] = [Math.max(...wanted), Math.max(...p)];
    const isDigit = wanted.indexOf(most) < 10;
    return {
      isWhole: most > 0.9,
      isDigit,
      isRight: p.indexOf(best) === wanted.indexOf(most),
      isCertain: best >= CERTAIN,
    };
  }),
);
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
