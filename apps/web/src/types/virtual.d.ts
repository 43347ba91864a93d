/// <reference types="vite-plugin-pwa/vanillajs" />

declare module 'virtual:puzzle-types' {
  import type { AnyPuzzle, Claim } from '@gridproof/core';

  /** The puzzle types that the page has, none of them loaded. */
  export const installed: readonly {
    readonly id: string;
    readonly title: string;
    readonly aliases: readonly string[];
    /** The boards that are taken for it, where a text does not name its type. */
    readonly claims?: Omit<Claim, 'type'>;
    load(): Promise<{ readonly default: AnyPuzzle }>;
  }[];
}

declare module 'virtual:puzzle-examples' {
  /** Examples by the ids of their types. */
  export const examples: Readonly<
    Record<string, readonly { readonly called: string; readonly text: string }[]>
  >;
}

declare module 'virtual:worker' {
  /** Where the worker's program lies. */
  const address: string;
  export default address;
}
