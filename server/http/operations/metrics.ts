import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type pg from 'pg';
import { buildInfo } from '../../lib/build-info.ts';
import type { CacheMetrics } from '../cache/response-cache.ts';

/** Gauges for operators, read from the database. */
export interface OpsGauges {
  /** Whether each outside service worked at its last check. */
  services: { service: string; is_working: boolean }[];
  /** Age of the oldest job that is due and hasn't been picked up. 0 if none is waiting. */
  jobs_late_seconds: number;
  payments_in_doubt: number;
}

export interface MetricSources {
  pool: Pick<pg.Pool, 'totalCount' | 'waitingCount'>;
  liveStreams: () => number;
  photoLoad: () => { running: number; waiting: number };
  cardLoad: () => { waiting: number; drawn: number };
  cacheMetrics: () => CacheMetrics;
  opsGauges: () => Promise<OpsGauges>;
  /** Null if there has never been one. */
  lastBackupAt: () => Promise<Date | null>;
}

export interface Metrics {
  /** In Prometheus text format. */
  text: () => Promise<string>;
  contentType: string;
  /** Records a response: its call or route, status and duration. */
  observe: (call: string, status: number, seconds: number) => void;
}

/**
 * Default metrics of the library whose suffixes Prometheus reserves for other types. Each duplicates another metric.
 */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
  'nodejs_eventloop_utilization_histogram',
  'nodejs_eventloop_utilization_summary',
];

export function createMetrics({
  pool,
  liveStreams,
  photoLoad,
  cardLoad,
  cacheMetrics,
  opsGauges,
  lastBackupAt,
}: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);

  const durations = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Duration of calls, by call and status',
    labelNames: ['call', 'status'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  gauge('forecourt_live_streams', 'Open live streams', liveStreams);
  gauge('forecourt_photos_under_way', 'Uploaded photos being processed', () => photoLoad().running);
  gauge('forecourt_photos_waiting', 'Uploaded photos waiting to be processed', () => photoLoad().waiting);
  gauge('forecourt_cards_waiting', 'Link cards being rendered or waiting', () => cardLoad().waiting);
  counter('forecourt_cards_rendered_total', 'Link cards rendered', () => cardLoad().drawn);
  gauge('forecourt_kept_answers', 'Cached responses', () => cacheMetrics().answers);
  gauge('forecourt_kept_answers_bytes', 'Memory used by cached responses', () => cacheMetrics().bytes);
  counter('forecourt_kept_answers_hits_total', 'Responses and pages served from cache', () => cacheMetrics().hits);
  counter('forecourt_kept_answers_misses_total', 'Cache misses', () => cacheMetrics().misses);
  counter('forecourt_kept_answers_drops_total', 'Times the whole cache was invalidated', () => cacheMetrics().drops);
  gauge('forecourt_database_connections', 'Database connections', () => pool.totalCount);
  gauge('forecourt_database_waiting', 'Requests waiting for a database connection', () => pool.waitingCount);

  const { version, commit } = buildInfo();
  new Gauge({
    name: 'forecourt_build_info',
    help: 'Always 1, labelled with the running version and commit',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version, commit: commit ?? '' }, 1);

  const services = new Gauge({
    name: 'forecourt_service_working',
    help: 'Whether the service worked at its last check',
    labelNames: ['service'],
    registers,
  });
  const jobsLate = new Gauge({
    name: 'forecourt_jobs_late_seconds',
    help: 'Age of the oldest overdue job, in seconds',
    registers,
  });
  const inDoubt = new Gauge({
    name: 'forecourt_payments_in_doubt',
    help: 'Payments that need staff review',
    registers,
  });
  const lastBackup = new Gauge({
    name: 'forecourt_last_backup_timestamp_seconds',
    help: 'Time of the last backup on this machine, 0 if never',
    registers,
  });

  return {
    contentType: registry.contentType,
    observe: (call, status, seconds) => durations.observe({ call, status }, seconds),
    async text() {
      // Without a database these can't be read, but the others are all the more useful.
      const now = await opsGauges().catch(() => null);
      services.reset();
      for (const { service, is_working } of now?.services ?? []) services.set({ service }, is_working ? 1 : 0);
      jobsLate.set(now?.jobs_late_seconds ?? NaN);
      inDoubt.set(now?.payments_in_doubt ?? NaN);
      lastBackup.set(((await lastBackupAt())?.getTime() ?? 0) / 1000);
      return registry.metrics();
    },
  };
}
