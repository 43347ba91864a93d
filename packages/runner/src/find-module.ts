import { createRequire } from 'node:module';

/** Returns the path of a module that one of these modules can import; undefined if none can. */
export function findModule(name: string, parents: readonly string[]): string | undefined {
  for (const parent of parents)
    try {
      return createRequire(parent).resolve(name);
    } catch {}
  return undefined;
}
