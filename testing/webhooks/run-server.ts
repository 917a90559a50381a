import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { connect } from '../../server/database/database.ts';
import { loadDemo } from '../../server/start/load-demo.ts';
import { onShutdownSignal } from '../../server/start/shutdown-signals.ts';
import type { Told } from './server-process.ts';

const { database, appKey, dataDir, name, limits } = JSON.parse(process.env.TOLD!) as Told;
const settings = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
const config = readConfig({ ...settings, SITE_NAME: name, WEBHOOK_LOOPBACK: 'on' });
const app = await buildApp({
  config,
  demo: await loadDemo(config),
  appKey: Buffer.from(appKey, 'hex'),
  requests: connect(database, 4),
  background: connect(database, 8, { statementTimeoutMs: 0 }),
  databaseConfig: database,
  deliveryLimits: limits,
  pages: null,
});
onShutdownSignal(app.stop);
await app.listen();
process.stdout.write('ready\n');
