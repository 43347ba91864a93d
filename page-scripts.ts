import { build, type Plugin } from 'esbuild';

/** Scripts of pages, which a program writes out as text: `import text from './browser.ts?script'`. */
const SCRIPT = /\.ts\?script$/;

/** The script with all that it imports, small; it is checked and formatted as any other source. */
async function scriptText(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['@gridproof/source'],
  });
  return outputFiles[0]!.text.trimEnd();
}

const fileOf = (path: string): string => path.replace(/\?script$/, '');

/** For builds. */
export const pageScripts: Plugin = {
  name: 'page scripts',
  setup(build) {
    build.onResolve({ filter: SCRIPT }, async ({ path, ...from }) => {
      const { path: file, errors } = await build.resolve(fileOf(path), from);
      return { path: file, errors, namespace: 'page-script' };
    });
    build.onLoad({ filter: /$/, namespace: 'page-script' }, async ({ path }) => ({
      contents: await scriptText(path),
      loader: 'text',
      watchFiles: [path],
    }));
  },
};

/** The same for tests, which read the sources. */
export const pageScriptsInTests = {
  name: 'page scripts',
  enforce: 'pre',
  async load(id: string) {
    return SCRIPT.test(id) ? `export default ${JSON.stringify(await scriptText(fileOf(id)))}` : undefined;
  },
} as const;
