/// <reference types="vite-plugin-pwa/vanillajs" />

declare module 'virtual:puzzle-types' {
  import type { AnyPuzzle, Claim } from '@gridproof/core';

  /** The puzzle types of the page, not yet loaded. */
  export const installed: readonly {
    readonly id: string;
    readonly title: string;
    readonly aliases: readonly string[];
    /** Boards that the type claims in texts without a type name. */
    readonly claims?: Omit<Claim, 'type'>;
    load(): Promise<{ readonly default: AnyPuzzle }>;
  }[];
}

declare module 'virtual:puzzle-examples' {
  /** Examples of all puzzle types, smallest first. */
  export const examples: readonly TypeCard[];

  export interface TypeCard {
    readonly id: string;
    readonly title: string;
    /** Alternative names of the type. */
    readonly aliases: readonly string[];
    readonly family: 'numbers' | 'shading' | 'loops' | 'regions' | 'objects';
    /** Sizes and grades of new puzzles, from easy to hard; empty if the type cannot be generated. */
    readonly levels: readonly {
      readonly width: number;
      readonly height: number;
      readonly grade: 'easy' | 'medium' | 'hard' | 'extreme';
    }[];
    /** One of the examples, half solved and small, as SVG without a style. */
    readonly drawing: string;
    /** Code of that example. */
    readonly shown: string;
    /** Examples with an answer. */
    readonly examples: readonly { readonly label: string; readonly code: string; readonly size: string }[];
  }
}

declare module 'virtual:icons' {
  /** Names of the icons. */
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

  /** Markup inside an SVG of 24 by 24, by icon name. */
  export const icons: Readonly<Record<IconName, string>>;
}

declare module 'virtual:worker' {
  /** URL of the worker. */
  const address: string;
  export default address;
}
