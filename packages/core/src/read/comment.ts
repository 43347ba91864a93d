/**
 * A line that is a comment where `#` may be the sign of a cell: it has two letters side by side. What rows of an answer have there
 * are the signs of no line and of an arrow downwards, `x` and `v`.
 */
export const COMMENT = /^[^\S\n]*#[^\n]*(?![xv]{2})\p{L}{2}[^\n]*/u;
