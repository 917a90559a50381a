import { configuredRequest } from './configured-request.ts';

export interface Seen {
  status: number;
  /** How far its clock is ahead of ours (negative if behind), as far as a header in whole seconds can tell. */
  aheadMs: number | null;
}

/** Only the head is of interest. */
const send = configuredRequest(1);

/** Whether anything responds at an address the operator configured. Null if nothing does. */
export async function probeAddress(address: string, timeoutMs = 5_000): Promise<Seen | null> {
  const began = Date.now();
  try {
    const { status, headers } = await send(address, { method: 'GET', headers: {}, body: null, longestMs: timeoutMs });
    const date = Date.parse(String(headers['date'] ?? ''));
    const meanwhile = (began + Date.now()) / 2;
    return { status, aheadMs: Number.isNaN(date) ? null : date + 500 - meanwhile };
  } catch {
    return null;
  }
}
