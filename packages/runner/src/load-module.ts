/** Imports a module by its name in a job. */
export type ModuleImporter = (module: string) => Promise<{ readonly default?: unknown }>;

/** Loads the default export of a module; `importing` replaces `import`. Throws `TypeError` if there is none. */
export async function loadModule(
  module: string,
  importing: ModuleImporter = (name) => import(name),
): Promise<unknown> {
  const loaded = (await importing(module)).default;
  if (loaded === undefined) throw new TypeError(`${module} has no default export`);
  return loaded;
}
