/** Input mode: the first or second value of a field with two values, or what keys write into a field with many. */
export type Mode = 'first' | 'second' | 'digit' | 'corner' | 'centre' | 'colour';
