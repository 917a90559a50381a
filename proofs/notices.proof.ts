import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { simulateNotices } from '../testing/notices/simulate.ts';

beforeAll(() => ensurePages());

test('1,000 events of random kinds lead to exactly the notices the table says, once each, with the server killed in between', async ({
  annotate,
}) => {
  const { expected, written, killedAtWork } = await simulateNotices({ events: 1000, kills: 9, seed: 7 });
  const notices = Object.values(expected).reduce((sum, times) => sum + times, 0);
  expect(notices).toBeGreaterThan(1000);
  expect(killedAtWork).toBeGreaterThan(0);
  expect(written).toEqual(expected);
  await annotate(
    `1,000 events, ${notices.toLocaleString('en-US')} notices, the server killed ${killedAtWork} times in the midst of writing: none lost, none twice`,
  );
});
