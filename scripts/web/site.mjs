// The built page, served on this machine and looked at in Chromium.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PageChecks } from '../page-checks.mjs';
import { root } from '../workspace.mjs';

const folder = join(root, 'apps', 'web');

/** What was built. */
export const dist = join(folder, 'dist');

/** Serves what was built, or the files of another folder. */
export async function serve(outDir = dist) {
  const vite = createRequire(join(folder, 'package.json')).resolve('vite');
  const { preview } = await import(pathToFileURL(vite).href);
  return preview({
    root: folder,
    build: { outDir },
    preview: { port: 0, host: 'localhost' },
    logLevel: 'error',
  });
}

/** The address of what is served. */
export const baseOf = (server) => `http://localhost:${server.httpServer.address().port}/`;

/** Where checks of the page are done. */
export class Site {
  #checks = new PageChecks();

  constructor(browser, base) {
    this.browser = browser;
    this.base = base;
  }

  /** Does some work, which throws where something is wrong, and says how it went. */
  check(what, work) {
    return this.#checks.check(what, work);
  }

  /** A page that may ask no server but its own. Only with `offline` does it keep itself for use without a network. */
  async open({ width = 1280, height = 900, base = this.base, offline = false, ...options } = {}) {
    const page = await this.browser.newPage({ viewport: { width, height }, ...options });
    if (!offline) await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
    page.setDefaultTimeout(20_000);
    this.#checks.hear(page, (url) => !url.startsWith(base) && !/^(?:data|blob):/.test(url));
    return page;
  }

  /** The address of a puzzle, with what else it says: entries `e`, panel `v`, step `s`. */
  addressOf(text, more = {}, base = this.base) {
    return `${base}#${new URLSearchParams({ p: text, ...more })}`;
  }

  end() {
    this.#checks.end();
  }
}

/** What the page says, once it has thought. */
export async function said(page) {
  await page.waitForFunction(() => {
    const text = document.querySelector('.said').textContent;
    return text !== '' && !text.endsWith('…');
  });
  return page.textContent('.said');
}

/** Waits until the address has caught up with the board. */
export async function addressed(page) {
  for (let before; before !== page.url(); await page.waitForTimeout(500)) before = page.url();
}

/** Lets what was done show on the board, which takes a frame, and in the address, which follows after up to 300 ms. */
export const settled = (page) => page.waitForTimeout(350);
