import { hasKeyword, type Manifest } from './manifest.js';

/** A kind of plugin. */
export type Kind = 'puzzle' | 'engine' | 'command';

const KINDS: readonly Kind[] = ['puzzle', 'engine', 'command'];

const keywordOf = (kind: Kind): string => `gridproof-${kind}`;

/** The keywords of plugins for a message about missing keywords. */
export const KEYWORDS = KINDS.map(keywordOf).join(' nor ');

/** The kinds of a package by its keywords. */
export const kindsOf = (manifest: Manifest): readonly Kind[] =>
  KINDS.filter((kind) => hasKeyword(manifest, keywordOf(kind)));

/** The short name of an engine: the part after `engine-` in the name of its package or file. */
export const engineNameOf = (name: string): string =>
  name.replace(/^.*engine-/, '').replace(/\.[cm]?[jt]s$/, '');
