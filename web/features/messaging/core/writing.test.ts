import { expect, test } from 'vitest';
import { withWriter, withoutWriters, writingText } from './writing.ts';

test('who is writing, in words', () => {
  expect(writingText([])).toBeNull();
  expect(writingText(['Kenji Sato'])).toBe('Kenji is writing…');
  expect(writingText(['Kenji Sato', 'Maria Lopez'])).toBe('Kenji and Maria are writing…');
  expect(writingText(['Kenji Sato', 'Maria Lopez', 'Ada Moreau'])).toBe('Several people are writing…');
});

test('a second signal of the same person is the same person', () => {
  const kenji = { conversationId: 5, userId: 13, name: 'Kenji Sato' };
  const twice = withWriter(withWriter([], kenji), { ...kenji });
  expect(twice).toHaveLength(1);
  expect(withoutWriters(twice, 6)).toBe(twice);
  expect(withoutWriters(twice, 5)).toEqual([]);
});
