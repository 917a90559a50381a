import { expect, test } from 'vitest';
import { withWriter, withoutWriters, writingText } from './writing.ts';

test('describes who is writing', () => {
  const [kenji, maria, ada] = ['Kenji Sato', 'Maria Lopez', 'Ada Moreau'].map((name, userId) => ({ userId, name }));
  expect(writingText([])).toBeNull();
  expect(writingText([kenji!])).toBe('Kenji is writing…');
  expect(writingText([kenji!, maria!])).toBe('Kenji and Maria are writing…');
  expect(writingText([kenji!, maria!, ada!])).toBe('Several people are writing…');
});

test('a dealer’s name isn’t shortened', () => {
  expect(writingText([{ userId: null, name: 'Eclipse Motors' }])).toBe('Eclipse Motors is writing…');
});

test('a second signal from the same person doesn’t count twice', () => {
  const kenji = { conversationId: 5, userId: 13, name: 'Kenji Sato' };
  const twice = withWriter(withWriter([], kenji), { ...kenji });
  expect(twice).toHaveLength(1);
  expect(withoutWriters(twice, 6)).toBe(twice);
  expect(withoutWriters(twice, 5)).toEqual([]);
});
