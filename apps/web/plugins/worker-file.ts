import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:worker';

/**
 * Makes a module of the address of the worker, which is built with the page: what both need is one file, and comes once. Vite
 * would build it by itself, with a second copy of everything.
 */
export function workerFile(path: string): Plugin {
  const file = fileURLToPath(new URL(path, import.meta.url));
  let reference: string | undefined;
  return {
    name: 'worker-file',
    buildStart() {
      if (!this.meta.watchMode) reference = this.emitFile({ type: 'chunk', id: file, name: 'worker' });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return `export default ${reference ? `import.meta.ROLLUP_FILE_URL_${reference}` : JSON.stringify(`/@fs/${file}`)};\n`;
    },
  };
}
