import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isModifier, isSubject, measure } from './name-report.mjs';

test('tells modifiers from nouns', () => {
  assert.deepEqual(
    ['told', 'mended', 'beyond', 'apart', 'serving', 'made'].filter((name) => !isModifier(name)),
    [],
  );
  assert.deepEqual(
    ['seed', 'string', 'isTold', 'madePuzzle', 'encoding', 'answer', 'from'].filter(isModifier),
    [],
  );
});

test('counts names, words and comments of sources and documents', () => {
  const source = [
    '/** What is told. It goes on. */',
    'export const made = 1;',
    'export interface Plan { readonly beyond: number; readonly minimal: boolean }',
    'function draw(asked) { const wishList = asked; }',
  ].join('\n');
  const { list, ...counts } = measure(
    new Map([
      ['src/kept.ts', source],
      ['a.md', 'A house of things.'],
    ]),
  );
  assert.deepEqual(counts, { shared: 5, modifiers: 3, nameWords: 3, prose: 5, what: 1 });
  assert.ok(list.includes('modifiers src/kept.ts: kept'));
});

test('accepts subjects of an area and an imperative', () => {
  assert.equal(isSubject('solve: cache cuts'), true);
  assert.equal(isSubject('core, web: add a timer'), true);
  assert.equal(isSubject('Add a timer'), false);
  assert.equal(isSubject(`solve: ${'cache '.repeat(12)}`), false);
  assert.equal(isSubject('reasons: what is left'), false);
});
