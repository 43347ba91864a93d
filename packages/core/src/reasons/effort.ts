import type { Assumable } from './assumable.js';
import type { Label } from './label.js';

/**
 * How hard a thought is to see: the number of reasons that must be seen together, a half more for each loop or piece among them,
 * and up to 2 more for a long chain of thoughts.
 */
export function effortOf({ held }: Assumable, reasons: Label, depth: number): number {
  let effort = reasons.length + Math.min(depth, 16) / 8;
  for (const reason of reasons) if (held[reason]!.reason.cut) effort += 1 / 2;
  return effort;
}
