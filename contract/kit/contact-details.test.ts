import { expect, test } from 'vitest';
import { ProfileCompletion, ProfileEdit } from '../accounts/accounts.ts';

const firstMessages = (shape: typeof ProfileCompletion | typeof ProfileEdit, input: object) => {
  const parsed = shape.safeParse(input);
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]));
};

test('completing a profile requires both numbers, with the spec’s sentences', () => {
  expect(firstMessages(ProfileCompletion, { phone_number: '', routing_number: ' ' })).toEqual({
    phone_number: 'Phone number is required',
    routing_number: 'Routing number is required',
  });
  expect(firstMessages(ProfileCompletion, { phone_number: 'call me', routing_number: '12345678' })).toEqual({
    phone_number: 'Please enter a valid phone number (any number of digits)',
    routing_number: 'Please enter a valid routing number (9 digits)',
  });
});

test('a phone number is stored as digits, and a routing number keeps its leading zeros', () => {
  expect(ProfileCompletion.parse({ phone_number: '(555) 01-23', routing_number: ' 001234567 ' })).toEqual({
    phone_number: '5550123',
    routing_number: '001234567',
  });
});

test('on the profile page a cleared number becomes null and a wrong one is rejected', () => {
  expect(ProfileEdit.parse({ phone_number: '', routing_number: '' })).toEqual({
    phone_number: null,
    routing_number: null,
  });
  expect(firstMessages(ProfileEdit, { phone_number: '1', routing_number: '12' })).toEqual({
    routing_number: 'Please enter a valid routing number (9 digits)',
  });
});
