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
  export const examples: readonly TypeCard[];

  export interface TypeCard {
    readonly id: string;
    readonly title: string;
    /** Other names that people know it by. */
    readonly aliases: readonly string[];
    readonly family: 'numbers' | 'shading' | 'loops' | 'regions' | 'objects';
    /** Sizes and grades of new puzzles, from easy to hard; none where none are made. */
    readonly levels: readonly {
      readonly width: number;
      readonly height: number;
      readonly grade: 'easy' | 'medium' | 'hard' | 'extreme';
    }[];
    /** One of the examples, half solved and small, as SVG without a style. */
    readonly drawing: string;
    /** The code of that one. */
    readonly shown: string;
    /** Those with an answer. */
    readonly examples: readonly { readonly label: string; readonly code: string; readonly size: string }[];
  }
}

declare module 'virtual:icons' {
  /** The names of the icons. */
  export type IconName =
    | 'home'
    | 'undo'
    | 'redo'
    | 'trial'
    | 'accept'
    | 'reject'
    | 'check'
    | 'hint'
    | 'erase'
    | 'rules'
    | 'steps'
    | 'solve'
    | 'share'
    | 'new'
    | 'draw'
    | 'help'
    | 'theme'
    | 'pause'
    | 'play'
    | 'clear'
    | 'open'
    | 'close'
    | 'fill'
    | 'digit'
    | 'corner'
    | 'centre'
    | 'colour'
    | 'back'
    | 'menu'
    | 'sun'
    | 'zoomIn'
    | 'zoomOut'
    | 'fit';

  /** The markup within an SVG of 24 by 24, by the names of the icons. */
  export const icons: Readonly<Record<IconName, string>>;
}

declare module 'virtual:worker' {
  /** Where the worker's program is. */
  const address: string;
  export default address;
}
