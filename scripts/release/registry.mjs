// A local registry: accepts every package of this repository from anyone, and forwards requests for all others.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from '../workspace.mjs';
import { run } from './run-command.mjs';

/** Starts a registry for packages of these names, which stores everything in the folder. */
export async function startRegistry(folder, packageNames) {
  const storage = join(folder, 'storage');
  mkdirSync(storage, { recursive: true });
  const { stdout } = await run('npm config get registry', root, env);
  const child = fork(fileURLToPath(new URL('registry-process.mjs', import.meta.url)), {
    env: {
      ...env,
      GRIDPROOF_REGISTRY: JSON.stringify({ storage, own: packageNames, others: stdout.trim() }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the registry did not start\n\n${log.trim()}`);
  });
  const [port] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});

  const host = `localhost:${port}`;
  const userConfig = join(folder, 'npmrc');
  // npm publishes only when logged in; the registry accepts any token.
  writeFileSync(userConfig, `//${host}/:_authToken=anyone\n`);
  return {
    storage,
    environment: environmentOf(`http://${host}/`, userConfig, join(folder, 'cache')),
    stop: () => child.disconnect(),
  };
}

/** Returns an environment in which npm uses this registry and an empty cache, without settings of this repository or the user. */
function environmentOf(registry, userConfig, cache) {
  const inherited = Object.entries(env).filter(([name]) => !/^(?:npm_|git_|force_color$)/i.test(name));
  const path = env.PATH.split(delimiter).filter((folder) => !folder.startsWith(root));
  return {
    ...Object.fromEntries(inherited),
    PATH: path.join(delimiter),
    NO_COLOR: '1',
    npm_config_registry: registry,
    npm_config_userconfig: userConfig,
    npm_config_cache: cache,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}
