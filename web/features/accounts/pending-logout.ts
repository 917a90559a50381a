import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../lib/api.ts';
import { device } from '../../lib/storage.ts';

const key = 'forecourt.logout';
const timeoutMs = 8_000;

let running: Promise<boolean> | undefined;

/** True if someone signed out on this device and the server may not know yet. */
export const hasPendingLogout = () => device.read(key) !== null;

export const addPendingLogout = (userId: number | undefined) => device.write(key, String(userId ?? 'owed'));

/** Called on login. Sending an old logout afterwards would end the new session. */
export const clearPendingLogout = () => device.remove(key);

/**
 * Sends the pending logout and resolves to true if none is left. Concurrent calls share one request. The request names
 * the user who signed out, so if someone else has logged in on this browser since, their session stays.
 */
export function sendPendingLogout(): Promise<boolean> {
  running ??= sendLogout().finally(() => (running = undefined));
  return running;
}

async function sendLogout(): Promise<boolean> {
  try {
    const actingAs = Number(device.read(key)) || undefined;
    await api.accounts.logout({}, { actingAs, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'another_person') return false;
  }
  clearPendingLogout();
  return true;
}
