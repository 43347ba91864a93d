import { HANDLERS, type RequestName } from '@gridproof/api';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { problem, type RequestBodies } from './schemas/requests.js';
import { RESPONSES } from './schemas/responses.js';

/** Summaries of the requests by path. */
const SUMMARIES: Readonly<Record<RequestName | 'draw', string>> = {
  solve: 'Solve a puzzle and prove that its answer is the only one.',
  unique: 'Say whether a puzzle has one answer and no other.',
  count: 'Count the answers.',
  explain: 'Explain why a puzzle has no answer, or what it lacks to have only one.',
  hint: 'Say what can be found next, and why.',
  steps: 'Say the whole path to the answer, step by step.',
  rate: 'Say how hard a puzzle is for a person.',
  check: 'Check an answer, or a part of one, against the rules.',
  convert: 'Write a puzzle in another format.',
  generate: 'Make a new puzzle with one answer.',
  draw: 'Draw a board, with entries, an answer or a step, as SVG.',
};

/** Descriptions of the requests that can be answered by an event stream. */
const STREAM_DESCRIPTIONS: Readonly<Record<string, string>> = {
  steps:
    'With `accept: text/event-stream` an event `step` for each step as it is found, and `done` with the whole.',
  solve:
    'With `all` or `limit`, and `accept: text/event-stream`, an event `answer` for each answer as it is found, and `done` with the whole.',
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
        'Logic puzzles by their rules: solved, proved, explained, rated, made. That there is no answer, or several, or that it is not known in time, is an answer (200); what is no puzzle is 422.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    // The token is optional.
    security: [{}, { token: [] }],
    paths: {
      ...Object.fromEntries(
        requestNames.map((name) => [
          `/v1/${name}`,
          { post: postOperation(name, jsonContent(`${capitalize(name)}Answer`)) },
        ]),
      ),
      '/v1/draw': { post: postOperation('draw', { 'image/svg+xml': { schema: { type: 'string' } } }) },
      '/v1/types': { get: getOperation('types', 'The puzzle types that are installed.', TYPES_SCHEMA) },
      '/v1/types/{id}': {
        get: {
          ...getOperation(
            'type',
            'The rules, formats and examples of a puzzle type.',
            { type: 'object' },
            { '422': problemResponse('It is not installed.') },
          ),
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        },
      },
      '/v1/limits': {
        get: getOperation('limits', 'What the server takes and gives.', {
          type: 'object',
          additionalProperties: { type: 'number' },
        }),
      },
      '/healthz': { get: getOperation('healthz', 'Whether the server runs.', STATUS_SCHEMA) },
      '/readyz': {
        get: getOperation('readyz', 'Whether it takes questions.', STATUS_SCHEMA, {
          '503': problemResponse('It is about to end.'),
        }),
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(
          requestNames.map((name) => [`${capitalize(name)}Question`, toSchema(schemas[name])]),
        ),
        ...Object.fromEntries(
          requestNames.map((name) => [`${capitalize(name)}Answer`, toSchema(RESPONSES[name])]),
        ),
        DrawQuestion: toSchema(schemas.draw),
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
      'application/json': { schema: refTo(`${capitalize(name)}Question`) },
      ...(name === 'generate' ? {} : { 'text/plain': { schema: { type: 'string' } } }),
    },
  },
  responses: {
    '200': { description: 'The answer.', content },
    '400': problemResponse('The body is no JSON, or no text.'),
    '401': problemResponse('The token is missing or wrong.'),
    '403': problemResponse('The page of another site asks.'),
    '413': problemResponse('The body is too large.'),
    '415': problemResponse('The body is of another media type.'),
    '422': problemResponse(
      'It is no puzzle, or nothing that can be asked; with the place in the text of the puzzle.',
    ),
    '429': problemResponse('Too many requests from this address.'),
    '503': problemResponse('Too many questions wait.'),
  },
});
