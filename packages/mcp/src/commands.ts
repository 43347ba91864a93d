import type { PluginCommands } from '@gridproof/api';
import { mcp } from './command.js';

/** The commands of this package. */
const commands: PluginCommands = { mcp };
export default commands;
