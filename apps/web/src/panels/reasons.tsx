import type { StepText } from '@gridproof/core';
import { texts } from '../texts.js';

/** The reasons of a step, which open on request. */
export const Reasons = ({ of }: { readonly of: readonly string[] }) =>
  of.length > 0 && (
    <details class="aside">
      <summary>{texts.steps.reasons}</summary>
      {of.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );

/** Returns the rules and known facts of a step. */
export const reasonsOf = ({ because, known }: StepText): readonly string[] => [
  ...because,
  ...(known ? [known] : []),
];
