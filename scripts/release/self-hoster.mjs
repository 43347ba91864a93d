// Rehearses a private puzzle site: installs only the command line and the server, and starts it as its container does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const container = readFileSync(join(root, 'apps', 'server', 'Containerfile'), 'utf8');
const [program, ...words] = JSON.parse(/^CMD (.+)$/m.exec(container)[1]);

/** The server's message without an engine. */
const NO_ENGINE = 'no engine is installed. Run: npm install ';

export async function selfHoster(project) {
  await project.run('npm i gridproof @gridproof/server');
  const server = spawn(join(project.folder, program), [...words, '--port', '0'], {
    cwd: project.folder,
    env: project.environment,
  });
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const ended = once(server, 'close');
  try {
    const [address] = await Promise.race([
      once(server.stdout.setEncoding('utf8'), 'data'),
      ended.then(([status]) => {
        throw new Error(`gridproof serve ended with status ${status}\n\n${errors}`);
      }),
    ]);
    await holdPage(address.trim());
    if (!errors.includes(NO_ENGINE))
      throw new Error(`gridproof serve without an engine: expected '${NO_ENGINE}', found\n${errors}`);
  } finally {
    server.kill('SIGTERM');
  }
  const [status] = await ended;
  if (status !== 0) throw new Error(`gridproof serve ended with status ${status}\n\n${errors}`);
  await project.run('npm ls --all');
}

/** Checks that the page and all files it refers to are served. */
async function holdPage(address) {
  const page = await got(address);
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path);
  if (!page.includes('<title>GridProof</title>') || named.length < 3)
    throw new Error(`${address} is not the playground:\n${page}`);
  for (const path of [...named, 'sw.js', 'notices.txt']) await got(new URL(path, address));
}

async function got(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
