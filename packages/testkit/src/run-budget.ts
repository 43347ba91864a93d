/** What part of all tries is made where `GRIDPROOF_PROPERTIES` is `quick`. */
const QUICK = 0.2;

/** Whether laws are checked quickly: `GRIDPROOF_PROPERTIES=quick`. */
export const isQuick = (): boolean => process.env.GRIDPROOF_PROPERTIES === 'quick';

/** How often something is tried that could be tried without end: as often as said, or a part of that where laws are checked quickly. */
export const scaledRuns = (whole: number): number => (isQuick() ? Math.ceil(whole * QUICK) : whole);
