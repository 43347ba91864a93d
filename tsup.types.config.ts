import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The declarations of a package, beside its build. Only those who install it need them, and they take most of the time. */
export default defineConfig({
  entry: ['src/index.ts', 'src/work.ts'].filter((file) => existsSync(file)),
  format: 'esm',
  dts: { only: true },
});
