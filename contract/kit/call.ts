import type { z } from 'zod';
import { parseAddress, type Address, type AddressText } from './address.ts';
import type { ErrorCode } from './errors.ts';
import type { LimitName } from './limits.ts';
import type { Who } from './who.ts';

/** A part of a multipart body that carries files. What they may hold is decided by decoding them, not here. */
export interface FilePart {
  atMost: number;
  maxBytes: number;
}

export interface CallSpec<I extends z.ZodObject, O extends z.ZodType, W extends Who, M> {
  summary: string;
  who: W;
  input: I;
  output: O;
  fails?: readonly ErrorCode[];
  limit?: LimitName;
  /** What the client returns instead of throwing when the server answers 404. */
  whenMissing?: M;
  /** Files that travel with the call; its body is then multipart. */
  files?: Record<string, FilePart>;
  /** The answer is a stream of events, each of the output's shape. */
  stream?: true;
}

export interface Call<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  W extends Who = Who,
  M = unknown,
> extends CallSpec<I, O, W, M> {
  address: Address;
}

// oxlint-disable-next-line no-explicit-any -- a list of calls of any shapes; each keeps its own
export type AnyCall = Call<any, any, any, any>;
export type Calls = Record<string, AnyCall>;
export type Contract = Record<string, Calls>;

/** What the caller sends, what the handler receives and returns, what the caller gets back. */
export type Sent<C extends AnyCall> = z.input<C['input']>;
export type Received<C extends AnyCall> = z.output<C['input']>;
export type Answer<C extends AnyCall> = z.input<C['output']>;
export type Result<C extends AnyCall> = z.output<C['output']> | (C['whenMissing'] & (null | false));

/** A call of the contract. Its input is closed: a field it does not name is refused. */
export function call<I extends z.ZodObject, O extends z.ZodType, W extends Who, M = never>(
  text: AddressText,
  spec: CallSpec<I, O, W, M>,
): Call<I, O, W, M> {
  const address = parseAddress(text);
  const fields = Object.keys(spec.input.shape);
  const wrong = (why: string) => new Error(`${text}: ${why}`);

  for (const [key, value] of Object.entries(address.query)) {
    if (value === null && !fields.includes(key)) throw wrong(`names "${key}", which is not in its input`);
    if (value !== null && fields.includes(key)) throw wrong(`"${key}" selects the call and cannot be an input too`);
  }
  for (const key of Object.keys(address.body)) {
    if (fields.includes(key)) throw wrong(`"${key}" selects the call and cannot be an input too`);
    if (spec.files || address.method === 'GET') throw wrong('only a JSON body can select a call');
  }
  for (const field of [spec.who.actorField, spec.who.kind === 'team' ? spec.who.dealerField : undefined]) {
    if (field && !fields.includes(field)) throw wrong(`its access asks for "${field}", which is not in its input`);
  }
  if (spec.stream && address.method !== 'GET') throw wrong('a stream is opened with GET');
  if (spec.files && address.method === 'GET') throw wrong('files need a body');
  return { ...spec, input: spec.input.strict() as unknown as I, address };
}
