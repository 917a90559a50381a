import { vi } from 'vitest';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import { errors, sentence, type ErrorBody, type ErrorCode } from '@forecourt/contract/kit/errors.ts';

type Accounts = (typeof contract)['accounts'];
type Name = keyof Accounts;
type Failure = { fails: ErrorCode; fields?: Record<string, string[]>; words?: Record<string, string> };

/** What each call answers, in the contract's shapes; `offline` when no answer comes. */
export type Answers = {
  [N in Name]?: Result<Accounts[N]> | Failure | 'offline' | (() => Promise<Result<Accounts[N]>>);
};

export interface Asked {
  name: Name;
  body: unknown;
  bearer: string | null;
}

/** Stands in for `fetch`. Returns what was asked of it, and lets a test change the answers on the way. */
export function fakeServer(answers: Answers): { asked: Asked[]; answers: Answers } {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = nameOf(url, init.method ?? 'GET');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ name, body, bearer: new Headers(init.headers).get('authorization') });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The test gave no answer for ${name}`);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (typeof answer === 'function') return Response.json(await Promise.race([answer(), aborted(init.signal)]));
    if (answer === null) return Response.json(failure({ fails: 'user_not_found' }), { status: 404 });
    if ('fails' in answer) return Response.json(failure(answer), { status: errors[answer.fails].status });
    return Response.json(answer);
  });
  return { asked, answers };
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const failure = ({ fails, fields, words }: Failure): ErrorBody => ({
  success: false,
  code: fails,
  error: sentence(fails, words),
  ...(fields && { fields }),
});

function nameOf(url: string, method: string): Name {
  const { pathname } = new URL(url, 'http://site');
  const found = Object.entries(addresses.accounts).find(([, one]) => one.path === pathname && one.method === method);
  if (!found) throw new Error(`No call stands at ${method} ${url}`);
  return found[0] as Name;
}
