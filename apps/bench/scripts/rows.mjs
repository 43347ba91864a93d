// Converts rows of a data set, a JSON object {id, problem, solution} on each line, into CSV that `gridproof batch` reads:
//   node apps/bench/scripts/rows.mjs slitherlink rows.jsonl > rows.csv && npx gridproof batch rows.csv --unique
// A problem is a line `ROWS COLUMNS …` and then lines of signs with blanks between them, `-` where nothing stands.
import { readFileSync } from 'node:fs';
import { converters } from './rows/converters.mjs';
import { parsed } from './rows/row.mjs';

const [type, file] = process.argv.slice(2);
const convert = converters[type];
if (!convert || !file) {
  console.error(`usage: rows.mjs TYPE FILE, with one of these types: ${Object.keys(converters).join(', ')}`);
  process.exit(2);
}

const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

console.log('id,puzzle,solution');
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (!line.trim()) continue;
  const { id, problem, solution } = JSON.parse(line);
  try {
    const converted = convert(parsed(problem), parsed(solution));
    console.log([id, `${type}\n${converted.puzzle}`, converted.solution].map(quoted).join(','));
  } catch (error) {
    console.error(`${id} is left out: ${error.message}`);
  }
}
