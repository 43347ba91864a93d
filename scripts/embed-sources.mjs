// Copies source files into the pages that show them: code blocks after `<!-- source: PATH -->`. With `--check`, only checks
// that they are up to date.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const PRINTED = /^(<!-- source: (\S+) -->\n\n```ts\n)(?:.*?\n)??(```)$/gms;

for (const name of readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))) {
  const page = readFileSync(join(root, 'docs', name), 'utf8');
  const updated = page.replaceAll(
    PRINTED,
    (_, before, path, after) => `${before}${readFileSync(join(root, path), 'utf8')}${after}`,
  );
  writeGenerated(`docs/${name}`, updated);
}
