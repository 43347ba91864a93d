/** Parts that cannot be merged: the message says which, and what is wrong. */
export class MergeError extends Error {}
