/** A compiled module, of which instances are created. */
export type Code = object;

export interface Instance {
  readonly exports: { readonly __indirect_function_table: Table };
}

interface Table {
  get(at: number): unknown;
}

/** The used part of WebAssembly, whose types come only with those of browsers. */
interface WebAssembly {
  compile(bytes: Uint8Array): Promise<Code>;
  compileStreaming(response: Promise<Response>): Promise<Code>;
  readonly Instance: new (code: Code, imports: unknown) => Instance;
}

export const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssembly };
