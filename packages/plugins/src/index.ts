export { Installed, type InstalledPuzzle } from './installed.js';
export type { Plugin } from './plugin.js';
