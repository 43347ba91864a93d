import { type Code, type Instance, WebAssembly } from './wasm-types.js';

/** What the compiled Z3 lets its user do while it starts. */
export interface Hooks {
  /** Makes an instance from its imports and hands it over. */
  instantiateWasm(imports: unknown, done: (instance: Instance, code: Code) => void): object;
  /** In a browser: the address of the script, which Z3's threads load again. */
  readonly mainScriptUrlOrBlob?: string;
}

/**
 * The hooks for compiled code. Each time that Z3 calls something that may throw, it looks a function up in its table
 * again, to make sure that it has not changed. It never does, and looking it up takes a sixth of all time: the function is remembered.
 */
export function hooksFor(code: Code): Hooks {
  return {
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(code, imports);
      remember(instance.exports.__indirect_function_table);
      done(instance, code);
      return instance.exports;
    },
  };
}

/** Looks each function of a table up only once. */
function remember(table: Instance['exports']['__indirect_function_table']): void {
  const get = table.get.bind(table);
  const known: unknown[] = [];
  table.get = (at) => {
    known[at] ??= get(at);
    return known[at];
  };
}
