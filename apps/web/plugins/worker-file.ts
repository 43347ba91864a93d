import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:worker';

/**
 * Creates a module with the URL of the worker, which is built together with the page so that they share files. Vite's own
 * worker build would duplicate all shared code.
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
