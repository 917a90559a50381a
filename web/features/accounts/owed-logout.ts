import { api } from '../../lib/api.ts';
import { device } from '../../lib/storage.ts';

const key = 'forecourt.logout';
const patienceMs = 8_000;

let running: Promise<boolean> | undefined;

/** Somebody signed out on this device and the server may not know it yet. */
export const logoutIsOwed = () => device.read(key) !== null;

export const oweLogout = () => device.write(key, 'owed');

/** Whoever signs in again owes nothing: it would end the new session. */
export const forgetLogout = () => device.remove(key);

/** Tells the server, and answers whether it heard. Asked twice at once, it says it once. */
export function payLogout(): Promise<boolean> {
  running ??= tell().finally(() => (running = undefined));
  return running;
}

async function tell(): Promise<boolean> {
  try {
    await api.accounts.logout({}, { signal: AbortSignal.timeout(patienceMs) });
    forgetLogout();
    return true;
  } catch {
    return false;
  }
}
