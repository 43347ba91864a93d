/** Thrown for parts that cannot be merged. The message names the part and the problem. */
export class MergeError extends Error {}
