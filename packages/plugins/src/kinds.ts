import { hasKeyword, type Manifest } from './manifest.js';

/** What a plugin is. */
export type Kind = 'puzzle' | 'engine' | 'command';

const KINDS: readonly Kind[] = ['puzzle', 'engine', 'command'];

const keywordOf = (kind: Kind): string => `gridproof-${kind}`;

/** The keywords of plugins, as a sentence names them where there is none. */
export const KEYWORDS = KINDS.map(keywordOf).join(' nor ');

/** What a package says that it is, by its keywords. */
export const kindsOf = (manifest: Manifest): readonly Kind[] =>
  KINDS.filter((kind) => hasKeyword(manifest, keywordOf(kind)));

/** What an engine is asked for by: what follows `engine-` in the name of its package or file. */
export const engineIn = (name: string): string => name.replace(/^.*engine-/, '').replace(/\.[cm]?[jt]s$/, '');
