export { decodePicture, type Raster } from './decode.js';
export type { Box, InkImage } from './glyph-image.js';
export type { Boxes, Lattice } from './lattice.js';
export { overlayPng } from './overlay.js';
export { PictureError, type PictureErrorCode } from './picture-error.js';
export { proverWith } from './prover.js';
export {
  type Doubt,
  type PictureOptions,
  type PictureReading,
  type Proof,
  type Prover,
  type ReadText,
  readPicture,
  type TextReader,
} from './read-picture.js';
