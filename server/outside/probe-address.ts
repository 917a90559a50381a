import { boundedFetch } from './bounded-fetch.ts';

export interface Seen {
  status: number;
  /** How far its clock is before ours (behind it when negative), as well as a header of whole seconds tells. */
  aheadMs: number | null;
}

const fetchBounded = boundedFetch(64 * 1024);

/** Whether anything answers where the operator said something does; null: nothing. Its answer is not read. */
export async function probeAddress(address: string, timeoutMs = 5_000): Promise<Seen | null> {
  const began = Date.now();
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetchBounded(address, { method: 'GET', redirect: 'manual', signal });
    await response.body?.cancel();
    const told = Date.parse(response.headers.get('date') ?? '');
    const meanwhile = (began + Date.now()) / 2;
    return { status: response.status, aheadMs: Number.isNaN(told) ? null : told + 500 - meanwhile };
  } catch {
    return null;
  }
}
