import { expect, test } from 'vitest';
import { candidateTypes, type TypeStub } from './candidate-types.js';

const TYPES: Readonly<Record<string, TypeStub>> = {
  slant: { names: ['slant', 'Slant', 'gokigen', 'Gokigen Naname'] },
  akari: { names: ['akari', 'lightup'] },
  sudoku: {
    names: ['sudoku', 'Sudoku'],
    looks: true,
    claim: { sides: [4, 9], signs: ['1..side'], empty: ['.'] },
  },
  dice: { names: ['dice'], claim: { sides: [2], signs: ['1..6'], empty: ['.'] } },
};

const concerned = (text: string, as?: string) =>
  Object.keys(TYPES).filter((id) => candidateTypes(text, { as })(TYPES[id]!));

test('a text that names its type concerns that type alone', () => {
  expect(concerned('slant:.1/..')).toEqual(['slant']);
  expect(concerned('# from a magazine\n\nGokigen naname\n.1\n..')).toEqual(['slant']);
  expect(concerned('https://puzz.link/p?gokigen/4/4/aaaaa')).toEqual(['slant']);
  expect(concerned('pzprv3/gokigen/2/2/. . ./. . ./. . ./')).toEqual(['slant']);
  expect(concerned('{"puzzle": "akari"}')).toEqual(['akari']);
  expect(concerned('https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/lightup.html#7x7:a')).toEqual([
    'akari',
  ]);
  expect(concerned("https://www.puzzle-akari.com/ <script>var task = 'aBc';</script>")).toContain('akari');
});

test('a text that names none concerns those that recognise or claim it', () => {
  expect(concerned('1..4/..../..../4..1')).toEqual(['sudoku']);
  expect(concerned('1.\n.6')).toEqual(['sudoku', 'dice']);
  expect(concerned('..7/1.2')).toEqual(['sudoku']);
});

test('a text that is to be read as a type concerns that type', () => {
  expect(concerned('1.\n.6', 'Dice')).toEqual(['dice']);
  expect(concerned('slant:1./.6', 'dice')).toEqual(['slant', 'dice']);
});

test('of several puzzles each may name its own', () => {
  expect(concerned('slant:.1/..\nakari:7x7:a # a lamp')).toEqual(['slant', 'akari', 'sudoku']);
  expect(concerned('slant:\n2x2:a\n3x3:b')).toEqual(['slant', 'sudoku']);
});

test('binary input concerns no type', () => {
  expect(concerned('')).toEqual([]);
  expect(concerned('', 'dice')).toEqual(['dice']);
  expect(concerned('slant:\u0001')).toEqual([]);
});
