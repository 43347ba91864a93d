import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What grows no smaller: pictures, and what is compressed already. */
const SMALL = ['.png', '.br', '.gz'];

/** How files are compressed, by what their names then end in. Browsers take brotli only over HTTPS and from their own machine; a house without needs gzip. */
const CODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes each file of the page compressed beside it, so that a server has nothing to do but to send it. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      // The service worker is written when all else is there.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const paths = entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name));
        for (const path of paths.filter((path) => !SMALL.includes(extname(path)))) {
          const bytes = await readFile(path);
          for (const [ending, compress] of Object.entries(CODINGS)) {
            const smaller = await compress(bytes);
            if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller);
          }
        }
      },
    },
  };
}
