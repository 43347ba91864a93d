/** Loads a module by the name that a job has for it; what it exports. */
export type Importing = (module: string) => Promise<{ readonly default?: unknown }>;

/** The default export of a module; `importing` takes the place of `import`. */
export async function loadModule(
  module: string,
  importing: Importing = (name) => import(name),
): Promise<unknown> {
  const loaded = (await importing(module)).default;
  if (loaded === undefined) throw new TypeError(`${module} has no default export`);
  return loaded;
}
