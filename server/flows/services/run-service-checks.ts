import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames, type ServiceName } from '@forecourt/contract/services/services.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import { announce } from '../../events/announce.ts';
import {
  saveCheck,
  wasWorking,
  type CheckRow,
  type CheckResult,
} from '../../features/services/service-checks.store.ts';
import { BankTrouble } from '../../outside/bank/bank.ts';
import { SignInTrouble } from '../../outside/game-sign-in/game-sign-in.ts';
import { checks, NotWorking, type CheckDeps } from './checks.ts';

export interface ServiceCheckDeps extends CheckDeps {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Time limit for each check. */
  longestMs?: number;
}

const usualMs = 10_000;

/** Checks one service and saves the result, including failures. */
export async function runServiceCheck(parts: ServiceCheckDeps, service: ServiceName): Promise<CheckRow> {
  const result = await look(parts, service);
  // If the database can't save it, the result is still returned.
  return saveResult(parts.db, result).catch((err: unknown) => {
    parts.log.warn({ err }, 'failed to save a service check result');
    const error = result.is_working ? null : result.said;
    return { ...result, last_error: error, last_error_at: result.is_working ? null : result.looked_at };
  });
}

/** Announces that a service began to fail or works again, once however many processes check it. */
const saveResult = (db: Database, result: CheckResult): Promise<CheckRow> =>
  db.transaction().execute(async (tx) => {
    await hold(tx, 'serviceChecks');
    const { service, is_working: isWorking, said } = result;
    const was = await wasWorking(tx, service);
    if ((was ?? true) !== isWorking) await announce(tx, { kind: 'service_changed', service, isWorking, said });
    return saveCheck(tx, result);
  });

/** All services, one after the other. */
export async function runServiceChecks(parts: ServiceCheckDeps): Promise<void> {
  for (const service of serviceNames) await runServiceCheck(parts, service);
}

/** Checks without saving the result. */
export async function look(parts: ServiceCheckDeps, service: ServiceName): Promise<CheckResult> {
  const looked_at = new Date();
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  const over = new AbortController();
  try {
    const said = await Promise.race([checks[service](parts), tooLate(parts.longestMs ?? usualMs, over.signal)]);
    return { service, is_working: true, said, took_ms: took(), looked_at };
  } catch (err) {
    parts.log.warn({ err, service }, 'a service check failed');
    return { service, is_working: false, said: sentenceOf(err), took_ms: took(), looked_at };
  } finally {
    over.abort();
  }
}

async function tooLate(ms: number, signal: AbortSignal): Promise<never> {
  await pause(ms, null, { signal, ref: false });
  throw new NotWorking(`There was no response within ${Math.round(ms / 1000)} seconds.`);
}

/**
 * Our own words, because library messages may contain addresses, users and passwords. The bare error code is safe and
 * helps.
 */
function sentenceOf(error: unknown): string {
  if (error instanceof NotWorking) return error.message;
  const code = codeOf(error);
  const said = error instanceof BankTrouble || error instanceof SignInTrouble ? error.message : 'The check failed';
  return code ? `${said} (${code}).` : `${said}.`;
}

function codeOf(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code)) return code;
    if (at.name === 'TimeoutError' || at.name === 'AbortError') return 'timed out';
  }
  return null;
}
