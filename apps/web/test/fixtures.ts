import { join } from 'node:path';
import { test as base, expect, type FullConfig, type Page } from '@playwright/test';
import { preview } from 'vite';
import { Hand } from './hand.js';

export { expect };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const folder = join(import.meta.dirname, '..');

/** Folder of the built page. */
export const dist = join(folder, 'dist');

/** A server of the page. */
export interface Host {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the built page, or the files of another folder. */
export async function serve(outDir = dist): Promise<Host> {
  const server = await preview({
    root: folder,
    build: { outDir },
    preview: { port: 0, host: 'localhost' },
    logLevel: 'error',
  });
  return { address: server.resolvedUrls!.local[0]!, close: () => server.close() };
}

/** Returns whether --update-snapshots is given. */
export const isUpdate = ({ updateSnapshots }: FullConfig): boolean => /all|changed/.test(updateSnapshots);

/** Collects console errors and requests to other origins. */
export function complaintsOf(page: Page, address: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(`a request to ${request.url()}`);
  });
  return complaints;
}

interface Fixtures {
  /** Allows service workers. */
  allowsServiceWorker: boolean;
  /** Opens a page with an empty cache. Errors on its console fail the test. */
  newPage: () => Promise<Page>;
  hand: Hand;
}

export const test = base.extend<Fixtures, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
    async ({}, use) => {
      const host = await serve();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host.address),
  allowsServiceWorker: [false, { option: true }],
  newPage: async ({ browser, baseURL, allowsServiceWorker }, use) => {
    const visits: { page: Page; complaints: string[] }[] = [];
    await use(async () => {
      const page = await browser.newPage();
      visits.push({ page, complaints: complaintsOf(page, baseURL!) });
      if (!allowsServiceWorker)
        await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      return page;
    });
    for (const { page } of visits) await page.close();
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  page: async ({ newPage }, use) => use(await newPage()),
  hand: ({ page, hasTouch }, use) => use(new Hand(page, hasTouch)),
});
