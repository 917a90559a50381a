import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from '../../config/config.ts';
import { connect } from '../../database/database.ts';
import { isUpToDate } from '../../database/versions.ts';
import { checkFolders } from '../../start/check-folders.ts';
import { StartError } from '../../lib/start-error.ts';
import { reach } from '../open-database.ts';
import { checkLastBackup } from './backups.ts';
import { checkClock } from './clock.ts';
import { checkContent, reachable } from './database.ts';
import { ok, wrong, type Finding } from './finding.ts';
import { checkDataFolder, checkMemory, checkNode, checkRelease } from './machine.ts';
import { checkProcesses, ownAddressOf } from './processes.ts';
import { serviceFindings } from './services.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs every check that is possible from here, local ones first. A failure doesn't hide later checks. */
export async function runChecks(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings: Finding[] = [
    checkNode(process.version),
    await checkRelease(root),
    checkMemory(process.availableMemory(), totalmem()),
  ];
  const config = configured(env, findings);
  if (!config) return findings;
  findings.push(await checkDataFolder(config.dataDir));
  const isThere = findings.at(-1)?.state !== 'wrong';
  if (isThere) findings.push(await writable(config));
  findings.push(await checkLastBackup(config.dataDir, new Date(), config.demo));

  await using opened = new AsyncDisposableStack();
  const { config: database, finding } = await reachable(() => reach(env, opened), config);
  if (finding) findings.push(finding);
  const connection = database && connect(database, 2);
  if (connection) {
    opened.defer(connection.close);
    findings.push(await checkContent(connection.pool));
  }
  const isCurrent = connection !== null && (await isUpToDate(connection.pool));
  const site = await checkProcesses(config, connection?.pool ?? null);
  findings.push(...site.findings);
  const appKey = config.appKey ?? (await readFile(join(config.dataDir, 'app-key'), 'utf8').catch(() => '')).trim();
  findings.push(
    ...(await serviceFindings(config, {
      db: isCurrent ? connection.db : null,
      appKey: Buffer.from(appKey, 'hex'),
      isRunning: site.ready.includes(ownAddressOf(config)),
    })),
  );
  findings.push(await checkClock(connection?.pool ?? null, clocksOf(config, site.ready)));
  return findings;
}

function configured(env: NodeJS.ProcessEnv, findings: Finding[]): Config | null {
  try {
    const config = readConfig(env);
    findings.push(ok('settings', config.demo ? 'Demo settings.' : `Settings for ${config.publicUrl}.`));
    return config;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    findings.push(wrong('settings', error.message, 'Fix this first. The other checks depend on it.'));
    return null;
  }
}

async function writable(config: Config): Promise<Finding> {
  return checkFolders(config).then(
    () => ok('writing', 'The data folder, photos and uploads are writable.'),
    (error: unknown) => wrong('writing', (error as Error).message, 'Nothing can be saved until this is fixed.'),
  );
}

/** Clocks of the configured services. The demo's services run on this machine. */
function clocksOf(config: Config, ready: readonly string[]): Record<string, string> {
  return {
    ...(config.gameSignIn && { 'the login provider': config.gameSignIn.baseUrl }),
    ...(config.bank && { 'the bank': config.bank.baseUrl }),
    ...(config.publicUrl && { [config.publicUrl]: `${config.publicUrl}/healthz` }),
    ...Object.fromEntries(ready.map((address) => [`the site at ${address}`, `${address}/healthz`])),
  };
}
