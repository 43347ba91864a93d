import { be, either, have, withLook } from '@gridproof/describe';

const value = either<boolean>(
  { value: true, sign: '#', words: have('a ship') },
  { value: false, sign: '.', aliases: ['~'], blank: true, words: be('water') },
);

/** A cell that holds a part of a ship (`#`) or water (`.`). Ships lie on the water; the shape of a part depends on the cells beside it. */
export const ship = withLook(value, () => ({ tone: 'water' }));
