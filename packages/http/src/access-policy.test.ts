import { describe, expect, it } from 'vitest';
import { AccessPolicy, type AccessPolicyOptions } from './access-policy.js';
import { Problem } from './problem.js';

/** The problem code for a request with such headers, undefined if it passes. */
function said(options: AccessPolicyOptions, headers: Record<string, string>): string | undefined {
  try {
    new AccessPolicy(options).check({ headers: new Headers(headers) });
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('a gate', () => {
  it('on this computer alone is reached by its own names, and by pages of this computer', () => {
    const local = { host: '127.0.0.1' };
    for (const host of ['127.0.0.1:8000', 'localhost:8000', 'LOCALHOST', '[::1]:8000'])
      expect(said(local, { host })).toBeUndefined();
    for (const host of ['example.com', 'example.com:8000', '127.0.0.1.example.com', '', 'a b'])
      expect(said(local, { host })).toBe('wrong-host');
    const host = '127.0.0.1:8000';
    expect(said(local, { host, origin: 'http://localhost:3000' })).toBeUndefined();
    for (const origin of ['https://example.com', 'null', 'http://localhost.example.com'])
      expect(said(local, { host, origin })).toBe('wrong-origin');
  });

  it('for all addresses goes by any name, and lets in its own pages', () => {
    for (const open of [{}, { host: '0.0.0.0' }, { host: '::' }, { host: '127.0.0.1', trustsProxy: true }]) {
      const host = 'puzzles.example.org';
      expect(said(open, { host })).toBeUndefined();
      expect(said(open, { host, origin: 'https://puzzles.example.org' })).toBeUndefined();
      expect(said(open, { host, origin: 'https://example.com' })).toBe('wrong-origin');
    }
  });

  it('with names goes by those, whatever a proxy makes of them', () => {
    const named = { host: '::', names: ['Puzzles.example.org'] };
    expect(said(named, { host: 'puzzles.example.org' })).toBeUndefined();
    expect(said(named, { host: 'other.example.org' })).toBe('wrong-host');
    expect(said(named, { host: '127.0.0.1:8000', origin: 'https://puzzles.example.org' })).toBeUndefined();
    const origin = 'https://puzzles.example.org';
    const headers = { host: '10.0.0.7', 'x-forwarded-host': 'puzzles.example.org', origin };
    expect(said({ trustsProxy: true }, headers)).toBeUndefined();
    expect(said({}, headers)).toBe('wrong-origin');
  });

  it('with a token lets in nobody without it, and says what is missing', () => {
    const token = { token: 'a token of some length' };
    expect(said(token, {})).toBe('no-token');
    expect(said(token, { authorization: 'Basic abc' })).toBe('no-token');
    expect(said({ token: 'correct' }, { authorization: 'Bearer correct' })).toBeUndefined();
    expect(said({ token: 'correct' }, { authorization: 'bearer correct' })).toBeUndefined();
    for (const wrong of ['corrects', 'correc', 'Correct'])
      expect(said({ token: 'correct' }, { authorization: `Bearer ${wrong}` })).toBe('wrong-token');
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
