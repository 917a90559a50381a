import { addressText, type Address } from '../kit/address.ts';
import type { AnyCall, Contract } from '../kit/call.ts';
import { commonErrors, errors, type ErrorCode } from '../errors.ts';
import { failuresOf } from '../failures.ts';
import { namedCalls } from '../kit/routes.ts';
import { accessText } from '../access/who.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** OpenAPI allows one operation per method and path, so the rest of a call's selector is a fragment of the path. */
export function openapi(contract: Contract): Json {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = { Error: errorShape };
  for (const { feature, name, call } of namedCalls(contract)) {
    const key = pathKey(call.address);
    paths[key] = {
      ...paths[key],
      [call.address.method.toLowerCase()]: {
        operationId: `${feature}.${name}`,
        tags: [feature],
        summary: call.summary,
        'x-who': accessText(call.who),
        security: call.who.kind === 'anyone' ? [] : [{ session: [] }],
        parameters: parameters(call),
        ...requestBody(call),
        responses: responses(call, schemas),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This site' }],
    paths,
    components: { schemas, responses: commonResponses, securitySchemes: { session } },
  };
}

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-forecourt_session',
  description: 'Set by logging in. Without https, as in the demo, its name is `forecourt_session`.',
};

export const inputShape = (call: AnyCall) =>
  shortened(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Json);
export const outputShape = (call: AnyCall) =>
  shortened(z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }) as Json);

/**
 * Removes what every schema would repeat: its dialect, which the document states once, the date-time pattern, and the
 * safe integer bounds.
 */
function shortened(shape: Json): Json {
  return JSON.parse(
    JSON.stringify(shape, function (this: Json, key, value: unknown) {
      if (key === '$schema' || (key === 'pattern' && this.format === 'date-time')) return undefined;
      if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) return undefined;
      return value;
    }),
  ) as Json;
}

export const travelsInQuery = (call: AnyCall, field: string) =>
  call.address.method === 'GET' || field in call.address.query;

const pathKey = (address: Address) => {
  const selector = addressText(address)
    .slice(`${address.method} ${address.path}`.length)
    .replace(/[?{} ]/g, '');
  return selector ? `${address.path}#${selector}` : address.path;
};

function parameters(call: AnyCall): Json[] {
  const { properties = {}, required = [] } = inputShape(call) as { properties?: Json; required?: string[] };
  const selectors = Object.entries(call.address.query)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, in: 'query', required: true, schema: { const: value } }));
  const inputs = Object.entries(properties)
    .filter(([field]) => travelsInQuery(call, field))
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  return [...selectors, ...inputs];
}

function requestBody(call: AnyCall): Json {
  if (call.address.method === 'GET') return {};
  const shape = inputShape(call) as { properties?: Json; required?: string[] };
  const inBody = Object.entries(shape.properties ?? {}).filter(([field]) => !travelsInQuery(call, field));
  const selectors = Object.entries(call.address.body).map(([key, value]) => [key, { const: value }]);
  const files = Object.keys(call.files ?? {}).map((field) => [
    field,
    { type: 'array', items: { type: 'string', format: 'binary' } },
  ]);
  const properties = Object.fromEntries([...selectors, ...inBody, ...files]) as Json;
  if (Object.keys(properties).length === 0) return {};
  const required = [...Object.keys(call.address.body), ...(shape.required ?? [])].filter(
    (field) => field in properties,
  );
  const type = call.files ? 'multipart/form-data' : 'application/json';
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
  return { requestBody: { content: { [type]: { schema } } } };
}

function responses(call: AnyCall, schemas: Record<string, Json>): Json {
  const type = call.isStream ? 'text/event-stream' : 'application/json';
  const failures = byStatus([...failuresOf(call), ...commonErrors]);
  return {
    200: { description: 'OK', content: { [type]: { schema: withNamedSchemas(outputShape(call), schemas) } } },
    ...Object.fromEntries(
      Object.entries(failures).map(([status, codes]) => [
        status,
        isCommon(status, codes) ? common(status) : failure(codes),
      ]),
    ),
  };
}

const byStatus = (codes: readonly ErrorCode[]) =>
  Object.groupBy(codes, (code) => String(errors[code].status)) as Record<string, ErrorCode[]>;

const failure = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** Errors that any call can return are written once and referenced. */
const commonFailures = byStatus(commonErrors);
const isCommon = (status: string, codes: readonly ErrorCode[]) =>
  codes.join() === (commonFailures[status] ?? []).join();
const common = (status: string) => ({ $ref: `#/components/responses/Common${status}` });
const commonResponses = Object.fromEntries(
  Object.entries(commonFailures).map(([status, codes]) => [`Common${status}`, failure(codes)]),
);

/** Titled schemas are written once and referenced. */
function withNamedSchemas(shape: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(shape)) return shape.map((part) => withNamedSchemas(part, schemas));
  if (typeof shape !== 'object' || shape === null) return shape;
  // The JSON Schema version is OpenAPI's own. Repeating it in every response fills pages.
  const { $schema: _version, ...fields } = shape as Json;
  const parts = Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, withNamedSchemas(part, schemas)]));
  listFields(parts);
  const { title } = parts;
  if (typeof title !== 'string') return orNull(parts);
  const known = (schemas[title] ??= parts);
  if (JSON.stringify(known) !== JSON.stringify(parts)) throw new Error(`Two different shapes are called ${title}`);
  return { $ref: `#/components/schemas/${title}` };
}

/** Expands an object with a fixed set of keys to its properties, because the keys are required. */
function listFields(shape: Json): void {
  const { propertyNames, additionalProperties } = shape as { propertyNames?: { enum?: string[] } } & Json;
  if (!propertyNames?.enum || typeof additionalProperties !== 'object') return;
  shape['properties'] = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  shape['additionalProperties'] = false;
  delete shape['propertyNames'];
}

/** Shortens "this type or null" to one line. Enums keep the long form, because null would have to be one of the values. */
function orNull({ anyOf, ...rest }: Json): Json {
  const [value, none, more] = Array.isArray(anyOf) ? (anyOf as Json[]) : [];
  const isPlain = typeof value?.['type'] === 'string' && !('enum' in value) && !('const' in value);
  if (!isPlain || none?.['type'] !== 'null' || more) return anyOf === undefined ? rest : { anyOf, ...rest };
  return { ...rest, ...value, type: [value['type'], 'null'] };
}

const errorShape = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'A sentence for the user' },
    code: { enum: Object.keys(errors) },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    restriction: {
      type: 'object',
      description: 'For a refused login: the reason and the end',
      required: ['reason', 'until'],
      properties: { reason: { type: 'string' }, until: { type: ['string', 'null'], format: 'date-time' } },
    },
  },
};
