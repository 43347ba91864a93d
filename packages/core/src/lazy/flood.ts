/** By part: the parts next to it. */
export type Neighbours = readonly (readonly number[])[];

/** All that is reached from some parts, themselves included, by steps to neighbours that may be entered. */
export function flood(
  from: readonly number[],
  beside: Neighbours,
  enter: (part: number) => boolean,
): ReadonlySet<number> {
  const reached = new Set(from);
  for (const part of reached)
    for (const next of beside[part]!) if (!reached.has(next) && enter(next)) reached.add(next);
  return reached;
}

/**
 * The parts around a piece of which one must be live, if the piece is to hang together with what is beyond it: those
 * that are reached from there without crossing another of them. So they are a minimal separator, as in Fischetti et al.,
 * "Thinning out Steiner trees" (2017).
 */
export function separator(
  piece: ReadonlySet<number>,
  beyond: readonly number[],
  beside: Neighbours,
  mayBeLive: (part: number) => boolean,
): number[] {
  const around: number[] = [];
  const seen = new Set<number>();
  flood(beyond, beside, (next) => {
    if (!mayBeLive(next)) return false;
    if (!beside[next]!.some((part) => piece.has(part))) return true;
    if (!seen.has(next)) around.push(next);
    seen.add(next);
    return false;
  });
  return around;
}

/** The only part by which a piece can hang together with what is beyond it, if there is just one. */
export function bridge(
  piece: ReadonlySet<number>,
  beyond: readonly number[],
  beside: Neighbours,
  mayBeLive: (part: number) => boolean,
): number | undefined {
  const around = separator(piece, beyond, beside, mayBeLive);
  return around.length === 1 ? around[0] : undefined;
}

/** The parts that may be live and that nothing leads to from some others. */
export function cutOff(
  from: readonly number[],
  beside: Neighbours,
  mayBeLive: (part: number) => boolean,
): number[] {
  const reached = flood(from, beside, mayBeLive);
  return [...beside.keys()].filter((part) => mayBeLive(part) && !reached.has(part));
}

/** The pieces into which some parts fall, each with all parts that are reached within them. */
export function piecesOf(parts: readonly boolean[], beside: Neighbours): ReadonlySet<number>[] {
  const seen = new Uint8Array(parts.length);
  const pieces: ReadonlySet<number>[] = [];
  for (const [part, belongs] of parts.entries()) {
    if (!belongs || seen[part]) continue;
    const piece = flood([part], beside, (next) => parts[next]!);
    for (const one of piece) seen[one] = 1;
    pieces.push(piece);
  }
  return pieces;
}
