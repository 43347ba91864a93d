import { type AnyPuzzle, PuzzleError, readPuzzle, typeNamed } from '@gridproof/core';
import { expect, test } from 'vitest';
import { noEngineMessage, unknownEngineMessage, withInstallHint } from './known-packages.js';

const type = (id: string, title: string, aliases: readonly string[] = []) =>
  ({ id, title, aliases, formats: {}, parse: (text: string) => text }) as unknown as AnyPuzzle;
const installed = [type('takuzu', 'Takuzu', ['binairo']), type('marbles', 'Glass Marbles')];

/** The error message for a text with some installed types. */
function messageFor(text: string, types = installed, leftOut: readonly string[] = []): string {
  try {
    return `read as ${readPuzzle(text, types).type.id}`;
  } catch (error) {
    const advised = withInstallHint(error, types, leftOut) as PuzzleError;
    return `${advised.code}: ${advised.sentence}`;
  }
}

test('a type that is known and not installed, wherever a text names it', () => {
  const sentence = 'not-installed: slant is not installed. Run: npm install @gridproof/slant';
  expect(messageFor('slant:.1/..')).toBe(sentence);
  expect(messageFor('SLANT\n.1\n..')).toBe(sentence);
  expect(messageFor('{"puzzle": "slant", "cells": []}')).toBe(sentence);
  expect(messageFor('domino sudoku\n1.')).toMatchInlineSnapshot(
    `"not-installed: domino-sudoku is not installed. Run: npm install @gridproof/domino-sudoku"`,
  );
  expect(messageFor('https://puzz.link/p?gokigen/4/4/aaaaa')).toMatchInlineSnapshot(
    `"not-installed: 'gokigen' is slant, which is not installed. Run: npm install @gridproof/slant"`,
  );
  expect(messageFor('tentai-show:3x3:a')).toMatchInlineSnapshot(
    `"not-installed: 'tentai-show' is galaxies, which is not installed. Run: npm install @gridproof/galaxies"`,
  );
});

test('a type that is installed and cannot be used is not to be installed again', () => {
  expect(messageFor('slant:.1/..', installed, ['@gridproof/slant'])).toMatchInlineSnapshot(
    `"not-installed: slant cannot be used: @gridproof/slant is left out"`,
  );
});

test('a name that is almost right', () => {
  expect(messageFor('takuzo:1./..')).toMatchInlineSnapshot(
    `"unknown-type: 'takuzo' is not a puzzle type known here; did you mean takuzu?"`,
  );
  expect(messageFor('binaro:1./..')).toMatchInlineSnapshot(
    `"unknown-type: 'binaro' is not a puzzle type known here; did you mean binairo?"`,
  );
  expect(messageFor('glas marbles\n1.')).toMatchInlineSnapshot(
    `"unknown-type: 'glas marbles' is not a puzzle type known here; did you mean Glass Marbles?"`,
  );
  expect(messageFor('sudko:1./..')).toMatchInlineSnapshot(
    `"unknown-type: 'sudko' is not a puzzle type known here; did you mean sudoku? It is not installed. Run: npm install @gridproof/sudoku"`,
  );
  expect(messageFor('foo:3x3:a')).toMatchInlineSnapshot(
    `"unknown-type: 'foo' is not a puzzle type known here (installed: takuzu, marbles)"`,
  );
  expect(messageFor('https://puzz.link/p?ringring/4/4/g1')).toMatchInlineSnapshot(
    `"unknown-type: 'ringring' is not a puzzle type known here (installed: takuzu, marbles)"`,
  );
});

test('no puzzle at all', () => {
  expect(messageFor('slant:.1/..', [])).toBe(
    'not-installed: slant is not installed. Run: npm install @gridproof/slant',
  );
  expect(messageFor('1./..', [])).toMatch(
    /^not-installed: no puzzle is installed\. There are @gridproof\/.*; run for one of them: npm install @gridproof\/\w+$/,
  );
  expect(messageFor('foo:1', [])).toBe(messageFor('1./..', []));
});

test('a type that is named on the command line', () => {
  const advised = (name: string) => {
    try {
      return typeNamed(name, installed).id;
    } catch (error) {
      return (withInstallHint(error, installed, []) as Error).message;
    }
  };
  expect(advised('binairo')).toBe('takuzu');
  expect(advised('lits')).toMatchInlineSnapshot(`"lits is not installed. Run: npm install @gridproof/lits"`);
});

test('other faults are left as they are', () => {
  const faults = [new PuzzleError('bad-symbol', "found 'x'"), new RangeError('far'), undefined];
  for (const fault of faults) expect(withInstallHint(fault, installed, [])).toBe(fault);
  expect(messageFor('1./..')).toMatchInlineSnapshot(
    `"ambiguous-type: this does not name its puzzle type and can be read as takuzu or marbles; name it on the first line, or in front as in takuzu:…, or say it with --as"`,
  );
});

test('an engine that is not there', () => {
  expect(unknownEngineMessage('cadical', ['z3'], [])).toMatchInlineSnapshot(
    `"cadical is not installed. Run: npm install @gridproof/engine-cadical"`,
  );
  expect(unknownEngineMessage('Z3', [], [])).toMatchInlineSnapshot(
    `"z3 is not installed. Run: npm install @gridproof/engine-z3"`,
  );
  expect(unknownEngineMessage('cadcal', ['cadical', 'z3'], [])).toMatchInlineSnapshot(
    `"there is no engine 'cadcal'; did you mean cadical?"`,
  );
  expect(unknownEngineMessage('dice', ['cadical', 'z3'], [])).toMatchInlineSnapshot(
    `"there is no engine 'dice' (installed: cadical, z3)"`,
  );
  expect(unknownEngineMessage('dice', [], [])).toMatchInlineSnapshot(
    `"there is no engine 'dice' (installed: none)"`,
  );
  expect(unknownEngineMessage('Dice', ['z3'], ['@me/engine-dice'])).toMatchInlineSnapshot(
    `"Dice cannot be used: @me/engine-dice is left out"`,
  );
  expect(noEngineMessage()).toMatchInlineSnapshot(
    `"no engine is installed. Run: npm install @gridproof/engine-cadical"`,
  );
});
