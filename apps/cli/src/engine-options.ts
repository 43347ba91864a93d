import type { Coordinates, Size } from '@gridproof/core';
import type { Command } from 'commander';
import { commonOptions } from './options.js';

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
    engine = commonOptions.reasoningEngine('the engine'),
    timeout = 'stop after this time',
    format = commonOptions.format(),
  } = {},
): Command =>
  command
    .addOption(commonOptions.as())
    .addOption(commonOptions.size())
    .addOption(engine)
    .addOption(commonOptions.timeout(timeout))
    .addOption(commonOptions.memory())
    .addOption(format)
    .addOption(commonOptions.out())
    .addOption(commonOptions.trace())
    .addOption(commonOptions.coordinates())
    .addOption(commonOptions.ascii());
