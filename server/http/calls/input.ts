import { textInputs, type AnyCall } from '@forecourt/contract/kit/call.ts';
import { fromText } from '@forecourt/contract/kit/text-fields.ts';
import { fail } from '../../lib/failure.ts';

type Fields = Record<string, unknown>;

/** The call's address determines whether a field comes from the query or the body, so no field can be given twice. */
export function collectInput(call: AnyCall, query: Fields, body: Fields): Fields {
  const { address } = call;
  // Uses entries because a plain object already has names such as `constructor` and `__proto__`.
  const inputs =
    address.method === 'GET' ? [] : Object.entries(body).filter(([key]) => !Object.hasOwn(address.body, key));
  for (const [key, value] of Object.entries(query)) {
    const selector = Object.hasOwn(address.query, key) ? address.query[key] : undefined;
    if (typeof selector === 'string') continue;
    if (address.method !== 'GET' && selector === undefined)
      fail('bad_input', { fields: { [key]: ['Not expected in the address'] } });
    inputs.push([key, value]);
  }
  return fromText(textInputs(call), Object.fromEntries(inputs));
}

export function parseInput(call: AnyCall, inputs: Fields): Fields {
  const refused = new Map<string, string[]>();
  const refuse = (path: PropertyKey[], sentence: string) => {
    const field = path.join('.');
    refused.set(field, [...(refused.get(field) ?? []), sentence]);
  };
  const parsed = call.input.safeParse(inputs);
  for (const issue of parsed.error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') refuse(issue.path, issue.message);
    else for (const key of issue.keys) refuse([...issue.path, key], 'This field is not known');
  }
  for (const [path, text] of textsIn(parsed.data))
    if (!isStorable(text)) refuse(path, 'Please remove the characters that cannot be stored');
  if (refused.size > 0) fail('bad_input', { fields: Object.fromEntries(refused) });
  return parsed.data as Fields;
}

/** PostgreSQL accepts no NUL in text and no unpaired surrogate in JSON. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function* textsIn(value: unknown, path: string[] = []): Iterable<[path: string[], text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [path, key];
    yield* textsIn(inner, [...path, key]);
  }
}
