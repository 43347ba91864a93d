// Checks the page that `apps/web` builds, in Chromium: `node scripts/web.mjs [SUBJECT ...]`, one of those below or all of them.
// `--screenshots FOLDER` keeps what is seen.
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { hostile } from './web/hostile.mjs';
import { takePictures } from './web/pictures.mjs';
import { play } from './web/play.mjs';
import { Site, serve } from './web/site.mjs';

/** What is checked, each subject a file in the folder `web`. */
const SUBJECTS = { hostile, play };

const { values: options, positionals } = parseArgs({
  options: { screenshots: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(SUBJECTS, name));
if (unknown.length > 0) {
  console.error(`'${unknown[0]}' is not checked, expected ${Object.keys(SUBJECTS).join(', ')}`);
  process.exit(2);
}

const server = await serve();
const browser = await launchChromium();
const site = new Site(browser, `http://localhost:${server.httpServer.address().port}/`);
try {
  for (const [name, subject] of Object.entries(SUBJECTS))
    if (positionals.length === 0 || positionals.includes(name)) await subject(site);
  if (options.screenshots) await takePictures(site, options.screenshots);
} finally {
  await browser.close();
  await server.close();
}
site.end();
