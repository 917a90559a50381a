import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { liveThroughKills } from '../testing/searches/notified-once.ts';

/** SEARCH_EVENTS for fewer. */
const events = Number(process.env.SEARCH_EVENTS ?? 1_000);

beforeAll(() => ensurePages());

for (const processes of [1, 2])
  test(
    `${events} random events with kill -9 in between, ${processes === 1 ? 'one process' : 'two processes'}: everyone is notified exactly once of what matches`,
    { timeout: 3_600_000 },
    async ({ annotate }) => {
      const { kills, cars, watchers, expected, heard } = await liveThroughKills({ processes, events, seed: 4711 });
      const alerts = expected.reduce((sum, one) => sum + one.cars.length, 0);
      await annotate(
        `${events} events on ${cars} cars with ${processes === 1 ? 'one process' : 'two processes'}, killed ${kills} times while changes waited: ${alerts} alerts to ${watchers} users, each exactly once`,
      );
      expect(heard).toEqual(expected);
      expect(kills).toBeGreaterThan(events / 100);
      expect(alerts).toBeGreaterThan(events);
    },
  );
