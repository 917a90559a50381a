import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type pg from 'pg';
import { buildInfo } from '../lib/build-info.ts';
import type { CacheMetrics } from './response-cache.ts';

/** What somebody has to look after, as the database tells it. */
export interface OpsGauges {
  /** Whether each outside service worked when it was looked at last. */
  services: { service: string; is_working: boolean }[];
  /** For how long the oldest job has been due that nobody has taken; 0: none waits. */
  jobs_late_seconds: number;
  payments_in_doubt: number;
}

export interface MetricSources {
  pool: Pick<pg.Pool, 'totalCount' | 'waitingCount'>;
  liveStreams: () => number;
  photoLoad: () => { underWay: number; waiting: number };
  keptFigures: () => CacheMetrics;
  watched: () => Promise<OpsGauges>;
  /** Null: never. */
  lastBackupAt: () => Promise<Date | null>;
}

export interface Metrics {
  /** As Prometheus reads them. */
  text: () => Promise<string>;
  contentType: string;
  /** An answer went out: of which call or route, and how long it took. */
  observe: (call: string, status: number, seconds: number) => void;
}

/** Of the library's own; their names say what Prometheus reserves for others, and each has a sister that says the same. */
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
  keptFigures,
  watched,
  lastBackupAt,
}: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);

  const durations = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'How long calls took, by call and status',
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
  gauge('forecourt_photos_under_way', 'Uploaded pictures that are being made now', () => photoLoad().underWay);
  gauge('forecourt_photos_waiting', 'Uploaded pictures that wait for their turn', () => photoLoad().waiting);
  gauge('forecourt_kept_answers', 'Answers kept for visitors', () => keptFigures().answers);
  gauge('forecourt_kept_answers_bytes', 'Memory they take', () => keptFigures().bytes);
  counter('forecourt_kept_answers_hits_total', 'Answers and drawn pages given as kept', () => keptFigures().hits);
  counter('forecourt_kept_answers_misses_total', 'Those of that kind that had to be made', () => keptFigures().misses);
  counter('forecourt_kept_answers_drops_total', 'Times that all were dropped', () => keptFigures().drops);
  gauge('forecourt_database_connections', 'Connections to the database', () => pool.totalCount);
  gauge('forecourt_database_waiting', 'Requests waiting for a connection', () => pool.waitingCount);

  const { version, commit } = buildInfo();
  new Gauge({
    name: 'forecourt_build_info',
    help: 'Always 1, with the version and the commit that run',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version, commit: commit ?? '' }, 1);

  const services = new Gauge({
    name: 'forecourt_service_working',
    help: 'Whether it worked when it was looked at last',
    labelNames: ['service'],
    registers,
  });
  const jobsLate = new Gauge({
    name: 'forecourt_jobs_late_seconds',
    help: 'For how long the oldest job has been due that nobody has taken',
    registers,
  });
  const inDoubt = new Gauge({
    name: 'forecourt_payments_in_doubt',
    help: 'Payments that somebody of the staff has to look at',
    registers,
  });
  const lastBackup = new Gauge({
    name: 'forecourt_last_backup_timestamp_seconds',
    help: 'When the last backup of this machine was made; 0: never',
    registers,
  });

  return {
    contentType: registry.contentType,
    observe: (call, status, seconds) => durations.observe({ call, status }, seconds),
    async text() {
      // Without a database there is nothing to tell of these, and all the more of the others.
      const now = await watched().catch(() => null);
      services.reset();
      for (const { service, is_working } of now?.services ?? []) services.set({ service }, is_working ? 1 : 0);
      jobsLate.set(now?.jobs_late_seconds ?? NaN);
      inDoubt.set(now?.payments_in_doubt ?? NaN);
      lastBackup.set(((await lastBackupAt())?.getTime() ?? 0) / 1000);
      return registry.metrics();
    },
  };
}
