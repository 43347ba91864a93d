/** Returns whether properties run in quick mode: `GRIDPROOF_PROPERTIES=quick`. */
export const isQuick = (): boolean => process.env.GRIDPROOF_PROPERTIES === 'quick';

/** Returns the number of runs of a check: `whole`, or `quick` in quick mode, by default a fifth. */
export const scaledRuns = (whole: number, quick = Math.ceil(whole / 5)): number =>
  isQuick() ? quick : whole;

/** Returns up to `most` evenly spread items. */
export const pickEvenly = <T>(things: readonly T[], most: number): readonly T[] =>
  things.length <= most
    ? things
    : Array.from({ length: most }, (_, nth) => things[Math.floor((nth * things.length) / most)]!);
