import { addressText } from '@forecourt/contract/kit/address.ts';
import type { AnyCall, Contract, FilePart } from '@forecourt/contract/kit/call.ts';
import { commonErrors, errors } from '@forecourt/contract/kit/errors.ts';
import { limits } from '@forecourt/contract/kit/limits.ts';
import { namedCalls, type NamedCall } from '@forecourt/contract/kit/routes.ts';
import { whoText } from '@forecourt/contract/kit/who.ts';
import { failuresOf, inputShape, outputShape } from './openapi.ts';

/** docs/api.md: every call in a form that is read, not parsed. */
export function apiDocument(contract: Contract): string {
  const calls = namedCalls(contract);
  const features = Map.groupBy(calls, ({ feature }) => feature);
  return [
    '# The API',
    '',
    'Written by `npm run generate` from the contract; not to be edited.',
    '',
    'A call is chosen by its method and path together with the named query (`?`) or body (`{}`) keys. Inputs are closed: an unknown field is refused. ' +
      'A failure answers `{success: false, error, code, fields?}`. ' +
      `Any call may also answer ${commonErrors.map((code) => `\`${code}\``).join(', ')}.`,
    ...[...features].flatMap(([feature, list]) => ['', `## ${feature}`, ...list.flatMap(section)]),
    '',
    '## Failures',
    '',
    '| code | status | sentence |',
    '|---|---|---|',
    ...Object.entries(errors).map(([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`),
    '',
  ].join('\n');
}

function section({ feature, name, call }: NamedCall): string[] {
  const fails = failuresOf(call);
  return [
    '',
    `### ${feature}.${name}`,
    '',
    `\`${addressText(call.address)}\``,
    '',
    `${call.summary}. For: ${whoText(call.who)}.${limitText(call)}`,
    '',
    `- takes ${shapeText(inputShape(call))}${filesText(call)}`,
    `- answers ${call.isStream ? 'a stream of ' : ''}${shapeText(outputShape(call))}${missingText(call)}`,
    ...(fails.length > 0 ? [`- fails with ${fails.map((code) => `\`${code}\``).join(', ')}`] : []),
  ];
}

const limitText = (call: AnyCall) => {
  if (!call.limit) return '';
  const { times, seconds } = limits[call.limit];
  return ` At most ${times} times in ${seconds / 60} minutes.`;
};

const filesText = (call: AnyCall) =>
  Object.entries((call.files ?? {}) as Record<string, FilePart>)
    .map(([field, { atMost, maxBytes }]) => `, files \`${field}\` (at most ${atMost}, ${maxBytes} bytes each)`)
    .join('');

const missingText = (call: AnyCall) =>
  call.whenMissing === undefined ? '' : `; the client turns 404 into \`${call.whenMissing}\``;

const shapeText = (schema: object) => `\`${typeText(schema)}\``;

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

function typeText(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeText))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `[${typeText(schema.items ?? {})}]`;
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, shape]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeText(shape)}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  return schema.format ?? schema.type ?? 'any';
}
