// What the page looks like.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, statesOf } from './states.mjs';

/** Keeps pictures of the page in a folder, one of each state in each look. */
export async function takePictures(site, folder) {
  mkdirSync(folder, { recursive: true });
  const states = await statesOf(site);
  for (const { name: look, ...options } of LOOKS)
    for (const [name, reach] of Object.entries(states)) {
      const page = await site.open(options);
      await page.goto(site.base);
      await reach(page);
      const file = `${name.replaceAll(/[ ,]+/g, '-')}-${look}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      await page.close();
    }
}
