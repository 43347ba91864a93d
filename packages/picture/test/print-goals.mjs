// Prints the table of goals from the built packages: `npm run goals`, with Tesseract `npm run goals @gridproof/picture-tesseract`.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const outfile = fileURLToPath(new URL('goals.built.mjs', import.meta.url));
const entry = fileURLToPath(new URL('print-goals.ts', import.meta.url));
await build({
  entryPoints: [entry],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
});
try {
  console.log('| picture | boards | right | asked, not unique | asked | refused | silently wrong |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  await import(outfile);
} finally {
  rmSync(outfile);
}
