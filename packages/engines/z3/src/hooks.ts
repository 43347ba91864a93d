import { type Code, type Instance, WebAssembly } from './wasm-types.js';

/** Hooks of the compiled Z3 for its start. */
export interface Hooks {
  /** Creates an instance from its imports and passes it on. */
  instantiateWasm(imports: unknown, onInstance: (instance: Instance, code: Code) => void): object;
  /** In a browser: address of the script, which Z3's threads load again. */
  readonly mainScriptUrlOrBlob?: string;
}

/**
 * Creates the hooks for compiled code. For each call that may throw, Z3 looks up a function in its table again, in case it has changed. It
 * never does, and the lookup takes a sixth of all time, so the functions are cached.
 */
export function hooksFor(code: Code): Hooks {
  return {
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(code, imports);
      cacheTable(instance.exports.__indirect_function_table);
      done(instance, code);
      return instance.exports;
    },
  };
}

/** Caches the functions of a table. */
function cacheTable(table: Instance['exports']['__indirect_function_table']): void {
  const get = table.get.bind(table);
  const known: unknown[] = [];
  table.get = (at) => {
    known[at] ??= get(at);
    return known[at];
  };
}
