import type { Hooks } from './hooks.js';
import { withText } from './memory.js';
import type { Z3Module } from './module.js';

/** What z3-solver's script gives: it makes a Z3 of its own for each call. */
export type Factory<Z3 extends Z3Module = Z3Module> = (hooks: Hooks) => Promise<Z3>;

/** Makes a Z3, with the settings that hold for all of its sessions. */
export async function start<Z3 extends Z3Module>(factory: Factory<Z3>, hooks: Hooks): Promise<Z3> {
  const z3 = await factory(hooks);
  // Z3 would look for a shorter way to write each assignment, which takes as long as finding it.
  withText(z3, 'model.compact', (name) => withText(z3, 'false', (no) => z3._Z3_global_param_set(name, no)));
  return z3;
}
