import { expect, test } from 'vitest';
import { addressText, parseAddress, selects, type AddressText } from './address.ts';

test.each([
  'GET /api/cars.php',
  'GET /api/cars.php?id',
  'GET /api/cars.php?action=makes',
  'PUT /api/cars.php {action=update_status}',
  'GET /api/tickets.php?action=get_responses&ticket_id',
] as AddressText[])('%s survives a round trip', (text) => {
  expect(addressText(parseAddress(text))).toBe(text);
});

test.each(['PATCH /api/x', 'GET api/x', 'PUT /api/x {action}', 'GET /api/x ?id'])('%s is not an address', (text) => {
  expect(() => parseAddress(text as AddressText)).toThrow();
});

test('a key without a value selects by presence, one with a value by equality', () => {
  const byPresence = parseAddress('GET /api/cars.php?id');
  expect(selects(byPresence, { id: '7' }, {})).toBe(true);
  expect(selects(byPresence, {}, {})).toBe(false);
  const byValue = parseAddress('GET /api/cars.php?action=makes');
  expect(selects(byValue, { action: 'makes' }, {})).toBe(true);
  expect(selects(byValue, { action: 'models' }, {})).toBe(false);
});

test('a request with an action in the query or body never falls back to the bare call', () => {
  const bare = parseAddress('POST /api/messaging.php');
  expect(selects(bare, {}, {})).toBe(true);
  expect(selects(bare, { action: 'nope' }, {})).toBe(false);
  expect(selects(bare, {}, { action: 'nope' })).toBe(false);
});
