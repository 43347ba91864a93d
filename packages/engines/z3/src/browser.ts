import { hooksFor } from './hooks.js';
import type { Z3Module } from './module.js';
import { type Factory, start } from './start.js';
import { WebAssembly } from './wasm-types.js';

/** Addresses of the two files of z3-solver. */
export interface Z3Urls {
  readonly script: URL;
  readonly wasm: URL;
}

/** Z3 in a browser has threads, one of which keeps its time limits. */
type ThreadedZ3 = Z3Module & {
  readonly PThread: {
    readonly unusedWorkers: readonly object[];
    allocateUnusedWorker(): void;
    loadWasmModuleToWorker(worker: object): Promise<unknown>;
  };
};

/** Starts Z3 from its addresses, for the Web Worker that calls. */
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

/** Prepares the thread for time limits, because Z3 requests it while it blocks its own thread, when no thread can be started. */
async function prepareThread({ PThread }: ThreadedZ3): Promise<void> {
  PThread.allocateUnusedWorker();
  await PThread.loadWasmModuleToWorker(PThread.unusedWorkers[0]!);
}

/** Factories by address, because a script runs only once per thread, even if imported repeatedly. */
const factories = new Map<string, Promise<Factory<ThreadedZ3>>>();

function factoryOf(script: string): Promise<Factory<ThreadedZ3>> {
  const known = factories.get(script);
  if (known) return known;
  const factory = loadFactory(script);
  factories.set(script, factory);
  factory.catch(() => factories.delete(script));
  return factory;
}

/** Loads the factory of the script, which exports nothing but passes its factory to an AMD loader, recognised by its global `define`. */
async function loadFactory(script: string): Promise<Factory<ThreadedZ3>> {
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
