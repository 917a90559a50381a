import { expect, test } from 'vitest';
import { simulateTeams } from '../testing/teams/simulate.ts';
import { siteForThisTest } from '../testing/site.ts';

const actions = Number(process.env.TEAM_DEEDS ?? 5000);
const first = Number(process.env.TEAMS_SEED ?? Date.now() % 1_000_000_000);

/** Starts with TEAMS_SEED if set, to reproduce a failure. */
test.for([first, first + 1, first + 2])(
  `${actions} random actions by random people with seed %i keep every team whole`,
  { timeout: 1_800_000 },
  async (seed, { annotate }) => {
    const site = await siteForThisTest();
    const { tally, done } = await simulateTeams(site.db, { actions, workers: 6, people: 20, dealers: 4, seed });
    process.stdout.write(
      `${done} actions with seed ${seed}: ${[...tally]
        .map(([what, n]) => `${what} ${n}`)
        .toSorted()
        .join(', ')}\n`,
    );
    expect([...tally.values()].reduce((sum, times) => sum + times, 0)).toBe(done);
    await annotate(`${done.toLocaleString('en-US')} actions of ${tally.size} outcomes by six at once: no team broken`);
  },
);
