/** Imports a module by its name in a job. */
export type ModuleImporter = (module: string) => Promise<{ readonly default?: unknown }>;

/** Imports a module by its URL, which may be that of a TypeScript file. */
export const importModule: ModuleImporter = async (url) =>
  /\.[cm]?ts$/.test(url) ? (await import('./import-typescript.js')).importTypeScript(url) : import(url);

/** Loads the default export of a module; `importing` replaces `import`. Throws `TypeError` if there is none. */
export async function loadModule(module: string, importing: ModuleImporter = importModule): Promise<unknown> {
  const loaded = (await importing(module)).default;
  if (loaded === undefined) throw new TypeError(`${module} has no default export`);
  return loaded;
}
