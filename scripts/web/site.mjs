// The built page, served on this machine and looked at in Chromium.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PageChecks } from '../page-checks.mjs';
import { root } from '../workspace.mjs';

/** The folder of the page. */
const folder = join(root, 'apps', 'web');

/** Serves what was built. */
export async function serve() {
  const vite = createRequire(join(folder, 'package.json')).resolve('vite');
  const { preview } = await import(pathToFileURL(vite).href);
  return preview({ root: folder, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
}

/** Where checks of the page are done. */
export class Site {
  #checks = new PageChecks();

  constructor(browser, base) {
    this.browser = browser;
    this.base = base;
  }

  /** Does some work, which throws where something is wrong, and tells how it went. */
  check(what, work) {
    return this.#checks.check(what, work);
  }

  /** A page that may ask nobody but its own server. What is kept for times without a network, only `offline` says. */
  async open({ width = 1280, height = 900, offline = false, ...options } = {}) {
    const serviceWorkers = offline ? 'allow' : 'block';
    const page = await this.browser.newPage({ viewport: { width, height }, serviceWorkers, ...options });
    page.setDefaultTimeout(20_000);
    this.#checks.hear(page, (url) => !url.startsWith(this.base) && !/^(?:data|blob):/.test(url));
    return page;
  }

  /** The address of a puzzle, with what else it says: entries `e`, panel `v`, step `s`. */
  addressOf(text, more = {}) {
    return `${this.base}#${new URLSearchParams({ p: text, ...more })}`;
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
