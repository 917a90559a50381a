import { vi } from 'vitest';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { selects, specificity } from '@forecourt/contract/kit/address.ts';
import type { AnyCall, Result } from '@forecourt/contract/kit/call.ts';
import type { CallAddress } from '@forecourt/contract/kit/client.ts';
import { noWebhook } from './webhooks.ts';
import { errors, sentence, type ErrorBody, type ErrorCode } from '@forecourt/contract/errors.ts';

type Contract = typeof contract;
type Failure = Pick<ErrorBody, 'fields' | 'restriction'> & { fails: ErrorCode; words?: Record<string, string> };

/** Account calls by their own name, the others as `cars.list`. */
type Calls = Contract['accounts'] & {
  [F in Exclude<keyof Contract, 'accounts'> as `${F}.${keyof Contract[F] & string}`]: Contract[F];
} extends infer Flat
  ? { [K in keyof Flat]: K extends `${infer F}.${infer N}` ? CallAt<F, N> : Flat[K] }
  : never;
type CallAt<F, N> = F extends keyof Contract ? (N extends keyof Contract[F] ? Contract[F][N] : never) : never;
type Name = keyof Calls;
type ResultOf<C> = C extends AnyCall ? Result<C> : never;

/** Each call's response, in the contract's format. `offline` means no response. */
export type Answers = {
  [N in Name]?: ResultOf<Calls[N]> | Failure | 'offline' | ((asked: Asked) => Promise<ResultOf<Calls[N]> | Failure>);
};

export interface Asked {
  name: Name;
  /** Query parameters, as text. */
  query: Record<string, string>;
  body: unknown;
  bearer: string | null;
  /** The user shown on the page that made the call. */
  actingAs: string | null;
}

/** Replaces `fetch`. Returns the recorded calls, and tests can change the responses along the way. */
export function fakeServer(answers: Answers): { asked: Asked[]; answers: Answers } {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const name = nameOf(url, init.method ?? 'GET', typeof init.body === 'string' ? (body as object) : {});
    const query = Object.fromEntries(new URL(url, 'http://site').searchParams);
    const headers = new Headers(init.headers);
    const one: Asked = {
      name,
      query,
      body,
      bearer: headers.get('authorization'),
      actingAs: headers.get('x-acting-as'),
    };
    asked.push(one);
    const given = name in answers ? answers[name] : usual[name];
    const answer = typeof given === 'function' ? await Promise.race([given(one), aborted(init.signal)]) : given;
    if (answer === undefined) throw new Error(`The test defines no response for ${name}`);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === null || answer === false)
      return Response.json(failure({ fails: 'user_not_found' }), { status: 404 });
    if ('fails' in answer) return Response.json(failure(answer), { status: errors[answer.fails].status });
    return Response.json(answer);
  });
  return { asked, answers };
}

/** Fails once, then hangs, so that retries of an earlier page don't mix with a page opened later. */
export function unreachable(): () => Promise<never> {
  let tries = 0;
  return () => ((tries += 1) === 1 ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => undefined));
}

/** Responses for calls that are incidental to a page, for tests about something else. */
const usual: Answers = {
  'staff.waiting': { success: true, waiting: {}, tickets: 0 },
  'users.notes': { success: true, notes: [], total: 0 },
  'figures.header': { success: true, status: 'active', membership: 'active', team_members: 3 },
  'dealers.firstSteps': { success: true, steps: null },
  'dealers.ownershipTransfer': { success: true, transfer: null },
  'messaging.unreadCount': { success: true, unread_count: 0 },
  'notices.unreadCount': { success: true, unread_count: 0 },
  'guide.estimate': { success: true, estimate: null, deal: null, closest: [], explanation: [] },
  'guide.appraise': { success: true, estimate: null, deal: null },
  'vehicles.history': { success: true, events: [] },
  'vehicles.check': { success: true, earlier: 0, fell_from: null, listed_as: null },
  'sales.hints': { success: true, hints: [] },
  'appeals.decision': { success: true, decision: null },
  'appeals.atSignIn': { success: true, decision: null },
  'notices.choices': { success: true, choices: [] },
  'webhooks.ownWebhook': { success: true, webhook: noWebhook },
  'webhooks.dealerWebhook': { success: true, webhook: noWebhook },
  ownPublicProfile: {
    success: true,
    profile: {
      bio: 'Drives.',
      website: 'https://me.example',
      specialties: ['Vans'],
      experience_years: 3,
      hides_as_buyer: false,
    },
  },
  'payments.planByType': {
    success: true,
    plan: {
      type: 'listing',
      name: 'Car Listing',
      description: 'One car on the market',
      price: 1500,
      lasts_hours: 720,
      reductions: [{ label: 'The first listing of an account', price: 500 }],
    },
  },
  'payments.canListCar': {
    success: true,
    can_list: true,
    refusal: null,
    slots: { used: 0, of: 5 },
    price: 1500,
    lines: [{ label: 'Car Listing', amount: 1500 }],
  },
};

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const failure = ({ fails, words, ...more }: Failure): ErrorBody => ({
  success: false,
  code: fails,
  error: sentence(fails, words),
  ...more,
});

/** Among the calls at this path, picks the one whose address matches most of the query. */
function nameOf(url: string, method: string, body: object): Name {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const [found] = Object.entries(addresses)
    .flatMap(([feature, calls]) =>
      Object.entries(calls as Record<string, CallAddress>).map(([name, address]) => ({
        name: (feature === 'accounts' ? name : `${feature}.${name}`) as Name,
        address: { query: {}, body: {}, ...address },
      })),
    )
    .filter(({ address }) => address.path === pathname && address.method === method)
    .filter(({ address }) => selects(address, Object.fromEntries(searchParams), { ...body }))
    .toSorted((a, b) => specificity(b.address) - specificity(a.address));
  if (!found) throw new Error(`No call exists at ${method} ${url}`);
  return found.name;
}
