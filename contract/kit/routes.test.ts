import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AddressText } from './address.ts';
import { call } from './call.ts';
import { choose, routeTable } from './routes.ts';
import { anyone, self, team } from '../access/who.ts';

const at = (text: AddressText, fields: string[] = []) =>
  call(text, {
    summary: text,
    who: anyone,
    input: z.object(Object.fromEntries(fields.map((field) => [field, z.string()]))),
    output: z.object({}),
  });

test('two calls at the same address are rejected at startup', () => {
  expect(() => routeTable({ cars: { list: at('GET /a?x=1'), again: at('GET /a?x=1') } })).toThrow(
    /Two calls share the address GET \/a\?x=1/,
  );
});

test('two calls that could match the same request are rejected at startup', () => {
  const contract = {
    m: {
      one: at('GET /m?user_id', ['user_id', 'conversation_id']),
      other: at('GET /m?conversation_id', ['conversation_id']),
    },
  };
  expect(() => routeTable(contract)).toThrow(/could match both m\.one .* and m\.other/);
});

test('a key that selects one call by its value and is an input of the other is ambiguous', () => {
  const contract = { m: { one: at('GET /m?kind=a'), other: at('GET /m?user_id', ['user_id', 'kind']) } };
  expect(() => routeTable(contract)).toThrow(/could match both/);
  const inBody = { m: { one: at('PUT /m {kind=a}'), other: at('PUT /m?user_id', ['user_id', 'kind']) } };
  expect(() => routeTable(inBody)).toThrow(/could match both/);
});

test('calls with different required keys that the other doesn’t accept are allowed', () => {
  const contract = {
    m: { one: at('GET /m?user_id', ['user_id']), other: at('GET /m?conversation_id', ['conversation_id']) },
  };
  expect(() => routeTable(contract)).not.toThrow();
  const byBody = { m: { one: at('PUT /m {kind=a}'), other: at('PUT /m?user_id', ['user_id']) } };
  expect(() => routeTable(byBody)).not.toThrow();
});

test('the most specific call is selected', () => {
  const contract = { cars: { bare: at('GET /c'), byId: at('GET /c?id', ['id']), makes: at('GET /c?action=makes') } };
  const candidates = routeTable(contract).get('GET /c')!;
  const chosen = (query: Record<string, string>) => choose(candidates, query, {})?.name;
  expect(chosen({})).toBe('bare');
  expect(chosen({ page: '2' })).toBe('bare');
  expect(chosen({ id: '7' })).toBe('byId');
  expect(chosen({ action: 'makes' })).toBe('makes');
  expect(chosen({ action: 'makes', id: '7' })).toBe('makes');
  expect(chosen({ action: 'nope' })).toBeUndefined();
});

test('a call whose address or access names a field it does not take is rejected', () => {
  expect(() => at('GET /c?id')).toThrow(/names "id"/);
  const spec = { summary: '', input: z.object({}), output: z.object({}) };
  expect(() => call('POST /c', { ...spec, who: self('user_id') })).toThrow(/asks for "user_id"/);
  expect(() => call('POST /c', { ...spec, who: team('dealer_id', 'cars.write') })).toThrow(/asks for "dealer_id"/);
});
