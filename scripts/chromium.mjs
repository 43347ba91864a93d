// Starts Chromium, which is installed first where Debian's packages can be.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright-core';

/** It is to do nothing by itself, and to run where there is no screen and root alone. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A browser without a window. Throws a sentence where there is no Chromium and none can be installed. */
export function launchChromium() {
  const executablePath = find() ?? install();
  if (!executablePath)
    throw new Error('there is no Chromium; install it, or say in the variable CHROMIUM where its program is');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

function find() {
  if (env.CHROMIUM) return env.CHROMIUM;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

function install() {
  if (platform !== 'linux' || getuid() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const command = 'apt-get update && apt-get install -y --no-install-recommends chromium';
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });
  return find();
}
