import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What Chromium and its relatives are called where they lie on the path. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Where they lie on systems that do not put programs on the path. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined
      ? []
      : [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ];
  }),
};

/** The program of a Chromium: the one that `CHROME_PATH` names, or the first that is found. */
export function chromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) return CHROME_PATH;
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = NAMES.flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder || '.', name + ending)),
  );
  return [...onPath, ...(PLACES[process.platform] ?? [])].find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
}
