import { expect, test } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { Id, Moment } from './shapes.ts';
import { anyone } from '../access/who.ts';

const spec = { summary: '', who: anyone, input: z.object({}), output: z.object({}) };
const inner = z.object({ make: z.string() });

test.each<[string, z.ZodType]>([
  ['an object', inner],
  ['an optional object', inner.optional()],
  ['a list of objects', z.array(inner).default([])],
  ['one of several objects', z.union([z.string(), inner])],
  ['an object behind a transform', inner.transform(({ make }) => make)],
  ['an object in a closed object', z.object({ inner }).strict()],
  ['a later object', z.lazy(() => inner)],
  ['anything', z.unknown()],
])('an input with %s that allows unknown fields is rejected', (_what, car) => {
  expect(() => call('POST /c', { ...spec, input: z.object({ car }) })).toThrow(/POST \/c: its input is open at car/);
});

test('an input whose nested objects are strict is accepted', () => {
  const car = z.array(inner.strict()).optional();
  expect(() => call('POST /c', { ...spec, input: z.object({ car }) })).not.toThrow();
});

test.each<[string, z.ZodType]>([
  ['anything', z.any()],
  ['an unknown', z.array(z.unknown())],
  ['a record of unknowns', z.record(z.string(), z.unknown())],
  ['a loose object', z.looseObject({})],
  ['a custom shape', z.custom<string>()],
])('an output with %s is rejected', (_what, car) => {
  expect(() => call('GET /c', { ...spec, output: z.object({ car }) })).toThrow(/GET \/c: its output is open at car/);
});

test('an output that names all its fields is accepted', () => {
  const output = z.object({ id: Id, at: Moment.nullable(), counts: z.record(z.string(), z.number()), car: inner });
  expect(() => call('GET /c', { ...spec, output })).not.toThrow();
});

test.each<[string, z.ZodType]>([
  ['an object', inner.strict()],
  ['a list of lists', z.array(z.array(z.string()))],
  ['a date', z.date()],
])('%s cannot be sent as text', (_what, car) => {
  const input = z.object({ car });
  const refusal = /"car" cannot be sent as text/;
  expect(() => call('GET /c', { ...spec, input })).toThrow(refusal);
  expect(() => call('DELETE /c?car', { ...spec, input })).toThrow(refusal);
  expect(() => call('POST /c', { ...spec, input, files: { images: { atMost: 1, maxBytes: 1 } } })).toThrow(refusal);
  expect(() => call('POST /c', { ...spec, input })).not.toThrow();
});
