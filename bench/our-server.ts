/**
 * Forecourt's server on the scratch database, with pages if it gets a build. Its parent says what to connect to. The
 * response cache is off unless the parent turns it on, because the path to the database is what's measured.
 */
import { randomBytes } from 'node:crypto';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { connect } from '../server/database/database.ts';
import { loadPages } from '../server/http/pages/pages.ts';
import { loadDemo } from '../server/start/load-demo.ts';

const { databaseConfig, dataDir, poolSize, builds, keptMb = 0 } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const config = readConfig({
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  DATA_DIR: dataDir,
  RESPONSE_CACHE_MB: String(keptMb),
});
const app = await buildApp({
  config,
  demo: await loadDemo(config),
  appKey: randomBytes(32),
  requests: connect(databaseConfig, poolSize),
  background: connect(databaseConfig, 4, { statementTimeoutMs: 0 }),
  databaseConfig,
  pages: builds ? await loadPages(builds) : null,
});
process.send?.({ origin: await app.listen() });
process.on('SIGINT', () => process.exit(0));
