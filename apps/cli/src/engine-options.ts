import type { Coordinates, Size } from '@gridproof/core';
import type { Command } from 'commander';
import { shared } from './options.js';

/** Options shared by the commands that run an engine on one puzzle. */
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

/**
 * Adds these options. `engine` is the option that chooses the engine, `timeout` describes the limit, and `format` lists the
 * output formats.
 */
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
