import { describe, expect, it } from 'vitest';
import { AccessPolicy, type AccessPolicyOptions } from './access-policy.js';
import { Problem } from './problem.js';

/** The problem code for a request with such headers, undefined if it passes. */
function problemCode(options: AccessPolicyOptions, headers: Record<string, string>): string | undefined {
  try {
    new AccessPolicy(options).check({ headers: new Headers(headers) });
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('an access policy', () => {
  it('for this computer accepts its names, and pages of this computer', () => {
    const local = { host: '127.0.0.1' };
    for (const host of ['127.0.0.1:8000', 'localhost:8000', 'LOCALHOST', '[::1]:8000'])
      expect(problemCode(local, { host })).toBeUndefined();
    for (const host of ['example.com', 'example.com:8000', '127.0.0.1.example.com', '', 'a b'])
      expect(problemCode(local, { host })).toBe('wrong-host');
    const host = '127.0.0.1:8000';
    expect(problemCode(local, { host, origin: 'http://localhost:3000' })).toBeUndefined();
    for (const origin of ['https://example.com', 'null', 'http://localhost.example.com'])
      expect(problemCode(local, { host, origin })).toBe('wrong-origin');
  });

  it('for all addresses accepts any name, and pages of the same name', () => {
    for (const open of [{}, { host: '0.0.0.0' }, { host: '::' }, { host: '127.0.0.1', trustsProxy: true }]) {
      const host = 'puzzles.example.org';
      expect(problemCode(open, { host })).toBeUndefined();
      expect(problemCode(open, { host, origin: 'https://puzzles.example.org' })).toBeUndefined();
      expect(problemCode(open, { host, origin: 'https://example.com' })).toBe('wrong-origin');
    }
  });

  it('with names accepts them through a proxy', () => {
    const named = { host: '::', names: ['Puzzles.example.org'] };
    expect(problemCode(named, { host: 'puzzles.example.org' })).toBeUndefined();
    expect(problemCode(named, { host: 'other.example.org' })).toBe('wrong-host');
    expect(
      problemCode(named, { host: '127.0.0.1:8000', origin: 'https://puzzles.example.org' }),
    ).toBeUndefined();
    const origin = 'https://puzzles.example.org';
    const headers = { host: '10.0.0.7', 'x-forwarded-host': 'puzzles.example.org', origin };
    expect(problemCode({ trustsProxy: true }, headers)).toBeUndefined();
    expect(problemCode({}, headers)).toBe('wrong-origin');
  });

  it('with a token refuses requests without it, with the reason', () => {
    const token = { token: 'a token of some length' };
    expect(problemCode(token, {})).toBe('no-token');
    expect(problemCode(token, { authorization: 'Basic abc' })).toBe('no-token');
    expect(problemCode({ token: 'correct' }, { authorization: 'Bearer correct' })).toBeUndefined();
    expect(problemCode({ token: 'correct' }, { authorization: 'bearer correct' })).toBeUndefined();
    for (const wrong of ['corrects', 'correc', 'Correct'])
      expect(problemCode({ token: 'correct' }, { authorization: `Bearer ${wrong}` })).toBe('wrong-token');
  });

  it('answers 401 with a challenge', () => {
    const challenges = [{}, { authorization: 'Bearer wrong' }].map((headers) => {
      try {
        new AccessPolicy({ token: 'correct' }).check({ headers: new Headers(headers) });
      } catch (error) {
        const { status, headers } = (error as Problem).response;
        return [status, headers.get('www-authenticate')];
      }
      return [];
    });
    expect(challenges).toEqual([
      [401, 'Bearer realm="gridproof"'],
      [401, 'Bearer realm="gridproof", error="invalid_token"'],
    ]);
  });
});
