import { domain, type Fact, type Model } from '@gridproof/core';

export type Value = boolean | number;

/** By variable: the values that it may have. */
export type Domains = readonly (readonly Value[])[];

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

/** The values that remain in domains once some facts are known. */
export function narrowDomains(domains: Domains, facts: readonly Fact[]): Domains {
  const left = [...domains];
  for (const { variable, value, holds } of facts)
    left[variable] = left[variable]!.filter((one) => (one === value) === holds);
  return left;
}

/** By variable of the answer key: its values. Notes, which follow from it, come after all of these. */
export function keyDomains({ variables, notes }: Pick<Model, 'variables' | 'notes'>): Domains {
  return variables.slice(0, variables.length - notes.length).map(domain);
}
