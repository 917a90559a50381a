import { beforeAll, expect, test } from 'vitest';
import { testMs } from '../../../tools/test-timeouts.ts';
import { ensurePages } from '../../../testing/built-pages.ts';
import { simulateNotices } from '../../../testing/notices/simulate.ts';

beforeAll(() => ensurePages());

/** A short run. `npm run proof` runs 1,000 (notices.proof.ts). */
test(
  'random events lead to exactly the notifications in the table, once each, even if the server is killed',
  { timeout: 5 * testMs },
  async () => {
    const { expected, written } = await simulateNotices({ events: 170, kills: 2, seed: 1 });
    expect(Object.keys(expected).length).toBeGreaterThan(100);
    expect(written).toEqual(expected);
  },
);
