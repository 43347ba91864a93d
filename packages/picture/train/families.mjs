/** The characters that the network distinguishes. */
export const CHARACTERS = [...'0123456789?+-×÷'];

/** Families of `@fontsource` with the weights that the network learns. */
export const TRAINING_FAMILIES = [
  ['abel', 400],
  ['acme', 400],
  ['arimo', 400, 700],
  ['arvo', 400, 700],
  ['cabin', 400, 700],
  ['carlito', 400, 700],
  ['comic-neue', 400, 700],
  ['courier-prime', 400, 700],
  ['cousine', 400, 700],
  ['crete-round', 400],
  ['crimson-text', 400, 700],
  ['dosis', 400, 700],
  ['gelasio', 400, 700],
  ['inconsolata', 400, 700],
  ['karla', 400, 700],
  ['kanit', 400, 700],
  ['lato', 400, 700],
  ['libre-baskerville', 400, 700],
  ['nunito', 400, 700],
  ['oswald', 400, 700],
  ['playfair-display', 400, 700],
  ['pt-sans', 400, 700],
  ['righteous', 400],
  ['tinos', 400, 700],
  ['titillium-web', 400, 700],
  ['ubuntu', 400, 700],
];

/** Families that the network has never seen, for tests. */
export const HELD_OUT_FAMILIES = [
  ['archivo-narrow', 400, 700],
  ['caladea', 400, 700],
  ['dm-sans', 400, 700],
  ['quicksand', 400, 700],
  ['zilla-slab', 400, 700],
];
