import type { Hooks } from './hooks.js';
import { withText } from './memory.js';
import type { Z3Module } from './module.js';

/** Factory from z3-solver's script, which creates a new Z3 for each call. */
export type Factory<Z3 extends Z3Module = Z3Module> = (hooks: Hooks) => Promise<Z3>;

/** Creates a Z3 with the settings of all its sessions. */
export async function start<Z3 extends Z3Module>(factory: Factory<Z3>, hooks: Hooks): Promise<Z3> {
  const z3 = await factory(hooks);
  // Compacting each model would take Z3 as long as finding it.
  withText(z3, 'model.compact', (name) => withText(z3, 'false', (no) => z3._Z3_global_param_set(name, no)));
  return z3;
}
