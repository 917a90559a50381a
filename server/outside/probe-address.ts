import { boundedFetch } from './bounded-fetch.ts';

export interface Seen {
  status: number;
  /** How far its clock is ahead of ours (negative if behind), as far as a header in whole seconds can tell. */
  aheadMs: number | null;
}

const fetchBounded = boundedFetch(64 * 1024);

/** Whether anything responds at an address the operator configured. Null if nothing does. The body isn't read. */
export async function probeAddress(address: string, timeoutMs = 5_000): Promise<Seen | null> {
  const began = Date.now();
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetchBounded(address, { method: 'GET', redirect: 'manual', signal });
    await response.body?.cancel();
    const date = Date.parse(response.headers.get('date') ?? '');
    const meanwhile = (began + Date.now()) / 2;
    return { status: response.status, aheadMs: Number.isNaN(date) ? null : date + 500 - meanwhile };
  } catch {
    return null;
  }
}
