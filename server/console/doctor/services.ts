import type { ServiceName } from '@forecourt/contract/services/services.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { bankKeysSeal } from '../../features/services/bank-keys-seal.ts';
import { createBankKeysReader } from '../../features/services/bank-keys-reader.ts';
import type { CheckDeps } from '../../flows/services/checks.ts';
import { look } from '../../flows/services/run-service-checks.ts';
import { bankNow } from '../../outside/bank/bank.ts';
import { chooseBank } from '../../outside/bank/choose-bank.ts';
import { savedBankOr } from '../../outside/bank/saved-bank.ts';
import { chooseGameSignIn } from '../../outside/game-sign-in/choose-game-sign-in.ts';
import { guardWith } from '../../outside/guarded-request/guarded-request.ts';
import { choosePhotoStorage } from '../../outside/photo-storage/choose-photo-storage.ts';
import { loadDemo } from '../../start/load-demo.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';
import { ownAddressOf } from './processes.ts';

const todo: Record<ServiceName, string> = {
  sign_in: 'No one can log in until this is fixed. Check GTA_WORLD_* and whether this machine can reach the provider.',
  bank: 'No one can pay until this is fixed. Check FLEECA_* or the API tab of the staff portal.',
  webhooks: 'Check the Webhooks tab of the staff portal, and whether the site is running.',
  searches: 'The site’s log says why a search fails. Check whether the site is running.',
  database: 'Check the end of its log, and its disk.',
  photos: 'No one can add photos until this is fixed. Check S3_*, or the disk and permissions of DATA_DIR/photos.',
  disk: 'Free up space, or move DATA_DIR to a larger disk.',
};

interface Given {
  /** Null if there is no up-to-date database. */
  db: Database | null;
  appKey: Buffer;
  isRunning: boolean;
}

/** Runs the service checks of the staff portal (decision 034) from here. */
export async function serviceFindings(config: Config, { db, appKey, isRunning }: Given): Promise<Finding[]> {
  const demo = await loadDemo(config);
  const ownAddress = () => ownAddressOf(config);
  const configuredBank = chooseBank(config, demo, ownAddress);
  const live = { isListening: () => true, onChange: () => () => undefined };
  const guard = guardWith({ allowLoopback: config.webhookLoopback });
  const bank =
    config.bank || !db
      ? configuredBank
      : savedBankOr(configuredBank, createBankKeysReader(db, live, bankKeysSeal(appKey)), guard);
  const parts: Omit<CheckDeps, 'db'> = {
    live,
    bank,
    gameSignIn: chooseGameSignIn(config, demo, ownAddress),
    photoStorage: choosePhotoStorage(config),
    dataDir: config.dataDir,
  };
  const isOwn: Partial<Record<ServiceName, boolean>> = { sign_in: config.demo, bank: config.demo && !config.bank };
  const findings: Finding[] = [];
  for (const service of ['disk', 'photos', 'database', 'webhooks', 'searches', 'sign_in', 'bank'] as const) {
    const needsDatabase = service === 'database' || service === 'webhooks' || service === 'searches';
    if (needsDatabase && !db) continue;
    // The demo's services run inside the site itself.
    if (isOwn[service] && !isRunning) continue;
    if (service === 'bank' && !(await bankNow(bank).catch(() => 'unknown'))) {
      findings.push(
        warning('bank', 'No bank is set up, or its saved keys can’t be decrypted, so no one can pay.', todo.bank),
      );
      continue;
    }
    const { is_working, said } = await look({ ...parts, db: db as Database, log: { warn: () => undefined } }, service);
    findings.push(is_working ? ok(service, said) : wrong(service, said, todo[service]));
  }
  return findings;
}
