/** The fraction of runs with `GRIDPROOF_PROPERTIES=quick`. */
const QUICK = 0.2;

/** Returns whether properties run in quick mode: `GRIDPROOF_PROPERTIES=quick`. */
export const isQuick = (): boolean => process.env.GRIDPROOF_PROPERTIES === 'quick';

/** Returns the number of runs of a random check: `whole`, or a fraction of it in quick mode. */
export const scaledRuns = (whole: number): number => (isQuick() ? Math.ceil(whole * QUICK) : whole);
