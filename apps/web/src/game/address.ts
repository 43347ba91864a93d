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

/** Formats the fragment of an address, which browsers do not send to the server. */
export function hashOf({ type, puzzle, entries, marks, strokes, panel, step }: Partial<Address>): string {
  const said = new URLSearchParams();
  if (type) said.set('t', type);
  if (puzzle) said.set('p', puzzle);
  if (entries) said.set('e', entries);
  if (marks) said.set('n', marks);
  if (strokes) said.set('d', strokes);
  if (panel) said.set('v', panel);
  if (step !== undefined) said.set('s', `${step}`);
  return said.size ? `#${said}` : '';
}

/** Inverse of `hashOf`. Missing parts are empty. */
export function addressIn(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const step = said.get('s');
  return {
    type: said.get('t') ?? '',
    puzzle: said.get('p') ?? '',
    entries: said.get('e') ?? '',
    marks: said.get('n') ?? '',
    strokes: said.get('d') ?? '',
    panel: said.get('v') ?? '',
    step: step !== null && /^\d{1,6}$/.test(step) ? Number(step) : undefined,
  };
}
