import type { Address } from './address.ts';
import type { AnyCall, Contract, Result, Sent } from './call.ts';
import type { ErrorBody, ErrorCode, Restriction } from '../errors.ts';

/** A call as the browser knows it: its address as plain data (contract/addresses.generated.ts). */
export interface CallAddress extends Pick<Address, 'method' | 'path'>, Partial<Pick<Address, 'query' | 'body'>> {
  whenMissing?: null | false;
  files?: readonly string[];
  /** The input field that names the acting user. */
  actor?: string;
  /** Query keys that the page refetches after it. */
  refetch?: readonly (readonly string[])[];
}

/** Context that a page adds to its calls. */
export interface PageCalls {
  /** The user the page shows. Undefined for visitors. */
  actingAs: () => number | undefined;
  onFailure: (error: ApiError) => void;
  /** Called when a call has succeeded or failed, before its caller continues. Not after an abort or a query. */
  onSettled?: ((address: CallAddress, error?: ApiError) => void) | undefined;
}

/** Names the user the page shows. The session decides who acts. If the two differ, the server does nothing. */
export const actingAsHeader = 'x-acting-as';

/** A failed call. `message` is a sentence for the user. The code is `offline` if there was no response at all. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly fields: Record<string, string[]>;
  readonly restriction: Restriction | undefined;
  constructor(code: ErrorCode | 'offline', message: string, { fields = {}, restriction }: Partial<ErrorBody> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.restriction = restriction;
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Bearer token for the login calls. */
  bearer?: string;
  /** The user it is made for, if that isn't the one the page shows. */
  actingAs?: number | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Upload progress from 0 to 1, for senders that can report it. */
  onProgress?: (sent: number) => void;
}

/** `fetch`, or a replacement where `fetch` isn't enough. */
type Send = (url: string, init: RequestInit, options: CallOptions) => Promise<Response>;

type Attachments<C extends AnyCall> = [NonNullable<C['files']>] extends [never]
  ? object
  : { files: Record<keyof NonNullable<C['files']>, readonly Blob[]> };

/** A call with files may have an empty input, and that type would otherwise forbid the files too. */
type Input<C extends AnyCall> = (string extends keyof Sent<C> ? HasNoInput<C> : Sent<C>) & Attachments<C>;
type HasNoInput<C extends AnyCall> = [NonNullable<C['files']>] extends [never] ? Sent<C> : unknown;

/** A call as a function, and as a cached query: `useQuery(api.accounts.user.query({ id }))`. */
export interface CallFunction<C extends AnyCall, F = string> {
  (input: Input<C>, options?: CallOptions): Promise<Result<C>>;
  query: (input: Input<C>) => {
    queryKey: readonly [feature: F, name: string, input: Input<C>];
    queryFn: (context: { signal: AbortSignal }) => Promise<Result<C>>;
  };
  /** Key prefix of all its cached responses, for invalidation. */
  key: readonly [feature: F, name: string];
  address: CallAddress;
}

export type Client<C extends Contract> = { [F in keyof C]: { [N in keyof C[F]]: CallFunction<C[F][N], F> } };

type Addresses<C extends Contract> = { [F in keyof C]: { [N in keyof C[F]]: CallAddress } };

export function createClient<C extends Contract>(addresses: Addresses<C>, send: Send, page?: PageCalls): Client<C> {
  const features = Object.entries(addresses).map(([feature, calls]) => [
    feature,
    createFeature(feature, calls as Record<string, CallAddress>, send, page),
  ]);
  return Object.fromEntries(features) as Client<C>;
}

/** The calls of one feature, so that a page loads only the features it needs. */
export function createFeature<C extends Contract, F extends keyof C>(
  feature: F,
  addresses: Record<string, CallAddress>,
  send: Send,
  page?: PageCalls,
): Client<C>[F] {
  const functions = Object.entries(addresses).map(([name, address]) => {
    const call = (input: Fields, options: CallOptions = {}) => request(address, input, options, send, page);
    const query = (input: Fields) => ({
      queryKey: [feature, name, input],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request(address, input, { signal }, send, page && { ...page, onSettled: undefined }),
    });
    return [name, Object.assign(call, { query, key: [feature, name], address })];
  });
  return Object.fromEntries(functions) as Client<C>[F];
}

type Fields = Record<string, unknown>;

async function request(
  address: CallAddress,
  input: Fields,
  options: CallOptions,
  send: Send,
  page: PageCalls | undefined,
): Promise<unknown> {
  const { url, body } = compose(address, input);
  // A call started for one user stays theirs, even if the page now shows another.
  const person = page && (options.actingAs ?? actorOf(address, input) ?? page.actingAs());
  const isForm = body instanceof FormData;
  let response: Response;
  let answer: unknown;
  try {
    const init = {
      method: address.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(options.bearer && { authorization: `Bearer ${options.bearer}` }),
        ...(person !== undefined && { [actingAsHeader]: String(person) }),
      },
      ...(body !== undefined && { body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    };
    response = await send(url, init, options);
    answer = await response.json();
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const error = new ApiError('offline', 'We couldn’t reach the server. Please check your connection and try again.');
    page?.onSettled?.(address, error);
    throw error;
  }
  const failure = answer as ErrorBody;
  const isMissing = response.status === 404 && failure.code !== 'unknown_call' && address.whenMissing !== undefined;
  if (response.ok || isMissing) {
    page?.onSettled?.(address);
    return isMissing ? address.whenMissing : answer;
  }
  const error = new ApiError(failure.code, failure.error, failure);
  page?.onFailure(error);
  page?.onSettled?.(address, error);
  throw error;
}

function actorOf({ actor }: CallAddress, input: Fields): number | undefined {
  const named = actor && input[actor];
  return typeof named === 'number' ? named : undefined;
}

/** Splits the inputs: all in the query for GET, otherwise the named ones in the query and the rest in the body. */
function compose(address: CallAddress, { files, ...input }: Fields): { url: string; body?: string | FormData } {
  const query = new URLSearchParams();
  const { query: selecting = {} } = address;
  const rest: Fields = { ...address.body };
  for (const [key, value] of Object.entries(selecting)) if (value !== null) query.set(key, value);
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (address.method !== 'GET' && !(key in selecting)) rest[key] = value;
    else for (const text of textsOf(value)) query.append(key, text);
  }
  const url = query.size > 0 ? `${address.path}?${query.toString()}` : address.path;
  if (address.files) return { url, body: form(rest, files as Record<string, readonly Blob[]>) };
  return address.method === 'GET' || Object.keys(rest).length === 0 ? { url } : { url, body: JSON.stringify(rest) };
}

function form(fields: Fields, files: Record<string, readonly Blob[]>): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) for (const text of textsOf(value)) data.append(key, text);
  for (const [key, blobs] of Object.entries(files)) for (const blob of blobs) data.append(key, blob);
  return data;
}

/** Formats a value for a query or form. The server parses it by its schema (text-fields.ts). */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((item) => (item === null ? '' : String(item)));
