import { defineConfig } from 'vite';
import { puzzleExamples } from './plugins/puzzle-examples.js';
import { puzzleTypes } from './plugins/puzzle-types.js';

export default defineConfig({
  // It works at any address, whatever folder a host puts it in.
  base: './',
  plugins: [puzzleTypes(import.meta.dirname), puzzleExamples(import.meta.dirname)],
  worker: { format: 'es', plugins: () => [puzzleTypes(import.meta.dirname)] },
  build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
  preview: { port: 4173 },
});
