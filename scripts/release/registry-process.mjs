// The registry, in a process that ends with its parent; see registry.mjs.
import { join } from 'node:path';
import { env } from 'node:process';
import { runServer } from 'verdaccio';

const { storage, own, others } = JSON.parse(env.GRIDPROOF_REGISTRY);
const everyone = { access: '$all', publish: '$all' };

const server = await runServer({
  configPath: storage,
  storage,
  // Packages of this repository come only from here, even if they have been published elsewhere.
  packages: {
    ...Object.fromEntries(own.map((name) => [name, everyone])),
    '**': { access: '$all', proxy: 'others' },
  },
  uplinks: { others: { url: others, cache: false, timeout: '60s' } },
  auth: { htpasswd: { file: join(storage, 'htpasswd') } },
  web: { enable: false },
  log: { type: 'stdout', format: 'pretty', level: 'error', colors: false },
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
