import type { Engine } from '@gridproof/core';
import { z3 } from '@gridproof/engine-z3';

const engines: readonly Engine[] = [z3];

/** The engine of this name; throws where there is none. */
export function engineNamed(name: string): Engine {
  const engine = engines.find((one) => one.name === name);
  if (!engine)
    throw new Error(`'${name}' is not an engine (there are: ${engines.map((one) => one.name).join(', ')})`);
  return engine;
}
