import { HANDLERS, type RequestName } from '@gridproof/api';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { problem, type RequestBodies } from './schemas/requests.js';
import { RESPONSES } from './schemas/responses.js';

/** Summaries of the requests by path. */
const SUMMARIES: Readonly<Record<RequestName | 'draw', string>> = {
  solve: 'Solve a puzzle and prove that its answer is the only one.',
  unique: 'Determine whether a puzzle has exactly one answer.',
  count: 'Count the answers.',
  explain: 'Explain why a puzzle has no answer, or what it lacks to have only one.',
  hint: 'Return the next step and its reasons.',
  steps: 'Solve a puzzle step by step, as a person would, with reasons.',
  rate: 'Rate the difficulty of a puzzle for a person.',
  check: 'Check a complete or partial answer against the rules.',
  convert: 'Convert a puzzle to another format.',
  generate: 'Generate a puzzle with exactly one answer.',
  draw: 'Draw a board, with entries, an answer or a step, as SVG.',
};

/** Descriptions of the requests that can be answered by an event stream. */
const STREAM_DESCRIPTIONS: Readonly<Record<string, string>> = {
  steps:
    'With `accept: text/event-stream`, sends an event `step` for each step as it is found, and `done` with the complete response.',
  solve:
    'With `all` or `limit`, and `accept: text/event-stream`, sends an event `answer` for each answer as it is found, and `done` with the complete response.',
};

/** The OpenAPI 3.1 description of the server, generated from the schemas that validate requests. */
export function openapi(schemas: RequestBodies, version: string): object {
  const requestNames = Object.keys(HANDLERS) as RequestName[];
  const toSchema = (schema: unknown) => {
    const { $schema: _, ...schemaWithoutUri } = toJsonSchema(schema as GenericSchema, {
      target: 'draft-2020-12',
      errorMode: 'ignore',
      typeMode: 'input',
    });
    return schemaWithoutUri;
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'GridProof',
      version,
      description:
        'Solves, checks, explains, rates and generates logic puzzles. Puzzles with no answer or several answers, and puzzles not decided within the time limit, return status 200. Input that is not a puzzle returns 422.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    // The token is optional.
    security: [{}, { token: [] }],
    paths: {
      ...Object.fromEntries(
        requestNames.map((name) => [
          `/v1/${name}`,
          { post: postOperation(name, jsonContent(`${capitalize(name)}Response`)) },
        ]),
      ),
      '/v1/draw': { post: postOperation('draw', { 'image/svg+xml': { schema: { type: 'string' } } }) },
      '/v1/types': { get: getOperation('types', 'The installed puzzle types.', TYPES_SCHEMA) },
      '/v1/types/{id}': {
        get: {
          ...getOperation(
            'type',
            'The rules, formats and examples of a puzzle type.',
            { type: 'object' },
            { '422': problemResponse('The puzzle type is not installed.') },
          ),
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        },
      },
      '/v1/limits': {
        get: getOperation('limits', 'The limits of the server.', {
          type: 'object',
          additionalProperties: { type: 'number' },
        }),
      },
      '/healthz': { get: getOperation('healthz', 'The server runs.', STATUS_SCHEMA) },
      '/readyz': {
        get: getOperation('readyz', 'The server accepts requests.', STATUS_SCHEMA, {
          '503': problemResponse('The server is shutting down.'),
        }),
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(
          requestNames.map((name) => [`${capitalize(name)}Request`, toSchema(schemas[name])]),
        ),
        ...Object.fromEntries(
          requestNames.map((name) => [`${capitalize(name)}Response`, toSchema(RESPONSES[name])]),
        ),
        DrawRequest: toSchema(schemas.draw),
        Problem: toSchema(problem),
      },
    },
  };
}

const STATUS_SCHEMA = { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] };
const TYPES_SCHEMA = {
  type: 'object',
  required: ['types'],
  properties: {
    types: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'aliases', 'formats', 'package'],
        properties: {
          id: { type: 'string' },
          title: { type: 'string' },
          aliases: { type: 'array', items: { type: 'string' } },
          formats: { type: 'array', items: { type: 'string' } },
          package: { type: 'string' },
          version: { type: 'string' },
        },
      },
    },
  },
};

const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const jsonContent = (name: string) => ({
  'application/json': { schema: refTo(name) },
});

const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: refTo('Problem') } },
});

const getOperation = (operationId: string, summary: string, schema: object, responses: object = {}) => ({
  operationId,
  summary,
  responses: {
    '200': { description: summary, content: { 'application/json': { schema } } },
    ...responses,
    '4XX': problemResponse('The request is wrong.'),
  },
});

const postOperation = (name: RequestName | 'draw', content: object) => ({
  operationId: name,
  summary: SUMMARIES[name],
  ...(STREAM_DESCRIPTIONS[name] ? { description: STREAM_DESCRIPTIONS[name] } : {}),
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: refTo(`${capitalize(name)}Request`) },
      ...(name === 'generate' ? {} : { 'text/plain': { schema: { type: 'string' } } }),
    },
  },
  responses: {
    '200': { description: 'The answer.', content },
    '400': problemResponse('The body is neither valid JSON nor text.'),
    '401': problemResponse('The token is missing or wrong.'),
    '403': problemResponse('The request comes from a page of another origin.'),
    '413': problemResponse('The body is too large.'),
    '415': problemResponse('The media type of the body is not supported.'),
    '422': problemResponse(
      'The body is not a puzzle, or the request is not valid. The problem names the position in the text of the puzzle.',
    ),
    '429': problemResponse('Too many requests from this address.'),
    '503': problemResponse('Too many requests are waiting.'),
  },
});
