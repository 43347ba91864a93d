/** What a press enters: the first or the second value of a field of two, or what keys write into a field of many. */
export type Mode = 'first' | 'second' | 'digit' | 'corner' | 'centre' | 'colour';
