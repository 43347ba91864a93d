/** The default export of a module. */
export async function load(module: string): Promise<unknown> {
  const loaded: unknown = (await import(module)).default;
  if (loaded === undefined) throw new TypeError(`${module} has no default export`);
  return loaded;
}
