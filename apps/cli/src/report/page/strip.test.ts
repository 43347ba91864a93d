import { describe, expect, it } from 'vitest';
import { drawingsOf } from './strip.js';
import { stripMarkup } from './strip-markup.js';

const there = (drawings: readonly string[]) =>
  drawingsOf(stripMarkup(drawings)).map((pieces) => pieces.join(''));

describe('a strip of drawings', () => {
  it.each([
    ['none', []],
    ['empty ones', ['', '', '<a/>', '']],
    ['what comes, changes and goes', ['<a/><b/>', '<a/><c/><b/>', '<c x="1"/><b/>', '<b/>']],
    ['what changes at several places', ['<a/><b/><c/><d/>', '<x/><b/><d/><y/>', '<a/><b/><c/><d/>']],
    ['long paths', ['<path d="M0 0H9M0 9H9"/>', '<path d="M0 0H9M3 3H4M0 9H9"/>']],
    ['what has nothing in common', ['<a>one</a>', '<b>two</b>']],
  ])('gives them back: %s', (_, drawings) => {
    expect(there(drawings)).toEqual(drawings);
  });

  it('stores each piece once, and the changes of each drawing', () => {
    const board = Array.from({ length: 500 }, (_, at) => `<cell at="${at}"/>`);
    const drawings = board.map((_, at) => board.with(at, `<here/>`).join(''));
    const strip = stripMarkup(drawings);
    expect(strip.pieces).toHaveLength(501);
    // The mark moves: one change restores the old place, one marks the new one.
    for (const changes of strip.drawings.slice(1)) expect(changes.flat().length).toBeLessThan(8);
    expect(there(drawings)).toEqual(drawings);
  });
});
