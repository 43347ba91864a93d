import type { Codec } from '@gridproof/core';
import type { Part } from './coding.js';

/** A way in which sites or programs write puzzles: which layers and options they carry, and how. What they do not carry is refused. */
export interface Notation<N extends string, O extends string> {
  /** What the format is called: `puzzlink`. */
  readonly format: string;
  readonly parts: readonly Part<N>[];
  /** What it says of options. */
  readonly options?: readonly O[];
  /** The layers that it says beside its parts. */
  readonly stated?: readonly string[];
  /** The format of a puzzle type, which is its whole description. */
  codec(type: any): Codec<any>;
  /** The files in which the same sites save such puzzles, `pzprv3`; none where they cannot hold these layers as tables. */
  file?(type: any): Codec<any> | undefined;
}
