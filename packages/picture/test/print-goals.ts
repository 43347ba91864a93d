// Prints the table of goals: `npm run goals`.
import { countDamages } from './damage.js';
import { countOutcomes, SETTINGS } from './goals.js';

/** Types whose drawings are read completely. */
const TYPES = [
  ...['sudoku', 'takuzu', 'mosaic', 'minesweeper', 'slitherlink', 'akari', 'hitori', 'star-battle'],
  ...['nonogram', 'kakuro', 'puzlogic', 'heyawake', 'lits', 'norinori', 'nurikabe', 'skyscrapers'],
];

for (const setting of SETTINGS) {
  const { right, asked, refused, 'silently wrong': wrong } = await countOutcomes(TYPES, setting);
  const total = right + asked + refused + wrong;
  const row = [setting.name, total, right, asked, refused, wrong].join(' | ');
  console.log(`| ${row} |`);
}
for (const share of [0.6, 0.7, 0.8]) {
  const { corrected, asked, refused, 'silently wrong': wrong } = await countDamages(TYPES, 50, share);
  console.log(`| a digit damaged by ${100 * share}% | 50 | ${corrected} | ${asked} | ${refused} | ${wrong} |`);
}
