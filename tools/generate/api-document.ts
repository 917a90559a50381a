import { addressText } from '@forecourt/contract/kit/address.ts';
import type { AnyCall, Contract, FilePart } from '@forecourt/contract/kit/call.ts';
import { commonErrors, errors } from '@forecourt/contract/errors.ts';
import { failuresOf } from '@forecourt/contract/failures.ts';
import { limits, type Limit } from '@forecourt/contract/kit/limits.ts';
import { namedCalls, type NamedCall } from '@forecourt/contract/kit/routes.ts';
import { staffRoles, accessText } from '@forecourt/contract/access/who.ts';
import { staffRights, staffRoleMay, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import { inputShape, outputShape } from '@forecourt/contract/openapi/openapi.ts';

/** docs/api.md: every call in a readable form. */
export function apiDocument(contract: Contract): string {
  const calls = namedCalls(contract);
  const features = Map.groupBy(calls, ({ feature }) => feature);
  return [
    '# The API',
    '',
    'Written by `npm run generate` from the contract. Do not edit.',
    '',
    'A call is selected by its method and path together with the named query (`?`) or body (`{}`) keys. Inputs are strict, so unknown fields are rejected. ' +
      'A failed call returns `{success: false, error, code, fields?, restriction?}`. ' +
      'A page names the user it shows in the header `x-acting-as`. If that isn’t the session’s user, calls for members and all changes except logins return `another_person` and do nothing. ' +
      `Any call can also return ${commonErrors.map((code) => `\`${code}\``).join(', ')}.`,
    ...[...features].flatMap(([feature, list]) => ['', `## ${feature}`, ...list.flatMap(section)]),
    '',
    '## Staff rights',
    '',
    `| right | ${staffRoles.join(' | ')} |`,
    `|---|${staffRoles.map(() => '---').join('|')}|`,
    ...(Object.keys(staffRights) as StaffRight[]).map(
      (right) =>
        `| \`${right}\` | ${staffRoles.map((role) => (staffRoleMay(role, right) ? 'yes' : '–')).join(' | ')} |`,
    ),
    '',
    '## Shapes',
    '',
    ...[...namedShapes(calls.map(({ call }) => outputShape(call)))].map(
      ([name, shape]) => `- **${name}** \`${typeText(shape, true)}\``,
    ),
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
    `${call.summary.replace(/\.?$/, '.')} For: ${accessText(call.who)}.${limitText(call)}`,
    '',
    `- input: ${shapeText(inputShape(call))}${filesText(call)}`,
    `- output: ${call.isStream ? 'a stream of ' : ''}${shapeText(outputShape(call))}${missingText(call)}`,
    ...(fails.length > 0 ? [`- errors: ${fails.map((code) => `\`${code}\``).join(', ')}`] : []),
  ];
}

const limitText = (call: AnyCall) => {
  if (!call.limit) return '';
  const { times, seconds, per }: Limit = limits[call.limit];
  const minutes = seconds / 60;
  const within = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return ` At most ${times} times in ${within}${per === 'sign_in' ? ' for each login' : ''}.`;
};

const filesText = (call: AnyCall) =>
  Object.entries((call.files ?? {}) as Record<string, FilePart>)
    .map(([field, { atMost, maxBytes }]) => `, files \`${field}\` (at most ${atMost}, ${maxBytes} bytes each)`)
    .join('');

const missingText = (call: AnyCall) =>
  call.whenMissing === undefined ? '' : `, and the client turns 404 into \`${call.whenMissing}\``;

const shapeText = (schema: object) => `\`${typeText(schema)}\``;

interface Schema {
  /** Shapes that several calls share have a name and are documented once. */
  title?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const maxChoices = 8;

function typeText(schema: Schema, isExplained = false): string {
  if (schema.title && !isExplained) return schema.title;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeText(choice)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return choicesText(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.type === 'array') return `[${typeText(schema.items ?? {})}]`;
  if (schema.type === 'object') return objectText(schema);
  return schema.format ?? [schema.type ?? 'any'].flat().join(' | ');
}

function objectText({ properties = {}, required, additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${name}${required?.includes(name) ? '' : '?'}: ${typeText(shape)}`,
  );
  if (typeof additionalProperties === 'object') fields.push(`[name]: ${typeText(additionalProperties)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

const choicesText = (values: string[]) =>
  values.length <= maxChoices
    ? values.join(' | ')
    : `${values.slice(0, 3).join(' | ')} | … (${values.length} in total, see openapi.json)`;

/** Every named shape in these calls' outputs, including nested ones. */
function namedShapes(schemas: Schema[]): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (schema: Schema): void => {
    if (schema.title) found.set(schema.title, schema);
    const inside = [schema.items, schema.anyOf, schema.oneOf, Object.values(schema.properties ?? {})];
    for (const one of inside.flat()) if (one) visit(one);
  };
  for (const schema of schemas) visit(schema);
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}
