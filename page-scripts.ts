import { build, type Plugin } from 'esbuild';

/** Imports of a page's script as text: `import text from './browser.ts?script'`. */
const SCRIPT = /\.ts\?script$/;

/** Bundles and minifies a script with all its imports, and returns the code. */
async function bundleScript(file: string): Promise<string> {
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

const withoutQuery = (path: string): string => path.replace(/\?script$/, '');

/** The esbuild plugin for builds. */
export const pageScripts: Plugin = {
  name: 'page scripts',
  setup(context) {
    context.onResolve({ filter: SCRIPT }, async ({ path, ...from }) => {
      const { path: file, errors } = await context.resolve(withoutQuery(path), from);
      return { path: file, errors, namespace: 'page-script' };
    });
    context.onLoad({ filter: /$/, namespace: 'page-script' }, async ({ path }) => ({
      contents: await bundleScript(path),
      loader: 'text',
      watchFiles: [path],
    }));
  },
};

/** The Vite plugin for tests, which import the sources. */
export const pageScriptsInTests = {
  name: 'page scripts',
  enforce: 'pre',
  async load(id: string) {
    return SCRIPT.test(id)
      ? `export default ${JSON.stringify(await bundleScript(withoutQuery(id)))}`
      : undefined;
  },
} as const;
