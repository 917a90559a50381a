import { expect, test } from 'vitest';
import { anEntry } from '../../../testing/conversations.ts';
import { knownPeople, namedLike } from './known-people.ts';

test('each recent contact is listed once, newest first, without dealers and groups', () => {
  const entries = [
    { ...anEntry, id: 9, title: 'Ada Moreau', other_user_id: 14 },
    { ...anEntry, id: 8, title: 'Eclipse Motors', other_user_id: null },
    anEntry,
    { ...anEntry, id: 7 },
  ];
  expect(knownPeople(entries)).toEqual([
    { id: 14, name: 'Ada Moreau', avatar_url: null },
    { id: 13, name: 'Kenji Sato', avatar_url: null },
  ]);
});

const people = ['Kenji Sato', 'José_Álvarez', 'Ada Moreau'].map((name, id) => ({ id, name, avatar_url: null }));

test.each([
  ['', [0, 1, 2]],
  ['sat', [0]],
  ['MOR ada', [2]],
  ['jose alv', [1]],
  ['enji', []],
])('"%s" matches the beginnings of names', (text, found) =>
  expect(namedLike(people, text).map(({ id }) => id)).toEqual(found),
);
