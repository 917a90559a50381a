import { expect, test } from 'vitest';
import { helpAnswers, helpTopics } from '@forecourt/contract/help/help-answers.ts';
import { findHelp } from './find-help.ts';

const ids = (text: string) => findHelp(text).map(({ id }) => id);

test('without words, everything is listed', () => {
  expect(findHelp('  ?')).toEqual(helpAnswers);
});

test.each([
  ['routing number', 'profile'],
  ['WEBP', 'photos'],
  ['grace period', 'dealer'],
  ['switch character', 'characters'],
  ['password', 'locked-out'],
  ['offer', 'offer'],
  ['test drive', 'meeting'],
  ['alert', 'alerts'],
  ['wanted ad', 'wanted'],
  ['bill of sale', 'bill'],
  ['review', 'review'],
])('“%s” finds “%s”', (text, id) => {
  expect(ids(text)).toContain(id);
});

test('if no answer has every word, similar ones are found, and nonsense finds nothing', () => {
  expect(ids('uploading my photos fails constantly')[0]).toBe('photos');
  expect(ids('xyzzy plugh')).toEqual([]);
});

test('every answer has its own address and a topic that is listed', () => {
  expect(new Set(helpAnswers.map(({ id }) => id)).size).toBe(helpAnswers.length);
  for (const { id, topic } of helpAnswers) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(helpTopics[topic]).toBeTruthy();
  }
});
