import type { Codec } from '@gridproof/core';
import type { Part } from './coding.js';

/** A format of sites or programs for puzzles: the layers and options that it supports, and their codings. Other contents are refused. */
export interface Notation<N extends string, O extends string> {
  /** The name of the format: `puzzlink`. */
  readonly format: string;
  readonly parts: readonly Part<N>[];
  /** The options that it expresses. */
  readonly options?: readonly O[];
  /** The layers that it expresses other than as parts. */
  readonly otherLayers?: readonly string[];
  /** Creates the format of a puzzle type from its whole description. */
  codec(type: any): Codec<any>;
  /** Creates the format of the same sites' files, `pzprv3`; undefined if they cannot express these layers as tables. */
  file?(type: any): Codec<any> | undefined;
}
