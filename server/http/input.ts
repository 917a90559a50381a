import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { fail } from '../failure.ts';

type Fields = Record<string, unknown>;

/** Where each input may come from is fixed by the address, so that no field can be given twice. */
export function collectInput({ address }: AnyCall, query: Fields, body: Fields): Fields {
  const inputs: Fields = address.method === 'GET' ? {} : { ...body };
  for (const key of Object.keys(address.body)) delete inputs[key];
  for (const [key, value] of Object.entries(query)) {
    const selector = address.query[key];
    if (selector !== undefined && selector !== null) continue;
    if (address.method !== 'GET' && selector === undefined)
      fail('bad_input', { fields: { [key]: ['Not expected in the address'] } });
    inputs[key] = value;
  }
  return inputs;
}

export function parseInput(call: AnyCall, inputs: Fields): Fields {
  const parsed = call.input.safeParse(inputs);
  if (parsed.success) return parsed.data as Fields;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) (fields[[...issue.path, key].join('.')] ??= []).push('This field is not known');
    } else {
      (fields[issue.path.join('.')] ??= []).push(issue.message);
    }
  }
  return fail('bad_input', { fields });
}
