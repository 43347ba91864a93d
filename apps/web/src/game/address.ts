/** The state in an address: a puzzle, its entries, and the current view. */
export interface Address {
  /** Id of the puzzle type whose levels are shown. */
  readonly type: string;
  readonly puzzle: string;
  readonly entries: string;
  readonly marks: string;
  readonly strokes: string;
  readonly panel: string;
  readonly step: number | undefined;
}

/** Some parts of an address. */
export type AddressParts = { readonly [K in keyof Address]?: Address[K] | undefined };

/** Formats the fragment of an address, which browsers do not send to the server. */
export function hashOf({ type, puzzle, entries, marks, strokes, panel, step }: AddressParts): string {
  const params = new URLSearchParams();
  if (type) params.set('t', type);
  if (puzzle) params.set('p', puzzle);
  if (entries) params.set('e', entries);
  if (marks) params.set('n', marks);
  if (strokes) params.set('d', strokes);
  if (panel) params.set('v', panel);
  if (step !== undefined) params.set('s', `${step}`);
  return params.size ? `#${params}` : '';
}

/** Inverse of `hashOf`. Missing parts are empty. */
export function addressIn(hash: string): Address {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const step = params.get('s');
  return {
    type: params.get('t') ?? '',
    puzzle: params.get('p') ?? '',
    entries: params.get('e') ?? '',
    marks: params.get('n') ?? '',
    strokes: params.get('d') ?? '',
    panel: params.get('v') ?? '',
    step: step !== null && /^\d{1,6}$/.test(step) ? Number(step) : undefined,
  };
}
