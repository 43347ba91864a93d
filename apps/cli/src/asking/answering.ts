import { UsageError } from '../exit.js';
import { engineNamed, usableEngines } from '../installed.js';
import { RACE } from '../options.js';
import { ask, type Posed, type Result } from './ask.js';
import { confirm } from './confirm.js';
import { race } from './race.js';
import type { Runners } from './runners.js';

/** Asks whichever engines were chosen. */
export type Answering = (runners: Runners, posed: Posed) => Promise<Result>;

/** How a question is answered by one engine, by a race of all, or by all as one. Throws `UsageError` where they are not there. */
export async function answering(
  {
    engine: name,
    confirm: all,
  }: { readonly engine?: string | undefined; readonly confirm?: boolean | undefined },
  several = usableEngines,
): Promise<Answering> {
  const installed = all || name === RACE ? await several() : [];
  if (all) {
    if (installed.length < 2)
      throw new UsageError(
        `--confirm needs two engines (installed: ${installed.map((one) => one.name).join(', ') || 'none'}); ` +
          'another is a package with the keyword gridproof-engine',
      );
    return (runners, posed) => confirm(runners, posed, installed);
  }
  if (name === RACE && installed.length) return (runners, posed) => race(runners, posed, installed);
  const engine = await engineNamed(name === RACE ? undefined : name);
  return (runners, posed) => ask(runners.alone(engine), { ...posed, engine });
}
