export type { From, LeftOut } from './candidate.js';
export type { Claims } from './claims.js';
export {
  Installed,
  type InstalledEngine,
  type InstalledOptions,
  type InstalledPuzzle,
  type LeaveOut,
} from './installed.js';
export { noEngine, noEngineCalled, noPuzzle, withAdvice } from './known.js';
export { PluginFault } from './module.js';
export { nearest } from './nearest.js';
export type { Plugin } from './plugin.js';
export { type Patience, type Trial, tried, type Verdict } from './trial.js';
