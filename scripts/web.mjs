// Checks the page that `apps/web` builds, in Chromium: `node scripts/web.mjs [SUBJECT ...]`, one of those below or all of them.
// `--screenshots FOLDER` keeps what is seen, `--transcript` writes what is heard into docs/playground.md.
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { accessible } from './web/axe.mjs';
import { bookmark } from './web/bookmark.mjs';
import { budgets } from './web/budgets.mjs';
import { draw } from './web/draw.mjs';
import { entries } from './web/entries.mjs';
import { help } from './web/help.mjs';
import { hostile } from './web/hostile.mjs';
import { list } from './web/list.mjs';
import { make } from './web/make.mjs';
import { offline } from './web/offline.mjs';
import { takePictures } from './web/pictures.mjs';
import { play } from './web/play.mjs';
import { served } from './web/served.mjs';
import { baseOf, Site, serve } from './web/site.mjs';
import { spoken, writeTranscript } from './web/spoken.mjs';

/** What is checked, each subject a file in the folder `web`. */
const SUBJECTS = {
  budgets,
  accessible,
  hostile,
  offline,
  play,
  entries,
  list,
  draw,
  make,
  bookmark,
  help,
  spoken,
  served,
};

const { values: options, positionals } = parseArgs({
  options: { screenshots: { type: 'string' }, transcript: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(SUBJECTS, name));
if (unknown.length > 0) {
  console.error(`'${unknown[0]}' is not checked, expected ${Object.keys(SUBJECTS).join(', ')}`);
  process.exit(2);
}

const server = await serve();
const browser = await launchChromium();
const site = new Site(browser, baseOf(server));
try {
  if (options.transcript) await writeTranscript(site);
  for (const [name, subject] of Object.entries(SUBJECTS))
    if (positionals.length === 0 || positionals.includes(name)) await subject(site);
  if (options.screenshots) await takePictures(site, options.screenshots);
} finally {
  await browser.close();
  await server.close();
}
site.end();
