import type { z } from 'zod';
import { parseAddress, type Address, type AddressText } from './address.ts';
import type { ErrorCode } from '../errors.ts';
import type { LimitName } from './limits.ts';
import { openPlaces } from './open-shapes.ts';
import { canBeText } from './text-fields.ts';
import type { Who } from '../access/who.ts';

/** A file part of a multipart body. Allowed contents are checked by decoding them, not here. */
export interface FilePart {
  atMost: number;
  maxBytes: number;
}

type Files = Record<string, FilePart>;

export interface CallSpec<
  I extends z.ZodObject,
  O extends z.ZodType,
  W extends Who,
  M,
  F extends Files | undefined = Files | undefined,
> {
  summary: string;
  who: W;
  input: I;
  output: O;
  fails?: readonly ErrorCode[];
  limit?: LimitName;
  /** The value the client returns instead of throwing on a 404. */
  whenMissing?: M;
  /** Files sent with the call. Its body is then multipart. */
  files?: F;
}

export interface Call<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  W extends Who = Who,
  M = unknown,
  F extends Files | undefined = Files | undefined,
  S extends boolean = boolean,
> extends CallSpec<I, O, W, M, F> {
  address: Address;
  /** The response is a stream of events, each with the output's shape. */
  isStream: S;
}

// oxlint-disable-next-line no-explicit-any -- a list of calls of any shapes; each keeps its own
export type AnyCall = Call<any, any, any, any, any>;
export type Calls = Record<string, AnyCall>;
export type Contract = Record<string, Calls>;

/** Types of what the caller sends, what the handler receives and returns, and what the caller gets back. */
export type Sent<C extends AnyCall> = z.input<C['input']>;
export type Received<C extends AnyCall> = z.output<C['input']>;
export type Answer<C extends AnyCall> = z.input<C['output']>;
export type Result<C extends AnyCall> = z.output<C['output']> | (C['whenMissing'] & (null | false));

/** Defines a call. Its input is strict at every depth, so unknown fields are rejected. */
export function call<
  I extends z.ZodObject,
  O extends z.ZodType,
  W extends Who,
  M = never,
  F extends Files | undefined = undefined,
>(text: AddressText, spec: CallSpec<I, O, W, M, F>): Call<I, O, W, M, F, false> {
  const address = parseAddress(text);
  const input = spec.input.strict() as unknown as I;
  const result = { ...spec, input, address, isStream: false as const };
  checkFields(text, result);
  checkShapes(text, result);
  return result;
}

/** Defines a call that streams server-sent events of the output's shape. */
export function stream<I extends z.ZodObject, O extends z.ZodType, W extends Who>(
  text: `GET /${string}`,
  spec: CallSpec<I, O, W, never, undefined>,
): Call<I, O, W, never, undefined, true> {
  return { ...call(text, spec), isStream: true };
}

type Travelling = Pick<AnyCall, 'address' | 'input' | 'files'>;

/** Inputs sent as text: those in the query, and all fields of a form with files. */
export const textInputs = ({ address, input, files }: Travelling): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries<z.ZodType>(input.shape).filter(
      ([field]) => address.method === 'GET' || files || Object.hasOwn(address.query, field),
    ),
  );

/** Checks that input and output name all their fields, and that text inputs can be sent as text. */
function checkShapes(text: string, call: Travelling & Pick<AnyCall, 'output'>): void {
  for (const direction of ['input', 'output'] as const) {
    const places = openPlaces(call[direction], direction);
    if (places.length > 0) throw new Error(`${text}: its ${direction} is open at ${places.join(', ')}`);
  }
  for (const [field, shape] of Object.entries(textInputs(call)))
    if (!canBeText(shape)) throw new Error(`${text}: "${field}" cannot be sent as text`);
}

/** Checks that the address's selectors, the input and the access rule fit together. */
function checkFields(text: string, { address, input, who, files }: Travelling & Pick<AnyCall, 'who'>): void {
  const fields = Object.keys(input.shape);
  const wrong = (why: string) => new Error(`${text}: ${why}`);

  for (const [key, value] of Object.entries(address.query)) {
    if (value === null && !fields.includes(key)) throw wrong(`names "${key}", which is not in its input`);
    if (value !== null && fields.includes(key)) throw wrong(`"${key}" selects the call and cannot be an input too`);
  }
  for (const key of Object.keys(address.body)) {
    if (fields.includes(key)) throw wrong(`"${key}" selects the call and cannot be an input too`);
    if (files || address.method === 'GET') throw wrong('only a JSON body can select a call');
  }
  for (const field of [who.actorField, who.kind === 'team' ? who.dealerField : undefined]) {
    if (field && !fields.includes(field)) throw wrong(`its access asks for "${field}", which is not in its input`);
  }
  if (files && address.method === 'GET') throw wrong('files need a body');
}
