import { be, have, values } from '@gridproof/describe';

const value = values.either<boolean>(
  { value: true, sign: '#', words: have('a ship') },
  { value: false, sign: '.', aliases: ['~'], blank: true, words: be('water') },
);

/** A cell that holds a part of a ship (`#`) or water (`.`). Ships lie on the water; the shape of a part depends on the cells beside it. */
export const ship = values.withLook(value, () => ({ tone: 'water' }));
