import { agree, count } from './agreement.js';
import { answers } from './answers.js';
import { byHand } from './by-hand.js';
import { carry, refuse, within } from './formats.js';
import { generated } from './generated.js';
import { graded } from './graded.js';
import type { Law } from './law.js';
import { malformedJson } from './malformed-json.js';
import { malformedText } from './malformed-text.js';
import { minimized } from './minimized.js';
import { played } from './played.js';
import { varied } from './varied.js';

/** What holds for every puzzle type that is made of a description. */
export const LAWS: readonly Law[] = [
  agree,
  count,
  carry,
  refuse,
  within,
  answers,
  malformedText,
  malformedJson,
  generated,
  played,
  byHand,
  minimized,
  graded,
  varied,
];
