// `npm run web`: builds the page and serves it on this machine.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install, run } from './bootstrap.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'apps', 'web');
const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } }, strict: false });
const port = Number(values.port);

if (!(Number.isInteger(port) && port > 0 && port < 65536)) {
  console.error(`'${values.port}' is not a port, expected one as in --port 4173`);
  process.exit(2);
}
install();
if (!existsSync(join(folder, 'dist', 'index.html'))) process.stderr.write('Building (once) ...\n');
run('turbo', ['run', 'build', '--filter=@gridproof/web', '--output-logs=errors-only'], { quiet: true });
const { preview } = await import(
  pathToFileURL(createRequire(join(folder, 'package.json')).resolve('vite')).href
);
const server = await preview({ root: folder, preview: { port, host: 'localhost' }, logLevel: 'error' });
console.log(`http://localhost:${server.httpServer.address().port}/ (ctrl-C ends it)`);
