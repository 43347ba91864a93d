import { readFileSync } from 'node:fs';

/** What the compiled Z3 lets its user do while it starts. */
export interface Hooks {
  /** Makes an instance from its imports and hands it over. */
  instantiateWasm(imports: unknown, done: (instance: Instance, module: Module) => void): object;
}

type Module = object;

interface Instance {
  readonly exports: { readonly __indirect_function_table: Table };
}

interface Table {
  get(at: number): unknown;
}

/** What is used of it: its types come only with those of a browser. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<Module>;
  readonly Instance: new (module: Module, imports: unknown) => Instance;
};

/**
 * The hooks for a compiled module. Each time that Z3 calls something that may throw, it looks a function up in its table
 * again, to make sure that it has not changed. It never does, and the look takes a sixth of all time: it is remembered.
 */
export async function hooksFor(file: string): Promise<Hooks> {
  const module = await WebAssembly.compile(readFileSync(file));
  return {
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      remember(instance.exports.__indirect_function_table);
      done(instance, module);
      return instance.exports;
    },
  };
}

/** Looks each function of a table up only once. */
function remember(table: Table): void {
  const get = table.get.bind(table);
  const known: unknown[] = [];
  table.get = (at) => {
    known[at] ??= get(at);
    return known[at];
  };
}
