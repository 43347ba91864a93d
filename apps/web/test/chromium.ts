import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import type { LaunchOptions } from '@playwright/test';

/** Names of the program. The headless shell comes first: it draws no window of a browser around each page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Runs as root, without a screen, and without requests of its own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns options for launching the system's Chromium, which is first installed from Debian's packages if possible. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = find() ?? install();
  if (!executablePath)
    throw new Error('there is no Chromium; install it, or say in the variable CHROMIUM where its program is');
  return { executablePath, args: ARGUMENTS };
}

function find(): string | undefined {
  if (env.CHROMIUM) return env.CHROMIUM;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

function install(): string | undefined {
  if (platform !== 'linux' || getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const command = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
    spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });
    const program = find();
    if (program) return program;
  }
  return undefined;
}
