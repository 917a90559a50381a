import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { createClient, type CallFunction } from '@forecourt/contract/kit/client.ts';
import type { RawRequest } from './raw-request.ts';

/** A request in parts, so that each can be made wrong before it's assembled. */
export interface Draft {
  method: string;
  path: string;
  /** Already encoded: the parts after `?`. */
  query: string[];
  /** The body of a JSON call. Null if there is none. */
  json: Record<string, unknown> | null;
  /** The body of a call with files. */
  form: [name: string, value: string | File][] | null;
  headers: Record<string, string>;
  /** Replaces the body with these bytes. */
  bytes: Buffer | null;
}

type Calls = Record<string, Record<string, CallFunction<AnyCall>>>;

let sent: [string, RequestInit] | undefined;
const client = createClient<typeof contract>(addresses, async (url, init) => {
  sent = [url, init];
  return Response.json({});
}) as unknown as Calls;

/** The request a page makes for this call with this input, made by the same client. */
export async function draftOf(key: string, input: object): Promise<Draft> {
  const [feature, name] = key.split('.') as [string, string];
  const asked = client[feature]![name]!(input as never);
  // It's sent synchronously. Code that awaits another draft runs after this line.
  const [url, { method, body }] = sent!;
  await asked;
  const [path = '', query = ''] = url.split('?');
  const form = body instanceof FormData ? [...body.entries()] : null;
  const json = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : null;
  const isBare = method === 'GET' || form;
  return {
    method: method!,
    path,
    query: query === '' ? [] : query.split('&'),
    json: isBare ? null : (json ?? {}),
    form,
    headers: {},
    bytes: null,
  };
}

/** Valid JSON that `JSON.stringify` never produces: such a text in a draft is replaced by the bytes next to it. */
export const written = new Map([
  ['⟪deep list⟫', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['⟪deep object⟫', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['⟪too large⟫', '1e400'],
  ['⟪too small⟫', '-1e-400'],
  ['⟪minus nothing⟫', '-0'],
  ['⟪no integer any more⟫', '9007199254740993'],
  ['⟪forty digits⟫', '1'.repeat(40)],
  ['⟪half a character⟫', '"\\ud800"'],
  ['⟪prototype⟫', '{"__proto__":{"isAdmin":true}}'],
  ['⟪constructor⟫', '{"constructor":{"prototype":{"isAdmin":true}}}'],
]);

function jsonOf(json: unknown): string {
  const text = JSON.stringify(json);
  if (!text.includes('⟪')) return text;
  return [...written].reduce((done, [name, bytes]) => done.replaceAll(`"${name}"`, bytes), text);
}

const boundary = 'forecourt-hostile';

async function formBytes(form: readonly [string, string | File][]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const [name, value] of form) {
    const disposition = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
    const file = typeof value === 'string' ? '' : `; filename="${value.name}"\r\ncontent-type: ${value.type}`;
    const content = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer());
    pieces.push(Buffer.from(`${disposition}${file}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

/** The draft as bytes on the wire. */
export async function requestOf({ method, path, query, json, form, headers, bytes }: Draft): Promise<RawRequest> {
  const own = form ? await formBytes(form) : json && Buffer.from(jsonOf(json));
  const body = bytes ?? own;
  const type = form ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...(body && { 'content-type': type, 'content-length': String(body.length) }), ...headers },
    body,
  };
}
