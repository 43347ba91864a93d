import { afterEach, expect, test, vi } from 'vitest';
import { z3, z3From } from './index.js';

const SHAPE = { variables: 1, clauses: 1, counts: 0, linears: 0, lazy: false };
const browserZ3 = z3From('https://puzzles.example/z3-solver/build/z3-built.js');

afterEach(() => vi.unstubAllGlobals());

test('a page without the headers is refused, and they are named', async () => {
  await expect(browserZ3.open(SHAPE)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: Z3 shares memory between threads, which a browser allows only in pages that are served with the headers 'Cross-Origin-Opener-Policy: same-origin' and 'Cross-Origin-Embedder-Policy: require-corp']`,
  );
});

test("the page's own thread is sent to a worker", async () => {
  vi.stubGlobal('document', {});
  await expect(browserZ3.open(SHAPE)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: Z3 blocks the thread that it works in; in a browser that is a Web Worker, never the page]`,
  );
});

test('outside of Node the address of the files must be given', async () => {
  vi.stubGlobal('process', {});
  await expect(z3.open(SHAPE)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: outside of Node, Z3 is found where it is served: z3From('address of z3-solver/build/z3-built.js')]`,
  );
});
