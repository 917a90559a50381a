import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient, type CallFunction } from '@forecourt/contract/kit/client.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import type { Browser } from '../browser.ts';

export interface Outcome {
  /** `ok`, `none` if the answer is that the thing doesn't exist, or the status of the refusal. */
  word: string;
  /** Error code of a refusal. */
  code: string;
}

/** The raw response of a call. */
export async function answerTo(
  browser: Browser,
  key: string,
  input: object,
): Promise<{ status: number; text: string }> {
  let answer = { status: 0, text: '' };
  await send(key, input, async (url, init) => {
    const response = await browser.fetch(url, init);
    answer = { status: response.status, text: await response.text() };
  });
  return answer;
}

/** The outcome of a call: whether it succeeds, and how it is refused if not. */
export async function outcomeOf(browser: Browser, key: string, input: object): Promise<Outcome> {
  let outcome: Outcome = { word: 'nothing', code: '' };
  await send(key, input, async (url, init) => {
    const ends = new AbortController();
    const response = await browser.fetch(url, { ...init, signal: ends.signal });
    // A stream stays open, so it's enough that it started.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const body = isStream ? '{}' : await response.clone().text();
    if (isStream) ends.abort();
    const { success: _, ...answer } = JSON.parse(body) as Record<string, unknown> & { code?: string };
    const values = Object.values(answer);
    const done = values.length === 1 && values[0] === null ? 'none' : 'ok';
    outcome = { word: response.ok ? done : String(response.status), code: answer.code ?? '' };
  });
  return outcome;
}

/** Makes any call as a page would. */
async function send(key: string, input: object, request: (url: string, init: RequestInit) => Promise<void>) {
  const [feature, name] = key.split('.') as [string, string];
  const client = createClient<typeof contract>(addresses, async (url, init) => {
    await request(url, init);
    return Response.json({});
  }) as unknown as Record<string, Record<string, CallFunction<AnyCall>>>;
  await client[feature]![name]!(input as never);
}
