import { realpathSync } from 'node:fs';
import { type Kind, kindsOf } from './kinds.js';
import type { Manifest } from './manifest.js';

/** Where a plugin was found. */
export type PluginOrigin = '--plugin' | 'program' | 'project' | 'beside the program';

/** A plugin on the disk. */
export interface Candidate {
  /** The package's name; of a file that `--plugin` names, what it was called there. */
  readonly name: string;
  readonly from: PluginOrigin;
  readonly kinds: readonly Kind[];
  /** The real folder of its package; of a file, the folder that it is in. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** The real path of the file that `--plugin` names. */
  readonly file?: string;
}

/** Something that should be a plugin and cannot be one. */
export interface UnusablePlugin {
  readonly name: string;
  readonly version?: string | undefined;
  readonly from: PluginOrigin;
  /** A sentence without its subject, that is for the user: `it has not been built`. */
  readonly why: string;
}

/** A package as what its keywords say that it is; without any of them it is no plugin. */
export function candidateIn(
  folder: string,
  manifest: Manifest,
  called: string,
  from: PluginOrigin,
): readonly Candidate[] {
  const kinds = kindsOf(manifest);
  const name = typeof manifest.name === 'string' ? manifest.name : called;
  return kinds.length ? [{ name, from, kinds, folder: realpathSync.native(folder), manifest }] : [];
}
