/** Parts that cannot be merged: the message says which, and what is wrong. */
export class MergeFault extends Error {}
