import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient, type CallFunction } from '@forecourt/contract/kit/client.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import type { Browser } from '../browser.ts';

export interface Outcome {
  /** `ok`; `none`, where the answer is that there is no such thing; or the status of the refusal. */
  word: string;
  /** Of a refusal. */
  code: string;
}

/** What comes of a call: not what it answers, but whether it is done, and if not, in which way it is refused. */
export async function outcomeOf(browser: Browser, key: string, input: object): Promise<Outcome> {
  let outcome: Outcome = { word: 'nothing', code: '' };
  const send = async (url: string, init: RequestInit) => {
    const ends = new AbortController();
    const response = await browser.fetch(url, { ...init, signal: ends.signal });
    // A stream goes on: that it began is enough.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const body = isStream ? '{}' : await response.clone().text();
    if (isStream) ends.abort();
    const { success: _, ...answer } = JSON.parse(body) as Record<string, unknown> & { code?: string };
    const values = Object.values(answer);
    const done = values.length === 1 && values[0] === null ? 'none' : 'ok';
    outcome = { word: response.ok ? done : String(response.status), code: answer.code ?? '' };
    return Response.json({});
  };
  const [feature, name] = key.split('.') as [string, string];
  const client = createClient<typeof contract>(addresses, send) as unknown as Record<
    string,
    Record<string, CallFunction<AnyCall>>
  >;
  await client[feature]![name]!(input as never);
  return outcome;
}
