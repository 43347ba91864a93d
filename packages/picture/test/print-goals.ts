import { countDamages } from './damage.js';
import { countOutcomes, SETTINGS } from './goals.js';

/** Types whose drawings are read completely. */
const TYPES = [
  ...['sudoku', 'takuzu', 'mosaic', 'minesweeper', 'slitherlink', 'akari', 'hitori', 'star-battle'],
  ...['nonogram', 'kakuro', 'puzlogic', 'heyawake', 'lits', 'norinori', 'nurikabe', 'skyscrapers'],
];

/** The package of a second reader, such as `@gridproof/picture-tesseract`. */
const [, , second] = process.argv;
const tesseract = second && (await import(second)).createTesseract();
for (const setting of SETTINGS) {
  const counts = Object.values(await countOutcomes(TYPES, setting, tesseract?.readText));
  const row = [setting.name, counts.reduce((sum, one) => sum + one, 0), ...counts].join(' | ');
  console.log(`| ${row} |`);
}
for (const cellSize of [24, 32])
  for (const share of [0.5, 0.6, 0.7, 0.8]) {
    const counts = Object.values(await countDamages(TYPES, 80, share, cellSize, tesseract?.readText));
    console.log(`| a digit damaged by ${100 * share}%, ${cellSize} px | 80 | ${counts.join(' | ')} |`);
  }
await tesseract?.close();
