/** What an address says: a puzzle, what was entered, and what is looked at. */
export interface Address {
  readonly puzzle: string;
  readonly entries: string;
  readonly notes: string;
  readonly panel: string;
  readonly step: number | undefined;
}

/** The part of an address behind `#`, which no server sees. */
export function hashOf({ puzzle, entries, notes, panel, step }: Address): string {
  const said = new URLSearchParams();
  if (puzzle) said.set('p', puzzle);
  if (entries) said.set('e', entries);
  if (notes) said.set('n', notes);
  if (panel) said.set('v', panel);
  if (step !== undefined) said.set('s', `${step}`);
  return said.size ? `#${said}` : '';
}

/** The inverse of `hashOf`; what an address lacks is empty. */
export function addressIn(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const step = said.get('s');
  return {
    puzzle: said.get('p') ?? '',
    entries: said.get('e') ?? '',
    notes: said.get('n') ?? '',
    panel: said.get('v') ?? '',
    step: step !== null && /^\d{1,6}$/.test(step) ? Number(step) : undefined,
  };
}
