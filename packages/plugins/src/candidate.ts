import { realpathSync } from 'node:fs';
import { type Kind, kindsOf } from './kinds.js';
import type { Manifest } from './manifest.js';

/** The location of a plugin. */
export type PluginOrigin = '--plugin' | 'program' | 'project' | 'beside the program';

/** A possible plugin on disk, not loaded. */
export interface PluginCandidate {
  /** The package name; for a file named by `--plugin`, the value of the option. */
  readonly name: string;
  readonly from: PluginOrigin;
  readonly kinds: readonly Kind[];
  /** The real path of the package folder; for a file, of its folder. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** The real path of the file named by `--plugin`. */
  readonly file?: string;
}

/** A package or file that is named or marked as a plugin and cannot be used. */
export interface UnusablePlugin {
  readonly name: string;
  readonly version?: string | undefined;
  readonly from: PluginOrigin;
  /** The reason for the user, a clause about the plugin: `it has not been built`. */
  readonly why: string;
}

/** The candidate in a package, empty if the package has none of the keywords. */
export function candidatesIn(
  folder: string,
  manifest: Manifest,
  fallbackName: string,
  from: PluginOrigin,
): readonly PluginCandidate[] {
  const kinds = kindsOf(manifest);
  const name = typeof manifest.name === 'string' ? manifest.name : fallbackName;
  return kinds.length ? [{ name, from, kinds, folder: realpathSync.native(folder), manifest }] : [];
}
