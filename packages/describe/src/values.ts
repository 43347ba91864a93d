// The values of places: what a clue or an entry may be.
export { arrow, compass } from './value/arrow.js';
export { circle, filled, line, lineCalled, object, shaded, wall } from './value/binary.js';
export { bridges } from './value/bridges.js';
export { choice } from './value/choice.js';
export { integer } from './value/integer.js';
export { list } from './value/list.js';
export { marker } from './value/marker.js';
export { number } from './value/number.js';
export { either, oneOf } from './value/one-of.js';
export { orOneOf } from './value/or-one-of.js';
export { orUnknown } from './value/or-unknown.js';
export { pair } from './value/pair.js';
export { part } from './value/part.js';
export { withLook } from './value/with-look.js';
