import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { liveThroughKills } from '../testing/kill/rounds.ts';

/** KILL_ROUNDS for fewer; KILL_SEED brings back the moments of a run, as far as two machines are alike. */
const rounds = Number(process.env.KILL_ROUNDS ?? 100);
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_000);
const controlRounds = Number(process.env.KILL_CONTROL_ROUNDS ?? 10);

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

beforeAll(() => ensurePages());

test(
  `kill -9 of the server, of PostgreSQL or of both, ${rounds} times amid writes: nothing acknowledged is lost, nothing is half done`,
  { timeout: 7_200_000 },
  async ({ annotate }) => {
    const { ledger, kills, halfDone, refused, backMs, hung, longestMs, told, waiting, sweptFiles } =
      await liveThroughKills({
        rounds,
        seed,
      });
    const seconds = backMs.toSorted((one, other) => one - other).map((ms) => ms / 1_000);
    const kinds = [...ledger.acknowledged].map(([kind, count]) => `${kind} ${count}`).toSorted();
    await annotate(
      `${backMs.length} rounds with seed ${seed}: the server was killed alone ${times(kills.server)}, PostgreSQL with all its processes ${times(kills.database)}, both at once ${times(kills.both)}`,
    );
    await annotate(`${ledger.sum} writes were acknowledged (${kinds.join(', ')}): ${ledger.lost.length} of them lost`);
    await annotate(
      `${ledger.unheard} writes were cut off in the moment of a death (${[...told].map(([code, count]) => `${code} ${count}`).join(', ')}): each was done or not done, ${halfDone.length} by half`,
    );
    await annotate(
      `It served again without any hand after ${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} s (median; worst ${seconds.at(-1)?.toFixed(1)} s), and what the dead had in hand was done by others; ${sweptFiles} files of uploads that were cut off went with the daily sweep`,
    );
    await annotate(
      `Nobody was left hanging: the longest anybody waited for an answer was ${(longestMs / 1_000).toFixed(1)} s`,
    );
    const found = { lost: ledger.lost, halfDone, refused, waiting, hung };
    expect(found).toEqual({ lost: [], halfDone: [], refused: [], waiting: [], hung: 0 });
    expect(backMs).toHaveLength(rounds);
  },
);

test('the same with synchronous_commit off finds what is lost', { timeout: 1_800_000 }, async ({ annotate }) => {
  const { ledger, backMs } = await liveThroughKills({
    rounds: controlRounds,
    seed,
    // As late as PostgreSQL can be told to write what it has said yes to.
    settings: {
      synchronous_commit: 'off',
      wal_writer_delay: '10s',
      wal_writer_flush_after: '1GB',
      wal_buffers: '128MB',
    },
    victims: ['both'],
    isEnough: ({ lost }) => lost.length > 0,
  });
  await annotate(
    `Control: with synchronous_commit off the same harness found ${ledger.lost.length} of ${ledger.sum} acknowledged writes lost, ${backMs.length === 1 ? 'in its first round' : `after ${backMs.length} rounds`}`,
  );
  expect(ledger.lost.length).toBeGreaterThan(0);
});
