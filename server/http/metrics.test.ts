import { readFile, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { buildInfo } from '../lib/build-info.ts';
import { noteBackup } from '../lib/last-backup.ts';
import { takeDatabaseAway } from '../testing/outage.ts';
import { siteForThisTest, type Site } from '../testing/site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const figuresOf = async ({ url }: Site) => (await fetch(`${url}/metrics`)).text();
const example = (name: string) => readFile(new URL(`../../docs/examples/prometheus/${name}`, import.meta.url), 'utf8');

test('the figures tell what somebody has to look after; without the database they tell of the rest', async () => {
  const site = await siteForThisTest();
  await sql`insert into service_checks (service, is_working, said, took_ms, looked_at)
    values ('bank', false, 'No answer', 1, now()), ('disk', true, 'Fine', 1, now())
    on conflict (service) do update set is_working = excluded.is_working`.execute(site.db);
  await sql`select graphile_worker.add_job('nobody_does_this', '{}'::json, run_at := now() - interval '1 hour')`.execute(
    site.db,
  );
  const figures = await figuresOf(site);
  expect(figures).toContain('forecourt_service_working{service="bank"} 0');
  expect(figures).toContain('forecourt_service_working{service="disk"} 1');
  expect(figures).toContain('forecourt_payments_in_doubt 0');
  const late = Number(/^forecourt_jobs_late_seconds (\S+)$/m.exec(figures)?.[1]);
  expect(late).toBeGreaterThanOrEqual(3600);

  const comeBack = await takeDatabaseAway(site, await siteForThisTest());
  const without = await figuresOf(site);
  await comeBack();
  expect(without).toContain('forecourt_live_streams 0');
  expect(without).toContain('forecourt_jobs_late_seconds Nan');
  expect(without).not.toContain('forecourt_service_working{');
});

test('the figures name the version and the commit that run', async () => {
  const { version, commit } = buildInfo();
  expect(await figuresOf(await siteForThisTest())).toContain(
    `forecourt_build_info{version="${version}",commit="${commit ?? ''}"} 1`,
  );
});

test('the figures tell when the last backup was made, and that there was none', async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const site = await siteForThisTest({ config: { dataDir } });
  const told = async () => /^forecourt_last_backup_timestamp_seconds (\S+)$/m.exec(await figuresOf(site))?.[1];
  expect(await told()).toBe('0');
  const takenAt = '2026-11-17T03:30:00.000Z';
  await noteBackup(dataDir, { takenAt, file: '/backups/a', bytes: 1, isEncrypted: true });
  expect(await told()).toBe(String(Date.parse(takenAt) / 1000));
});

test('the alerts and the dashboard name nothing that is not told', async () => {
  const site = await siteForThisTest();
  await figuresOf(site);
  const told = new Set((await figuresOf(site)).match(/^[a-z0-9_]+/gm));
  const named = `${await example('alerts.yml')} ${await example('dashboard.json')}`.match(
    /\b(forecourt|nodejs|process)_[a-z0-9_]+/g,
  )!;
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !told.has(name) && name !== 'forecourt_service_working')).toEqual([]);
});

test('no name says what Prometheus means by another ending', async () => {
  const figures = await figuresOf(await siteForThisTest());
  const types = [...figures.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name: name!, type: type! }));
  expect(types.length).toBeGreaterThan(20);
  const misnamed = types.filter(
    ({ name, type }) =>
      name.endsWith('_total') !== (type === 'counter') || /(histogram|summary|gauge|counter)$/.test(name),
  );
  expect(misnamed).toEqual([]);
});
