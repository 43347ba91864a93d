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
