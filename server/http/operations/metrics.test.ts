import { readFile, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { buildInfo } from '../../lib/build-info.ts';
import { noteBackup } from '../../lib/last-backup.ts';
import { takeDatabaseDown } from '../../../testing/outage.ts';
import { siteForThisTest, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

const metricsOf = async ({ url }: Site) => (await fetch(`${url}/metrics`)).text();
const example = (name: string) =>
  readFile(new URL(`../../../docs/examples/prometheus/${name}`, import.meta.url), 'utf8');

test('the metrics show what needs attention, and without the database they show the rest', async () => {
  const site = await siteForThisTest();
  await sql`insert into service_checks (service, is_working, said, took_ms, looked_at)
    values ('bank', false, 'No answer', 1, now()), ('disk', true, 'Fine', 1, now())
    on conflict (service) do update set is_working = excluded.is_working`.execute(site.db);
  await sql`select graphile_worker.add_job('nobody_does_this', '{}'::json, run_at := now() - interval '1 hour')`.execute(
    site.db,
  );
  const metrics = await metricsOf(site);
  expect(metrics).toContain('forecourt_service_working{service="bank"} 0');
  expect(metrics).toContain('forecourt_service_working{service="disk"} 1');
  expect(metrics).toContain('forecourt_payments_in_doubt 0');
  const late = Number(/^forecourt_jobs_late_seconds (\S+)$/m.exec(metrics)?.[1]);
  expect(late).toBeGreaterThanOrEqual(3600);

  const bringDatabaseUp = await takeDatabaseDown(site, await siteForThisTest());
  const without = await metricsOf(site);
  await bringDatabaseUp();
  expect(without).toContain('forecourt_live_streams 0');
  expect(without).toContain('forecourt_jobs_late_seconds Nan');
  expect(without).not.toContain('forecourt_service_working{');
});

test('the metrics name the running version and commit', async () => {
  const { version, commit } = buildInfo();
  expect(await metricsOf(await siteForThisTest())).toContain(
    `forecourt_build_info{version="${version}",commit="${commit ?? ''}"} 1`,
  );
});

test('the metrics show when the last backup was made, or that there was none', async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const site = await siteForThisTest({ config: { dataDir } });
  const lastBackup = async () => /^forecourt_last_backup_timestamp_seconds (\S+)$/m.exec(await metricsOf(site))?.[1];
  expect(await lastBackup()).toBe('0');
  const takenAt = '2026-11-17T03:30:00.000Z';
  await noteBackup(dataDir, { takenAt, file: '/backups/a', bytes: 1, isEncrypted: true });
  expect(await lastBackup()).toBe(String(Date.parse(takenAt) / 1000));
});

test('the alerts and the dashboard use only existing metrics', async () => {
  const site = await siteForThisTest();
  await metricsOf(site);
  const reported = new Set((await metricsOf(site)).match(/^[a-z0-9_]+/gm));
  const named = `${await example('alerts.yml')} ${await example('dashboard.json')}`.match(
    /\b(forecourt|nodejs|process)_[a-z0-9_]+/g,
  )!;
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !reported.has(name) && name !== 'forecourt_service_working')).toEqual([]);
});

test('no metric has a suffix that Prometheus reserves for another type', async () => {
  const metrics = await metricsOf(await siteForThisTest());
  const types = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name: name!, type: type! }));
  expect(types.length).toBeGreaterThan(20);
  const misnamed = types.filter(
    ({ name, type }) =>
      name.endsWith('_total') !== (type === 'counter') || /(histogram|summary|gauge|counter)$/.test(name),
  );
  expect(misnamed).toEqual([]);
});
