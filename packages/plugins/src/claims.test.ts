import { expect, test } from 'vitest';
import { complaints, project, puzzle, useTemporaryFolders } from '../test/projects.js';
import { PluginRegistry } from './plugin-registry.js';

useTemporaryFolders();

/** A package with this value of `gridproof` in its manifest. */
const saying = (gridproof: unknown) => ({
  ...puzzle('marbles'),
  manifest: { keywords: ['gridproof-puzzle'], gridproof },
});

test('what a manifest claims is listed with the puzzle type', async () => {
  const claims = { sides: [4, 9], signs: ['1..side'], empty: ['.', '0'] };
  const program = project('program', { marbles: saying({ claims }), dice: puzzle('dice') });
  const found = await new PluginRegistry(program, { project: program }).puzzles();
  expect(found.map(({ type, plugin }) => [type.id, plugin.claims])).toEqual([
    ['dice', undefined],
    ['marbles', claims],
  ]);
});

test('a claim that makes no sense is reported to its author', async () => {
  const said = async (claims: unknown) => {
    const program = project('program', { marbles: saying({ claims }) });
    return complaints(program, { project: program });
  };
  const right = { sides: [9], signs: ['1..9'], empty: ['.'] };
  expect(await said({ ...right, sides: 9 })).toMatchInlineSnapshot(
    `"marbles is left out: gridproof.claims.sides in its package.json is not a list of numbers from 1"`,
  );
  expect(await said({ ...right, signs: undefined })).toMatchInlineSnapshot(
    `"marbles is left out: gridproof.claims.signs in its package.json is not a list of texts"`,
  );
  expect(await said({ ...right, empty: [0] })).toMatchInlineSnapshot(
    `"marbles is left out: gridproof.claims.empty in its package.json is not a list of texts"`,
  );
  expect(await said('digits')).toMatchInlineSnapshot(
    `"marbles is left out: gridproof.claims.sides in its package.json is not a list of numbers from 1"`,
  );
});
