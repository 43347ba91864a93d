import { be, either, have } from '@gridproof/describe';

/** A cell that holds a part of a ship (`#`) or water (`.`). */
export const ship = either<boolean>(
  { value: true, sign: '#', tone: 'dark', words: have('a ship') },
  { value: false, sign: '.', also: ['~'], tone: 'light', words: be('water') },
);
