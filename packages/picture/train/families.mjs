/** The characters that the network distinguishes. */
export const CHARACTERS = [...'0123456789?+-×÷'];

/** Families of `@fontsource` that the network learns. */
export const TRAINING_FAMILIES = [
  'abel',
  'acme',
  'arimo',
  'arvo',
  'cabin',
  'carlito',
  'comic-neue',
  'courier-prime',
  'cousine',
  'crete-round',
  'crimson-text',
  'dosis',
  'gelasio',
  'inconsolata',
  'karla',
  'kanit',
  'lato',
  'libre-baskerville',
  'nunito',
  'oswald',
  'playfair-display',
  'pt-sans',
  'righteous',
  'tinos',
  'titillium-web',
  'ubuntu',
];

/** Families that the network has never seen, to evaluate it. */
export const HELD_OUT_FAMILIES = ['archivo-narrow', 'caladea', 'dm-sans', 'quicksand', 'zilla-slab'];
