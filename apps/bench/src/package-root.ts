import { fileURLToPath } from 'node:url';

/** The folder of this package, from its sources and from its build: this file and the built ones lie one below it. */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));
