import type { Coordinates, Size } from '@gridproof/core';
import type { Command } from 'commander';
import { shared } from './options.js';

/** What the commands that ask an engine about one puzzle have in common. */
export interface EngineOptions {
  readonly as?: string;
  readonly size?: Size;
  readonly engine?: string;
  readonly timeout?: number;
  readonly maxMemory?: number;
  readonly format: 'text' | 'json' | 'svg';
  readonly out?: string;
  readonly trace?: true;
  readonly coordinates?: Coordinates;
  readonly ascii?: true;
}

/** Adds those options; `engine` is the one that chooses it, `timeout` says what that is for, `format` how the result may be shown. */
export const addEngineOptions = (
  command: Command,
  {
    engine = shared.reasoner('the engine that is asked'),
    timeout = 'stop after this time',
    format = shared.format(),
  } = {},
): Command =>
  command
    .addOption(shared.as())
    .addOption(shared.size())
    .addOption(engine)
    .addOption(shared.timeout(timeout))
    .addOption(shared.memory())
    .addOption(format)
    .addOption(shared.out())
    .addOption(shared.trace())
    .addOption(shared.coordinates())
    .addOption(shared.ascii());
