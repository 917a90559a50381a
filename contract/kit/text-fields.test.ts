import { expect, test } from 'vitest';
import { z } from 'zod';
import { fromText } from './text-fields.ts';
import { Id } from './shapes.ts';

const read = (shape: z.ZodType, given: Record<string, unknown>) => fromText({ field: shape }, given).field;

test.each<[string, z.ZodType, unknown, unknown]>([
  ['a number', z.number(), '12.50', 12.5],
  ['a negative number', z.number(), '-3', -3],
  ['a number as JavaScript writes it', z.number(), '1e-7', 1e-7],
  ['a whole number', z.int(), '7', 7],
  ['an optional number', z.number().optional(), '7', 7],
  ['a number with a default', z.number().default(1), '7', 7],
  ['a nullable number', z.number().nullable(), '7', 7],
  ['a number piped on', z.number().pipe(z.int()), '7', 7],
  ['a transformed number', z.number().transform(String), '7', 7],
  ['true', z.boolean(), 'true', true],
  ['false', z.boolean().optional(), 'false', false],
  ['a list of one', z.array(z.string()), 'a', ['a']],
  ['a list of several', z.array(z.string()), ['a', 'b'], ['a', 'b']],
  ['a list of numbers', z.array(z.number()).optional(), ['1', '2'], [1, 2]],
  ['an empty list', z.array(z.string()), undefined, []],
  ['a list left out', z.array(z.string()).optional(), undefined, undefined],
  ['null', z.string().nullable(), '', null],
  ['an optional null', z.number().nullable().optional(), '', null],
  ['a literal number', z.literal([1, 2]), '2', 2],
  ['a number or a word', z.union([z.number(), z.literal('all')]), '2', 2],
  ['a word or a number', z.union([z.number(), z.literal('all')]), 'all', 'all'],
])('text is parsed as %s if the schema asks for it', (_what, shape, given, wanted) => {
  const value = read(shape, given === undefined ? {} : { field: given });
  expect(value).toEqual(wanted);
  expect(shape.safeParse(value).success).toBe(true);
});

test.each<[string, z.ZodType, unknown]>([
  ['text', z.string(), '12'],
  ['text that isn’t a number', z.number(), 'x'],
  ['nothing for a number', z.number(), ''],
  ['space for a number', z.number(), ' '],
  ['a number written for machines', z.number(), '0x10'],
  ['a number with an exponent', z.number(), '1e3'],
  ['a number given twice', z.number(), ['1', '2']],
  ['text that is neither true nor false', z.boolean(), 'yes'],
  ['the digits of an id', Id, '7'],
])('%s is left unchanged so that the schema can reject it', (_what, shape, given) => {
  expect(read(shape, { field: given })).toEqual(given);
});

test('fields without a schema are kept, whatever their name', () => {
  const given = JSON.parse('{"constructor":"1","__proto__":"2","x":"3"}') as Record<string, unknown>;
  expect(JSON.stringify(fromText({}, given))).toBe(JSON.stringify(given));
});
