import { type Contradiction, type Highlight, type Place, placeKey, type Verbalizer } from '@gridproof/core';

/** A rule that is broken somewhere. */
export interface BrokenRule {
  readonly rule: string;
  readonly places: readonly Place[];
}

/** Marks where rules are broken. */
export function markBrokenRules(broken: readonly BrokenRule[]): readonly Highlight[] {
  const places = broken.flatMap((one) => one.places);
  return places.length ? [{ places, meaning: 'wrong', label: 'breaks a rule or ignores a clue' }] : [];
}

/** Rules and where they are broken, in the order in which the puzzle type has them. */
export function brokenRules(
  teller: Verbalizer,
  broken: readonly BrokenRule[],
  contradictions: readonly Contradiction[],
): readonly string[] {
  const rules: Readonly<Record<string, string>> = { given: 'Every clue is kept.', ...teller.type.rules };
  return Object.entries(rules).flatMap(([rule, sentence]) => {
    const those = broken.filter((one) => one.rule === rule);
    const lines = those.flatMap(({ places }) => {
      const keys = places.map(placeKey).join();
      const contradicted =
        rule === 'given' ? contradictions.filter(({ clue }) => clue.map(placeKey).join() === keys) : [];
      return contradicted.length
        ? contradicted.map((one) => `  broken: ${teller.contradiction(one)}`)
        : [`  broken at ${teller.places(places, undefined)}`];
    });
    return lines.length ? [[sentence, ...lines].join('\n')] : [];
  });
}
