import { fileURLToPath } from 'node:url';

/** Folder of this package. Sources and build are both one level below it. */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));
