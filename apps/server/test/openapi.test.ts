import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpListener, listen } from '../src/index.js';
import { ANSWER, createTestApp, TAKUZU } from './serving.js';

const { app } = createTestApp();
let server: HttpListener;
let description: any;
beforeAll(async () => {
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  description = await (await fetch(`${server.address}openapi.json`)).json();
});
afterAll(() => server.close(Promise.resolve(), 0));

describe('the description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(description))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every request', () => {
    expect(Object.keys(description.paths)).toEqual([
      ...[
        'solve',
        'unique',
        'count',
        'explain',
        'hint',
        'steps',
        'rate',
        'check',
        'convert',
        'generate',
        'draw',
      ].map((one) => `/v1/${one}`),
      ...['/v1/types', '/v1/types/{id}', '/v1/limits', '/healthz', '/readyz'],
    ]);
  });
});

/** A program written against the description. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './paths.js';
const client = createClient<paths>({ baseUrl: 'http://localhost' });
const { data, error } = await client.POST('/v1/solve', { body: { puzzle: 'a', timeout: 5 } });
const status: string | undefined = data?.status;
const sentence: string | undefined = error?.detail;
// @ts-expect-error a time is a number
await client.POST('/v1/solve', { body: { puzzle: 'a', timeout: 'soon' } });
export { status, sentence };
`;

describe('a generated client', () => {
  it('has the types of requests and responses', async () => {
    // The file is beside this one, so that the client's package resolves.
    const folder = mkdtempSync(join(import.meta.dirname, 'generated-'));
    try {
      writeFileSync(join(folder, 'paths.d.ts'), astToString(await openapiTS(structuredClone(description))));
      writeFileSync(join(folder, 'program.ts'), PROGRAM);
      const program = ts.createProgram([join(folder, 'program.ts')], {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        types: [],
      });
      const said = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
      expect(said).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('solves a puzzle', async () => {
    const client = createClient<any>({ baseUrl: server.address });
    const { data } = await client.POST('/v1/solve', { body: { puzzle: TAKUZU } });
    expect(data).toMatchObject({ status: 'unique', answers: [ANSWER] });
    const { error } = await client.POST('/v1/solve', { body: { puzzle: 'takuzu\n1..0\n..2.' } });
    expect(error).toMatchObject({ status: 422, line: 3, column: 3 });
  });
});
