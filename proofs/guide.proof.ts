import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { confidences } from '@forecourt/contract/guide/guide-values.ts';
import { expect, test } from 'vitest';
import { movedBy } from '../testing/worth/collusion.ts';
import { compareOn, type Compared } from '../testing/worth/errors-of.ts';
import { demoMarket } from '../testing/worth/demo-market.ts';
import { generatedMarket, kinOfModel, today } from '../testing/worth/generated-market.ts';

const markets = [
  { sales: 50, models: 4 },
  { sales: 500, models: 25 },
  { sales: 5_000, models: 120 },
  { sales: 20_000, models: 300 },
  { sales: 100_000, models: 800 },
];
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const written = (sales: number) => sales.toLocaleString('en-US');

const comparisons = new Map<number, Compared[]>();
/** Small markets are made several times, because a few sales prove nothing. */
function comparisonsOf({ sales, models }: (typeof markets)[number]): Compared[] {
  const found =
    comparisons.get(sales) ??
    Array.from({ length: sales <= 500 ? 8 : 1 }, (_, round) =>
      compareOn(generatedMarket({ sales, models, seed: 40 + round }), {
        kinOf: kinOfModel,
        now: today,
        most: sales <= 500 ? 60 : 2_000,
        seed: 7,
      }),
    );
  comparisons.set(sales, found);
  return found;
}

test('it predicts sales it has not seen better than averages, asking prices and least squares', async ({
  annotate,
}) => {
  const now = new Date();
  const { sales, kinOf } = await demoMarket(now);
  const demo = compareOn(sales, { kinOf, now, most: 2_000, seed: 7 });
  const models = new Set(sales.map(({ model_id }) => model_id)).size;
  const compared = [
    { market: `The demo, ${written(sales.length)} sales of ${models} models`, all: [demo] },
    ...markets.map((market) => ({
      market: `${written(market.sales)} sales of ${market.models} models`,
      all: comparisonsOf(market),
    })),
  ];
  for (const { market, all } of compared) {
    const known = all.filter(({ estimated }) => estimated > 0);
    const errorOf = (way: keyof Compared['errors']) =>
      known.reduce((sum, { errors, estimated }) => sum + errors[way] * estimated, 0) /
      known.reduce((sum, { estimated }) => sum + estimated, 0);
    const [tried, estimated] = [sumOf(all, 'tried'), sumOf(all, 'estimated')];
    const said = `${market}: ${written(estimated)} of ${written(tried)} recent sales estimated, “Not enough sales yet” or nonsense for the others.`;
    if (known.length === 0) {
      await annotate(said);
      continue;
    }
    const [guide, average, asking, squares] = (['guide', 'modelAverage', 'medianAsking', 'leastSquares'] as const).map(
      errorOf,
    );
    await annotate(
      `${said} Median error: guide ${percent(guide!)}, model’s average ${percent(average!)}, median asking price ${percent(asking!)}, least squares ${percent(squares!)}.`,
    );
    for (const other of [average!, asking!, squares!]) expect(guide).toBeLessThan(other);
  }
});

const sumOf = (all: readonly Compared[], what: 'tried' | 'estimated') => all.reduce((sum, one) => sum + one[what], 0);

test('45 to 55 % of held-out sales are in the stated range, at every confidence level', async ({ annotate }) => {
  for (const confidence of confidences) {
    const found = markets.flatMap((market) => comparisonsOf(market)).flatMap(({ within }) => within[confidence] ?? []);
    const sales = found.reduce((sum, one) => sum + one.sales, 0);
    const share = found.reduce((sum, one) => sum + one.share * one.sales, 0) / sales;
    await annotate(`Confidence ${confidence}: ${percent(share)} of ${written(sales)} sales.`);
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  }
});

test('colluding accounts move a model with 30 honest sales little, and far more without the rules', async ({
  annotate,
}) => {
  const limits = [
    [1, 0.03],
    [3, 0.05],
    [5, 0.07],
    [10, 0.1],
  ] as const;
  const attempts = [0.5, 0.7, 0.85, 1.1, 1.2, 1.3, 1.5, 2, 5].flatMap((times) =>
    [11, 12, 13].map((seed) => ({ times, seed })),
  );
  const most = (accounts: number, hasRules: boolean) =>
    Math.max(...attempts.map((attempt) => movedBy({ ...attempt, accounts, hasRules })));
  for (const [accounts, limit] of limits) {
    const [moved, control] = [most(accounts, true), most(accounts, false)];
    await annotate(
      `${accounts} ${accounts === 1 ? 'account' : 'accounts'}: at most ${percent(moved)} of ${attempts.length} attempts. Without the rules ${percent(control)}.`,
    );
    expect(moved).toBeLessThanOrEqual(limit);
    expect(control).toBeGreaterThan(moved);
  }
});

test('a million sales are fitted in under 60 s of one core and 512 MB', async ({ annotate }) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/guide.ts']);
  const { sales, models, seconds, megabytes } = JSON.parse(stdout) as Record<string, number>;
  await annotate(
    `${written(sales!)} sales of ${models} models: ${seconds!.toFixed(1)} s of CPU, at most ${Math.round(megabytes!)} MB with Node itself. Reading them from the database isn’t included.`,
  );
  expect(seconds).toBeLessThan(60);
  expect(megabytes).toBeLessThan(512);
});
