// Copies source files into the pages that show them: code blocks after `<!-- source: PATH -->`, and a list of exported
// functions with their comments after `<!-- functions: PATH -->`. With `--check`, only checks that they are up to date.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const PRINTED = /^(<!-- source: (\S+) -->\n\n```ts\n)(?:.*?\n)??(```)$/gms;
const LISTED = /^(<!-- functions: (\S+) -->\n\n)(?:- .*?\n)?(?=\n)/gms;

/** Returns a list of the exported functions of a file, each with its comment. */
function functionsIn(path) {
  const source = readFileSync(join(root, path), 'utf8');
  const found = source.matchAll(/\/\*\*\n?((?:(?!\*\/).)*?)\*\/\nexport (?:const|function) (\w+)/gs);
  return Array.from(found, ([, comment, name]) => {
    const text = comment
      .replaceAll(/\s*\n \* ?/g, ' ')
      .replace(/^ \* /, '')
      .trim();
    return `- \`${name}\`: ${text}\n`;
  }).join('');
}

for (const name of readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))) {
  const page = readFileSync(join(root, 'docs', name), 'utf8');
  const updated = page
    .replaceAll(
      PRINTED,
      (_, before, path, after) => `${before}${readFileSync(join(root, path), 'utf8')}${after}`,
    )
    .replaceAll(LISTED, (_, before, path) => `${before}${functionsIn(path)}`);
  writeGenerated(`docs/${name}`, updated);
}
