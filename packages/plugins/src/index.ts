export type { From, LeftOut } from './candidate.js';
export type { Claims } from './claims.js';
export type { InstalledCommand, InstalledCommands } from './commands.js';
export { AUTO, type Engines, type InstalledEngine, type InstalledEngines } from './engines.js';
export type { LeaveOut } from './finding.js';
export {
  type Among,
  Installed,
  type InstalledOptions,
  type InstalledPuzzle,
  isUnrecognised,
} from './installed.js';
export { noEngine, noEngineCalled, noPuzzle, withAdvice } from './known.js';
export { PluginFault } from './module.js';
export { nearest } from './nearest.js';
export type { Importing, Plugin } from './plugin.js';
export { UsageError } from './usage-error.js';
