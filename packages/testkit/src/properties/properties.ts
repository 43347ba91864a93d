import { agree, count } from './agreement.js';
import { answers } from './answers.js';
import { drawingRoundTrip } from './drawing-round-trip.js';
import { entryRoundTrip } from './entry-round-trip.js';
import { certainties } from './forced.js';
import { expressible, refusals, roundTrip } from './formats.js';
import { generated } from './generated.js';
import { graded } from './graded.js';
import { limits, work } from './limits.js';
import { malformedJson } from './malformed-json.js';
import { malformedText } from './malformed-text.js';
import { minimized } from './minimized.js';
import { pictures } from './pictures.js';
import type { Property } from './property.js';
import { transforms } from './transforms.js';

/** The properties of every described puzzle type. */
export const PROPERTIES: readonly Property[] = [
  agree,
  count,
  certainties,
  roundTrip,
  refusals,
  expressible,
  answers,
  malformedText,
  malformedJson,
  generated,
  entryRoundTrip,
  drawingRoundTrip,
  pictures,
  minimized,
  graded,
  transforms,
  limits,
  work,
];
