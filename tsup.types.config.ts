import { defineConfig } from 'tsup';

/** The declarations of a package, beside its build. Only those who install it need them, and they take most of the time. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: { only: true },
});
