export { Installed, type InstalledEngine, type InstalledPuzzle, type LeaveOut } from './installed.js';
export type { Plugin } from './plugin.js';
