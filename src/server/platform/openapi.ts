import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { Refusal } from '#contract/envelope.ts';

/** The OpenAPI page of the table of calls. */
export function describeCalls(calls: Record<string, Call>) {
  const paths = Object.entries(calls).map(([path, call]) => [
    `/api/${path}`,
    {
      post: {
        operationId: path.replaceAll('/', '_'),
        summary: call.summary,
        security: call.access === 'public' ? [] : [{ token: [] }],
        ...describeInput(call),
        responses: {
          200: {
            description: 'The answer, or the reason of a refusal.',
            content: call.file ? fileOrRefusal(call.file) : envelope(call),
          },
          default: {
            description: 'A fault of the request or the server, in the same form.',
            content: { 'application/json': { schema: REFUSAL } },
          },
        },
      },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Chanote', version: '1' },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal: jsonSchema(Refusal, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The text "Bearer-" followed by the token.',
        },
      },
    },
  };
}

/** The bytes of a file are the body as they are; what is said of it stands in the address. */
function describeInput({ upload, input }: Call) {
  const schema = jsonSchema(input, 'input');
  if (!upload) return { requestBody: { content: { 'application/json': { schema } } } };
  const parameters = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
  const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { parameters, requestBody: { required: true, content } };
}

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

function envelope(call: Call) {
  return { 'application/json': { schema: { oneOf: [accepted(call), REFUSAL] } } };
}

function fileOrRefusal({ type, otherTypes = [] }: NonNullable<Call['file']>) {
  const types = [type, ...otherTypes].map((name) => [name, {}]);
  return { ...Object.fromEntries(types), 'application/json': { schema: REFUSAL } };
}

function accepted(call: Call) {
  const success = z.object({ isSuccess: z.literal(true), reasonText: z.literal('') });
  return jsonSchema(success.extend(call.output.shape), 'output');
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  // What a tree refers to stands in its own schema, not in the whole page: the id says so.
  return rest.$defs ? { $id: `urn:uuid:${randomUUID()}`, ...rest } : rest;
}
