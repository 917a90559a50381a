import { expect, test } from 'vitest';
import { testMs } from '../../../tools/test-timeouts.ts';
import { simulateTeams } from '../../../testing/teams/simulate.ts';
import { siteForThisTest } from '../../../testing/site.ts';

const actions = Number(process.env.TEAM_DEEDS ?? 700);
const seed = Number(process.env.TEAMS_SEED ?? 1);

/** A short run. `npm run proof` runs many (teams.proof.ts). */
test(
  `at least ${actions} random actions by random people keep every team consistent`,
  { timeout: 3 * testMs },
  async () => {
    const site = await siteForThisTest();
    const ways = [
      'invite',
      'accept',
      'decline',
      'remove',
      'change',
      'leave',
      'list',
      'add',
      'close',
      'open',
      'offer',
      'answer',
      'withdraw',
    ];
    const refused = [
      'invite: not_allowed',
      'remove: not_allowed',
      'change: not_allowed',
      'leave: owner_stays',
      'answer: transfer_not_found',
      'close: not_allowed',
    ];
    // The invariants are only meaningful if every action occurred.
    const until = [...ways, ...refused];
    const { tally, done } = await simulateTeams(site.db, { actions, workers: 6, people: 20, dealers: 4, seed, until });
    for (const tried of until) expect(tally.get(tried) ?? 0, tried).toBeGreaterThan(0);
    expect([...tally.values()].reduce((sum, times) => sum + times, 0)).toBe(done);
  },
);
