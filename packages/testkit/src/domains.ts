import { type Fact, type Variable } from '@gridproof/core';

export type Value = boolean | number;

/** By variable: the values that it may have. */
export type Domains = readonly (readonly Value[])[];

/** All values of a variable. */
export function domain(variable: Variable): readonly Value[] {
  if (variable.op === 'bool') return [false, true];
  return Array.from({ length: variable.max - variable.min + 1 }, (_, at) => variable.min + at);
}

/** Every list with one value of each domain, the last changing fastest; the list is reused. */
export function* product(domains: Domains, base: Value[] = [], at = 0): Generator<Value[]> {
  if (at === domains.length) {
    yield base;
    return;
  }
  for (const value of domains[at]!) {
    base[at] = value;
    yield* product(domains, base, at + 1);
  }
}

/** What is left of domains where some facts are known. */
export function narrowed(domains: Domains, facts: readonly Fact[]): Domains {
  const left = [...domains];
  for (const { variable, value, holds } of facts)
    left[variable] = left[variable]!.filter((one) => (one === value) === holds);
  return left;
}
