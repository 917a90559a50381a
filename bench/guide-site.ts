/**
 * The nightly fit of a million verified sales next to a site with 100,000 cars: CPU and memory of its process, and how
 * long requests take while it runs, in turns with the same requests without it. `npm run bench:guide-site`. BENCH_SALES and
 * BENCH_CARS change the sizes, BENCH_FOLDER keeps the filled database.
 */
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { workOnGuide } from '../server/jobs/guide-process.ts';
import { addresses } from './cars/requests.ts';
import { openScratch } from './cars/scratch.ts';
import { fillSales } from './guide/fill-sales.ts';
import { visitSteadily } from './guide/visit-steadily.ts';
import { start, stop } from './servers.ts';

const cars = Number(process.env.BENCH_CARS ?? 100_000);
const sales = Number(process.env.BENCH_SALES ?? 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
const perSecond = Number(process.env.BENCH_RATE ?? 40);

const scratch = await openScratch(process.env.BENCH_FOLDER);
try {
  const config = await scratch.copyOf(await scratch.marketOf(cars));
  const { pool, close } = connect(config, 2, { statementTimeoutMs: 0 });
  await fillSales(pool, sales);
  const ids = await pool.query<{ id: number }>("select id from cars where status = 'active' order by id limit 200");
  await close();
  const parts = { databaseConfig: config, poolSize: 16, dataDir: join(scratch.folder, 'data') };
  const site = await start(new URL('our-server.ts', import.meta.url), parts);
  try {
    const asked = [
      ...addresses.list(cars),
      ...addresses.words(cars),
      ...addresses.meant(cars),
      ...ids.rows.flatMap(({ id }) => [`/api/cars.php?id=${id}`, `/api/guide.php?car_id=${id}`]),
    ];
    const visitFor = (isOver: Promise<unknown>) => visitSteadily(site.origin, asked, { perSecond, until: isOver });
    const seconds = (of: number) => new Promise((resolve) => setTimeout(resolve, of * 1000));
    await visitFor(seconds(10));
    const without: number[] = [];
    const meanwhile: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const fit = workOnGuide('refit', config);
      const begun = performance.now();
      meanwhile.push(...(await visitFor(fit)));
      const { cpuSeconds, megabytes } = await fit;
      const took = (performance.now() - begun) / 1000;
      console.log(
        `Fit of ${sales.toLocaleString('en-US')} sales: ${took.toFixed(0)} s, of them ${cpuSeconds.toFixed(1)} s of CPU, at most ${Math.round(megabytes)} MB`,
      );
      without.push(...(await visitFor(seconds(Math.min(took, 60)))));
    }
    const [before, during] = [quantiles(without), quantiles(meanwhile)];
    console.log(
      `${perSecond} requests a second on ${availableParallelism()} cores, machine load ${loadavg()[0]!.toFixed(1)}`,
    );
    console.log(`  without a fit  p50 ${before.p50.toFixed(1)}  p99 ${before.p99.toFixed(1)} ms`);
    console.log(
      `  during a fit   p50 ${during.p50.toFixed(1)}  p99 ${during.p99.toFixed(1)} ms   ratio of p99 ${(during.p99 / before.p99).toFixed(2)} (goal 1.2)`,
    );
  } finally {
    await stop(site);
  }
} finally {
  await scratch.close();
}

function quantiles(took: number[]) {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { p50: at(0.5), p99: at(0.99) };
}
