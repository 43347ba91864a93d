import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Io } from '../io.js';

/** Program names of Chromium and its derivatives on the path. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Locations of these programs on systems that do not put programs on the path. */
const placesIn = (env: Io['env']): Partial<Record<NodeJS.Platform, readonly string[]>> => ({
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = env[variable];
    return folder === undefined
      ? []
      : [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ];
  }),
});

/** Returns the Chromium program: the value of `CHROME_PATH`, or the first one found; undefined if there is none. */
export function chromium(env: Io['env']): string | undefined {
  const { CHROME_PATH, PATH = '' } = env;
  if (CHROME_PATH) return CHROME_PATH;
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = NAMES.flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder || '.', name + ending)),
  );
  return [...onPath, ...(placesIn(env)[process.platform] ?? [])].find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
}
