import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Io } from '../io.js';
import { chromium } from './chromium.js';

/** Time limit of the browser, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Prints a page to a PDF file with Chromium. Returns the reason if that fails; the file then is unchanged. */
export async function printPdf(
  html: string,
  file: string,
  { env, signal }: { readonly env: Io['env']; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const program = chromium(env);
  if (program === undefined) return 'there is no Chromium here; CHROME_PATH may name one';
  // Next to the file, because some browsers cannot read the system's temporary folder.
  const folder = mkdtempSync(join(dirname(resolve(file)), '.gridproof-'));
  const profile = mkdtempSync(join(tmpdir(), 'gridproof-'));
  const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
  try {
    writeFileSync(page, html);
    const fault = await runToEnd(
      program,
      [
        '--headless',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium's sandbox does not run as root. The page contains only content of this program.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--user-data-dir=${profile}`,
        '--no-pdf-header-footer',
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      signal,
    );
    if (fault !== undefined) return `'${program}' ${fault}`;
    if (!isPdf(pdf)) return `'${program}' made no PDF`;
    renameSync(pdf, file);
    return undefined;
  } finally {
    for (const one of [folder, profile]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs a program to completion. Returns the error message, or undefined. */
function runToEnd(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  return new Promise((settle) => {
    const child = spawn(program, args, {
      stdio: 'ignore',
      signal,
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    child.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      // A killed program settles when it closes.
      if (child.pid === undefined) settle(`cannot be started (${code ?? message})`);
    });
    child.on('close', (status, killed) => {
      if (status === 0) settle(undefined);
      else if (killed) settle(`did not finish in ${TIMEOUT_MS / 1000} s`);
      else settle(`ended with exit status ${status}`);
    });
  });
}

function isPdf(file: string): boolean {
  try {
    return readFileSync(file).subarray(0, 5).toString('latin1') === '%PDF-';
  } catch {
    return false;
  }
}
