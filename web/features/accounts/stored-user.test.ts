import { expect, test } from 'vitest';
import { johnny } from '../../testing/people.ts';
import { readStoredUser, storedUserKey, storeUser } from './stored-user.ts';

test('phone and routing number never reach the local storage', () => {
  storeUser(johnny);
  expect(readStoredUser()).toMatchObject({ id: 11, name: 'Johnny Pearson', profile_complete: true });
  const text = localStorage.getItem(storedUserKey);
  expect(text).not.toContain('5550188');
  expect(text).not.toContain('004512876');
});

test('signing out removes the stored user', () => {
  storeUser(johnny);
  storeUser(null);
  expect(localStorage.getItem(storedUserKey)).toBeNull();
});

test.each(['', 'nonsense', '{}', '{"id":"11"}', '[]'])('%j in the storage counts as no user', (text) => {
  localStorage.setItem(storedUserKey, text);
  expect(readStoredUser()).toBeNull();
});
