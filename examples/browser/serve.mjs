// Serves the page and the packages that it imports, each file as published: `node examples/browser/serve.mjs`.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressesOf, packagesOf, replaceImports } from './packages.mjs';

const folder = import.meta.dirname;

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Headers for cross-origin isolation, which allows threads to share memory; Z3 needs it. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Starts a server for this machine only. It serves the packages of this folder and of `folders`, and the texts of `more` by
 * path. Import maps do not apply to workers yet, so modules below /worker/ contain URLs instead of names.
 */
export async function serve({ port = 0, isolated = false, folders = [], more = {} } = {}) {
  const packages = packagesOf([folder, ...folders]);
  const imports = addressesOf(packages, '/packages/');
  const forWorkers = addressesOf(packages, '/worker/packages/');

  const fileAt = (path) => {
    const inPackage = /^(?:\/worker)?\/packages\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(path);
    if (inPackage) return join(packages.get(inPackage[1])?.folder ?? folder, inPackage[2]);
    return join(folder, path === '/' ? 'index.html' : path);
  };
  for (const [name, address] of Object.entries(imports))
    if (!name.endsWith('/') && !existsSync(fileAt(address)))
      throw new Error(`${name} is not built; run: npm run build`);

  const answerTo = async (path) => {
    const file = fileAt(path);
    const type = TYPES[extname(file)];
    if (!type || !(path in more || existsSync(file))) return undefined;
    let content = more[path] ?? readFileSync(file);
    if (type === TYPES['.html'])
      content = String(content).replace(
        '<script type="importmap"></script>',
        `<script type="importmap">${JSON.stringify({ imports }, null, 2)}</script>`,
      );
    if (path.startsWith('/worker/') && type === TYPES['.js'])
      content = await replaceImports(String(content), forWorkers);
    return { type, content };
  };

  const server = createServer(async (request, response) => {
    const answer = await answerTo(new URL(request.url, 'http://localhost').pathname);
    // Browsers request an icon even if the page has none.
    if (!answer) return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    response.writeHead(200, { 'Content-Type': answer.type, ...(isolated && ISOLATED) }).end(answer.content);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8080' }, isolated: { type: 'boolean', default: false } },
  });
  const port = Number(values.port);
  try {
    if (!(port >= 0 && port < 65536))
      throw new Error(`'${values.port}' is not a port, expected one as in 8080`);
    const server = await serve({ ...values, port });
    console.log(`http://localhost:${server.address().port}/ (ctrl-C ends it)`);
  } catch ({ code, message }) {
    console.error(code === 'EADDRINUSE' ? `port ${values.port} is taken; choose another: --port N` : message);
    process.exitCode = 2;
  }
}
