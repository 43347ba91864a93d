import { agree, count } from './agreement.js';
import { answers } from './answers.js';
import { byHand } from './by-hand.js';
import { certainties } from './forced.js';
import { carry, refuse, within } from './formats.js';
import { generated } from './generated.js';
import { graded } from './graded.js';
import type { Law } from './law.js';
import { limits } from './limits.js';
import { malformedJson } from './malformed-json.js';
import { malformedText } from './malformed-text.js';
import { minimized } from './minimized.js';
import { pictures } from './pictures.js';
import { played } from './played.js';
import { varied } from './varied.js';

/** What holds for every puzzle type that is made of a description. */
export const LAWS: readonly Law[] = [
  agree,
  count,
  certainties,
  carry,
  refuse,
  within,
  answers,
  malformedText,
  malformedJson,
  generated,
  played,
  byHand,
  pictures,
  minimized,
  graded,
  varied,
  limits,
];
