import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../lib/api.ts';
import { device } from '../../lib/storage.ts';

const key = 'forecourt.logout';
const patienceMs = 8_000;

let running: Promise<boolean> | undefined;

/** Somebody signed out on this device and the server may not know it yet. */
export const hasPendingLogout = () => device.read(key) !== null;

export const addPendingLogout = (userId: number | undefined) => device.write(key, String(userId ?? 'owed'));

/** Whoever signs in again owes nothing: it would end the new session. */
export const clearPendingLogout = () => device.remove(key);

/**
 * Tells the server, and answers whether nothing is owed any more. Asked twice at once, it says it once. Who signs out is
 * named: when the browser has become another person meanwhile, the session was theirs no longer, and stays.
 */
export function sendPendingLogout(): Promise<boolean> {
  running ??= tell().finally(() => (running = undefined));
  return running;
}

async function tell(): Promise<boolean> {
  try {
    const actingAs = Number(device.read(key)) || undefined;
    await api.accounts.logout({}, { actingAs, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'another_person') return false;
  }
  clearPendingLogout();
  return true;
}
