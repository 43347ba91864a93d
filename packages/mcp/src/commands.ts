import type { PackagedCommands } from '@gridproof/answers';
import { mcp } from './command.js';

/** The commands of this package. */
const commands: PackagedCommands = { mcp };
export default commands;
