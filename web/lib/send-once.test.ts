import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

test('the same text keeps its id until it is forgotten, even after a reload', () => {
  const id = sendOnce('here').idFor({ content: 'Hello' });
  expect(sendOnce('here').idFor({ content: 'Hello' })).toBe(id);
  sendOnce('here').forget();
  expect(sendOnce('here').idFor({ content: 'Hello' })).not.toBe(id);
});

test('a changed text, or the same text elsewhere, gets a new id', () => {
  const id = sendOnce('here').idFor({ content: 'Hello' });
  expect(sendOnce('there').idFor({ content: 'Hello' })).not.toBe(id);
  expect(sendOnce('here').idFor({ content: 'Hello, again' })).not.toBe(id);
});

test('an invalid stored id is ignored', () => {
  for (const kept of ['{', '7', '{"id":7}']) {
    localStorage.setItem('forecourt.sending.here', kept);
    expect(sendOnce('here').idFor({ content: 'Hello' })).toMatch(/^[0-9a-f-]{36}$/);
  }
});
