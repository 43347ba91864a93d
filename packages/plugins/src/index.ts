export type { PluginOrigin, UnusablePlugin } from './candidate.js';
export type { Claims } from './claims.js';
export { findClosestName } from './closest-name.js';
export type { InstalledCommand, InstalledCommands } from './commands.js';
export { AUTO, type Engines, type InstalledEngine, type InstalledEngines } from './engines.js';
export { noEngineMessage, noPuzzleMessage, unknownEngineMessage, withInstallHint } from './known-packages.js';
export { PluginFault } from './module.js';
export type { ModuleImporter, Plugin } from './plugin.js';
export type { OnUnusable } from './plugin-discovery.js';
export {
  type CandidateTypes,
  type InstalledPuzzle,
  isUnrecognised,
  PluginRegistry,
  type RegistryOptions,
} from './plugin-registry.js';
export { UsageError } from './usage-error.js';
