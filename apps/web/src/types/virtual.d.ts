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
  /** The examples of all puzzle types, the smallest of each first. */
  export const examples: readonly {
    readonly id: string;
    readonly title: string;
    /** One of them, small, as SVG without a style. */
    readonly drawing: string;
    /** The code of that one. */
    readonly shown: string;
    readonly examples: readonly { readonly called: string; readonly code: string; readonly size: string }[];
  }[];
}

declare module 'virtual:worker' {
  /** Where the worker's program is. */
  const address: string;
  export default address;
}
