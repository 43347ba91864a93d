import { describe, expect, it } from 'vitest';
import { after, crew, posed } from '../../test/engines.js';
import { UsageError } from '../exit.js';
import { answering } from './answering.js';

const unique = after(0, { status: 'unique', answer: 'oo' });

describe('the engines that were chosen', () => {
  it('are all of them, where they race or confirm', async () => {
    const { engines, runners } = crew({ one: unique, other: unique }, ['other']);
    const answer = await answering({ engine: 'auto' }, async () => engines);
    const raced = await answer(runners, posed('unique'));
    expect(raced).toMatchObject({ status: 'unique', engine: 'other' });
    const together = await answering({ confirm: true }, async () => engines);
    const confirmed = await together(runners, posed('unique'));
    expect(confirmed.confirmedBy).toEqual(['one', 'other']);
  });

  it('race alone where there is only one, and cannot confirm each other', async () => {
    const { engines, runners } = crew({ one: unique });
    const answer = await answering({ engine: 'auto' }, async () => engines);
    const raced = await answer(runners, posed('unique'));
    expect(raced).toMatchObject({ status: 'unique', engine: 'one' });
    const confirming = answering({ confirm: true }, async () => engines);
    await expect(confirming).rejects.toThrow(UsageError);
    await expect(confirming).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UsageError: --confirm needs two engines (installed: one); another is a package with the keyword gridproof-engine]`,
    );
  });
});
