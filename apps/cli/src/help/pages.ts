import { answers } from './answers.js';
import { engines } from './engines.js';
import { exitStatus } from './exit-status.js';
import { formats } from './formats.js';
import { output } from './output.js';
import type { HelpPage } from './page.js';

/** The pages of `gridproof help`. */
export const PAGES: readonly HelpPage[] = [formats, answers, output, engines, exitStatus];
