import { hooksFor } from './hooks.js';
import type { Z3Module } from './module.js';
import { type Factory, start } from './start.js';
import { WebAssembly } from './wasm-types.js';

/** Where a browser finds the two files of z3-solver. */
export interface Z3Urls {
  readonly script: URL;
  readonly wasm: URL;
}

/** A Z3 in a browser has threads, of which it keeps time with one. */
type ThreadedZ3 = Z3Module & {
  readonly PThread: {
    readonly unusedWorkers: readonly object[];
    allocateUnusedWorker(): void;
    loadWasmModuleToWorker(worker: object): Promise<unknown>;
  };
};

/** A Z3 from where it is served, for the Web Worker that calls. */
export async function startInBrowser({ script, wasm }: Z3Urls): Promise<Z3Module> {
  const { document, crossOriginIsolated } = globalThis as {
    document?: object;
    crossOriginIsolated?: boolean;
  };
  if (document)
    throw new Error(
      'Z3 blocks the thread that it works in; in a browser that is a Web Worker, never the page',
    );
  if (!crossOriginIsolated)
    throw new Error(
      'Z3 shares memory between threads, which a browser allows only in pages that are served with the headers ' +
        "'Cross-Origin-Opener-Policy: same-origin' and 'Cross-Origin-Embedder-Policy: require-corp'",
    );
  const [factory, code] = await Promise.all([
    factoryOf(script.href),
    WebAssembly.compileStreaming(fetch(wasm)),
  ]);
  const z3 = await start(factory, { ...hooksFor(code), mainScriptUrlOrBlob: script.href });
  await prepareThread(z3);
  return z3;
}

/** Z3 asks for the thread that keeps its time limits while it blocks its own, when no thread can be started. */
async function prepareThread({ PThread }: ThreadedZ3): Promise<void> {
  PThread.allocateUnusedWorker();
  await PThread.loadWasmModuleToWorker(PThread.unusedWorkers[0]!);
}

/** By address: a script runs once in a thread, however often it is imported. */
const factories = new Map<string, Promise<Factory<ThreadedZ3>>>();

function factoryOf(script: string): Promise<Factory<ThreadedZ3>> {
  const known = factories.get(script);
  if (known) return known;
  const factory = handedOver(script);
  factories.set(script, factory);
  factory.catch(() => factories.delete(script));
  return factory;
}

/** The script exports nothing; but to an AMD loader, which is known by its global `define`, it hands its factory over. */
async function handedOver(script: string): Promise<Factory<ThreadedZ3>> {
  const scope = globalThis as { define?: unknown };
  const before = scope.define;
  let factory: Factory<ThreadedZ3> | undefined;
  const define = (_: unknown, make: () => Factory<ThreadedZ3>) => {
    factory = make();
  };
  scope.define = Object.assign(define, { amd: true });
  try {
    await import(/* @vite-ignore */ /* webpackIgnore: true */ script);
  } finally {
    scope.define = before;
  }
  if (!factory) throw new Error(`${script} is not z3-built.js of the package z3-solver`);
  return factory;
}
