import type { PreparedExport } from './prepare.js';

/** Comment lines at the start of an exported file that describe the program. */
export function headerLines({ program, cuts, answers }: PreparedExport): readonly string[] {
  if (program.contradiction)
    return ['The clues contradict each other, as propagation alone has found: there is no answer.'];
  if (program.shape.variables === 0 && cuts.length === 0)
    return ['The clues decide everything by propagation alone: the answer stands here as facts.'];
  return [
    'What follows from the clues by propagation alone is left out; what it says of the answer stands here as facts.',
    ...(program.lazies.length ? aboutCuts(cuts.length, rulesOf(cuts), answers) : []),
  ];
}

function aboutCuts(n: number, rules: string, answers: PreparedExport['answers']): readonly string[] {
  const some = n === 1 ? 'clause is a cut, a consequence' : `${n} clauses are cuts, consequences`;
  return [
    n === 0
      ? 'Some rules are too long to state in full, and no clause of theirs was needed.'
      : `The last ${some} of rules that are too long to state in full (${rules}).`,
    ENOUGH[answers ?? 'several'],
  ];
}

const ENOUGH = {
  one: 'The puzzle has one answer, and this program has no other.',
  none: 'The puzzle has no answer, and this program has none.',
  several: 'The puzzle has several answers: among the models of this program some may break such a rule.',
};

/** Lists the rules of the cuts: `connected 12, square 1`. */
function rulesOf(cuts: PreparedExport['cuts']): string {
  const tally = new Map<string, number>();
  for (const { source } of cuts) tally.set(source, (tally.get(source) ?? 0) + 1);
  return [...tally].map(([rule, n]) => `${rule} ${n}`).join(', ');
}
