import { fileURLToPath } from 'node:url';

/** The command line as it was built; the path holds from the sources and from the build. */
export const PROGRAM = fileURLToPath(new URL('../../cli/dist/bin.js', import.meta.url));
