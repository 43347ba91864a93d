import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that compression does not make smaller: images and compressed files. */
const SMALL = ['.png', '.br', '.gz'];

/** Compressors by file extension. Browsers accept brotli only over HTTPS and from localhost; servers without HTTPS need gzip. */
const CODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes compressed copies of each file of the page, so that a server only has to send them. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      // Runs after the service worker has been written.
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
