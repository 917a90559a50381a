/**
 * `npm run lighthouse`: runs Lighthouse with phone settings on the pages where visits start, and on a bare page with one
 * picture, because a score only means something next to what the machine can do right then. Shows the median of ten
 * runs and the worst. `npm run lighthouse -- 5` makes it five. Lighthouse is installed below tools/lighthouse on first
 * use.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild } from '../server/http/pages/page-builds.ts';
import { findBrowser, launchArgs } from './browser.ts';
import { builds, buildPages } from './build.ts';
import { installTool } from './install-tool.ts';
import { picturesOf, startBarePage, startSite } from './lighthouse/site.ts';
import { median, speedLine, table, worst, type Found } from './lighthouse/table.ts';
import { inRoot } from './repo.ts';
import { runNode } from './run.ts';

const home = inRoot('tools/lighthouse');
const times = Number(process.argv[2] ?? 10);

async function main(): Promise<void> {
  installTool(home, 'lighthouse');
  await buildPages();
  await using stack = new AsyncDisposableStack();
  const site = await startSite(stack);
  const pages = [
    { name: 'home', address: `${site}/` },
    { name: 'browse', address: `${site}/browse` },
    { name: 'a car', address: `${site}/car/${await firstCar(site)}` },
  ];
  let picture = Buffer.alloc(0);
  for (const { address } of pages)
    for (const path of await picturesOf(address)) {
      const answer = Buffer.from(await (await fetch(path)).arrayBuffer());
      if (path.endsWith('-960.webp')) picture = answer;
    }
  const all = [{ name: 'a bare page', address: await startBarePage(stack, picture) }, ...pages];
  const found = await look(all.map(({ address }) => address));
  const build = await currentBuild(builds);
  console.log(
    table(
      all.map(({ name, address }) => {
        const looks = found.filter((one) => one.address === address);
        return {
          name,
          ...median(looks),
          worst: worst(looks),
          kilobytes: kilobytes(build, looks[0]?.scriptNames ?? []),
        };
      }),
    ),
  );
  console.log(speedLine(found));
}

async function firstCar(site: string): Promise<number> {
  const { cars } = (await (await fetch(`${site}/api/cars.php?limit=1`)).json()) as { cars: { id: number }[] };
  if (!cars[0]) throw new Error('The demo has no cars.');
  return cars[0].id;
}

async function look(addresses: readonly string[]): Promise<Found[]> {
  // The full browser, because the headless shell has no tab that Lighthouse could activate.
  const browser = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? findBrowser();
  const wish = { browser, flags: ['--headless=new', ...launchArgs()], times, addresses };
  const { ok, output } = await runNode([join(home, 'run.mjs'), JSON.stringify(wish)], { cwd: home });
  if (!ok) throw new Error(`Lighthouse failed:\n${output}`);
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"address"'))
    .map((line) => JSON.parse(line) as Found);
}

/** Compressed size, as served. */
const kilobytes = (build: string, scripts: readonly string[]) =>
  scripts.reduce((sum, path) => sum + statSync(`${join(build, path)}.br`, { throwIfNoEntry: true }).size, 0) / 1000;

await main();
