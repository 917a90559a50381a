import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { liveThroughKills } from '../testing/kill/rounds.ts';

/** KILL_ROUNDS for fewer. KILL_SEED repeats the timing of a run, as far as two machines are alike. */
const rounds = Number(process.env.KILL_ROUNDS ?? 100);
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_000);
const controlRounds = Number(process.env.KILL_CONTROL_ROUNDS ?? 10);

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

beforeAll(() => ensurePages());

test(
  `kill -9 of the server, of PostgreSQL or of both, ${rounds} times during writes: nothing acknowledged is lost, nothing is half done`,
  { timeout: 7_200_000 },
  async ({ annotate }) => {
    const found = await liveThroughKills({ rounds, seed });
    const { ledger, kills, halfDone, refused, busy, backMs, hung, longestMs: maxMs, told, waiting, sweptFiles } = found;
    const seconds = backMs.toSorted((one, other) => one - other).map((ms) => ms / 1_000);
    const kinds = [...ledger.acknowledged].map(([kind, count]) => `${kind} ${count}`).toSorted();
    await annotate(
      `${backMs.length} rounds with seed ${seed}: the server was killed alone ${times(kills.server)}, PostgreSQL with all its processes ${times(kills.database)}, both together ${times(kills.both)}`,
    );
    await annotate(
      `${ledger.sum} writes were acknowledged (${kinds.join(', ')}): ${ledger.lost.length === 0 ? 'none was lost' : `${ledger.lost.length} things differ from what was acknowledged`}`,
    );
    await annotate(
      `${ledger.unheard} writes were interrupted by a kill (${[...told].map(([code, count]) => `${code} ${count}`).join(', ')}): each was done or not done, ${halfDone.length} were half done`,
    );
    await annotate(
      `The site recovered automatically after ${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} s (median, worst ${seconds.at(-1)?.toFixed(1)} s), and other processes finished the interrupted work. The daily sweep deleted ${sweptFiles} files of interrupted uploads.`,
    );
    await annotate(
      `${busy === 0 ? 'No request' : `${busy} writes`} had to be retried while nothing was killed, as happens on a busy machine`,
    );
    await annotate(`No request was left hanging. The longest wait for a response was ${(maxMs / 1_000).toFixed(1)} s.`);
    expect({ lost: ledger.lost, halfDone, refused, waiting, hung }).toEqual({
      lost: [],
      halfDone: [],
      refused: [],
      waiting: [],
      hung: 0,
    });
    expect(busy, 'a machine that is busy now and then').toBeLessThan(ledger.sum / 50);
    expect(backMs).toHaveLength(rounds);
  },
);

test('the same with synchronous_commit off detects lost writes', { timeout: 1_800_000 }, async ({ annotate }) => {
  const { ledger, backMs } = await liveThroughKills({
    rounds: controlRounds,
    seed,
    // Delays PostgreSQL's writes after a commit as long as possible.
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
    `Control: with synchronous_commit off, ${ledger.sum} writes were acknowledged in ${backMs.length === 1 ? 'one round' : `${backMs.length} rounds`}, and afterwards ${ledger.lost.length} cars, messages, payments and other things were missing or unchanged. The harness detects lost writes.`,
  );
  expect(ledger.lost.length).toBeGreaterThan(0);
});
