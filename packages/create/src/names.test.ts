import { expect, test } from 'vitest';
import { namesOf } from './names.js';
import { PackageError } from './package-error.js';

test('all names follow from the id', () => {
  expect(namesOf({ id: 'star-battle' })).toEqual({
    id: 'star-battle',
    title: 'Star Battle',
    variable: 'starBattle',
    type: 'StarBattle',
    package: 'gridproof-star-battle',
  });
});

test('a title and a package may be given', () => {
  const names = namesOf({ id: 'lits', title: 'LITS', package: '@me/lits' });
  expect([names.title, names.package, names.type]).toEqual(['LITS', '@me/lits', 'Lits']);
});

test('refuses an invalid name in a sentence', () => {
  const says = (given: Parameters<typeof namesOf>[0]) => {
    try {
      return namesOf(given);
    } catch (error) {
      return error instanceof PackageError ? error.message : error;
    }
  };
  expect(says({ id: 'Star Battle' })).toMatchInlineSnapshot(
    `"'Star Battle' is not a name for a puzzle, expected small letters, with '-' between words, as in star-battle"`,
  );
  expect(says({ id: '../etc' })).toMatchInlineSnapshot(
    `"'../etc' is not a name for a puzzle, expected small letters, with '-' between words, as in star-battle"`,
  );
  expect(says({ id: 'new' })).toMatchInlineSnapshot(
    `"'new' is a word of the language, expected another name"`,
  );
  expect(says({ id: 'star', title: "'; rm" })).toMatchInlineSnapshot(
    `"''; rm' is not a title, expected words as in 'Star Battle'"`,
  );
  expect(says({ id: 'star', package: 'Me/Star' })).toMatchInlineSnapshot(
    `"'Me/Star' is not a name for a package, expected one as in @me/star-battle"`,
  );
});
