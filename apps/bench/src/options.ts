import { InvalidArgumentError, Option } from 'commander';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses `30s`, `500ms`, `2m` or a number of seconds. Returns milliseconds. */
export function duration(text: string): number {
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  const milliseconds = Math.round(Number(number) * UNITS[unit]!);
  if (number === undefined || milliseconds < 1)
    throw new InvalidArgumentError('Expected a time as in 500ms, 30s or 2m.');
  return milliseconds;
}

/** Returns a parser for integers from a minimum. */
export function atLeast(minimum: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!/^\d{1,9}$/.test(text) || n < minimum)
      throw new InvalidArgumentError(`Expected a whole number from ${minimum}.`);
    return n;
  };
}

/** Parses the allowed slowdown factor: a number above 1. */
export function threshold(text: string): number {
  const factor = Number(text);
  if (!(factor > 1 && factor < Number.POSITIVE_INFINITY))
    throw new InvalidArgumentError('Expected a factor above 1, as in 1.25.');
  return factor;
}

/** Minimum and maximum of the longer side of a board, in cells. */
export interface Sides {
  readonly min: number;
  readonly max: number;
}

/** Parses `10..40`, `10..`, `..40` or `10`. */
export function sides(text: string): Sides {
  const [, from, dots, to] = /^(\d*)(\.\.)?(\d*)$/.exec(text.trim()) ?? [];
  if (!from && !to) throw new InvalidArgumentError('Expected sides as in 10..40, 10.. or ..40.');
  const min = Number(from || 0);
  const max = dots ? Number(to || Number.POSITIVE_INFINITY) : min;
  if (min > max) throw new InvalidArgumentError(`Expected the shorter side first, as in ${max}..${min}.`);
  return { min, max };
}

/** The option for runs before the measured ones. */
export const warmUpOption = (): Option =>
  new Option('--warm-up <n>', 'runs before these that do not count').argParser(atLeast(0)).default(1);
