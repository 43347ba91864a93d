/**
 * A comment line in texts whose cells may have the sign `#`: it contains two adjacent letters. Rows of an answer contain only `x` and `v`
 * there, the signs of no line and of an arrow downwards.
 */
export const COMMENT = /^[^\S\n]*#[^\n]*(?![xv]{2})\p{L}{2}[^\n]*/u;
