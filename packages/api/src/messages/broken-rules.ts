import { type Contradiction, type Highlight, type Place, placeKey, type Verbalizer } from '@gridproof/core';

/** A broken rule and the places where it is broken. */
export interface BrokenRule {
  readonly rule: string;
  readonly places: readonly Place[];
}

/** Highlights for the places where rules are broken. */
export function markBrokenRules(broken: readonly BrokenRule[]): readonly Highlight[] {
  const places = broken.flatMap((brokenRule) => brokenRule.places);
  return places.length ? [{ places, meaning: 'wrong', label: 'breaks a rule or ignores a clue' }] : [];
}

/** Sentences for broken rules and their places, in the order of the rules of the puzzle type. */
export function brokenRules(
  verbalizer: Verbalizer,
  broken: readonly BrokenRule[],
  contradictions: readonly Contradiction[],
): readonly string[] {
  const rules: Readonly<Record<string, string>> = { given: 'Every clue is kept.', ...verbalizer.type.rules };
  return Object.entries(rules).flatMap(([rule, sentence]) => {
    const violations = broken.filter((brokenRule) => brokenRule.rule === rule);
    const lines = violations.flatMap(({ places }) => {
      const keys = places.map(placeKey).join();
      const matching =
        rule === 'given' ? contradictions.filter(({ clue }) => clue.map(placeKey).join() === keys) : [];
      return matching.length
        ? matching.map((contradiction) => `  broken: ${verbalizer.contradiction(contradiction)}`)
        : [`  broken at ${verbalizer.places(places, undefined)}`];
    });
    return lines.length ? [[sentence, ...lines].join('\n')] : [];
  });
}
