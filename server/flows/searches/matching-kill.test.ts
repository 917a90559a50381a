import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../../../testing/built-pages.ts';
import { liveThroughKills } from '../../../testing/searches/notified-once.ts';
import { testMs } from '../../../tools/test-timeouts.ts';

beforeAll(() => ensurePages());

// proofs/searches-kill.proof.ts has the long version.
test(
  'everyone is notified exactly once of every car that matches, though a server is killed while it compares',
  { timeout: 6 * testMs },
  async () => {
    const { expected, heard, lines } = await liveThroughKills({ processes: 1, events: 60, seed: 20261119 });
    expect(heard).toEqual(expected);
    for (const [userId, own] of Map.groupBy(expected, ({ user_id }) => user_id))
      expect(lines.get(userId)).toBe(own.reduce((sum, { cars }) => sum + cars.length, 0));
  },
);
