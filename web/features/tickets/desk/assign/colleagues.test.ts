import { expect, test } from 'vitest';
import { leastBusyFirst } from './colleagues.ts';

const person = (id: number, name: string, open_tickets: number) => ({
  id,
  name,
  avatar_url: null,
  role: 'support',
  open_tickets,
});

test('your own name comes first, then the least busy colleague', () => {
  const staff = [person(1, 'Mia', 4), person(2, 'Sam', 9), person(3, 'Ada', 0), person(4, 'Bo', 0)];
  expect(leastBusyFirst(staff, 2).map(({ name }) => name)).toEqual(['Sam', 'Ada', 'Bo', 'Mia']);
});
