/** A compiled module; instances are made of it. */
export type Code = object;

export interface Instance {
  readonly exports: { readonly __indirect_function_table: Table };
}

interface Table {
  get(at: number): unknown;
}

/** The part of WebAssembly that is used: its types come only with those of a browser. */
interface WebAssembly {
  compile(bytes: Uint8Array): Promise<Code>;
  compileStreaming(response: Promise<Response>): Promise<Code>;
  readonly Instance: new (code: Code, imports: unknown) => Instance;
}

export const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssembly };
