import { domain, type Fact, type Model } from '@gridproof/core';

export type DomainValue = boolean | number;

/** The possible values of each variable. */
export type Domains = readonly (readonly DomainValue[])[];

/** Yields every list with one value of each domain, the last changing fastest. The list is reused. */
export function* product(domains: Domains, base: DomainValue[] = [], at = 0): Generator<DomainValue[]> {
  if (at === domains.length) {
    yield base;
    return;
  }
  for (const value of domains[at]!) {
    base[at] = value;
    yield* product(domains, base, at + 1);
  }
}

/** Removes values that contradict facts. */
export function narrowDomains(domains: Domains, facts: readonly Fact[]): Domains {
  const left = [...domains];
  for (const { variable, value, holds } of facts)
    left[variable] = left[variable]!.filter((one) => (one === value) === holds);
  return left;
}

/** Returns the domains of the answer variables; derived variables come after them. */
export function keyDomains({ variables, derived }: Pick<Model, 'variables' | 'derived'>): Domains {
  return variables.slice(0, variables.length - derived.length).map(domain);
}
