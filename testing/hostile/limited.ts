import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { limits, type LimitName } from '@forecourt/contract/kit/limits.ts';
import { bankCallbackPath } from '../../server/http/calls/bank-callback.ts';
import type { Actor } from '../access/actors.ts';
import { rows, type Row } from '../access/cells.ts';
import { outcomesOf } from '../access/line.ts';
import { refusedAtSignIn } from '../appeals.ts';
import { Browser } from '../browser.ts';
import { draftOf, requestOf } from './draft.ts';
import { cookiesOf, type RawRequest } from './raw-request.ts';

/** A request that counts against one limit of one user, for the process at this address. */
export type Use = (url: string) => Promise<RawRequest>;

const visitorOf = (url: string) => {
  const browser = new Browser(url);
  return { browser, api: createClient<typeof contract>(addresses, browser.fetch) };
};

/** Limits that no call names, and where they're counted. */
const elsewhere: Partial<Record<LimitName, Use>> = {
  sign_in: async (url) => {
    const { api, browser } = visitorOf(url);
    await api.accounts.startSignIn({});
    const draft = await draftOf('accounts.gameUser', {});
    draft.headers['cookie'] = cookiesOf(browser);
    return requestOf(draft);
  },
  appeal_read: async (url) => {
    const { bearer } = await refusedAtSignIn({ visitor: () => visitorOf(url) }, 'rex.dalton');
    const draft = await draftOf('appeals.atSignIn', {});
    draft.headers['authorization'] = `Bearer ${bearer}`;
    return requestOf(draft);
  },
  bank_callback: async () => ({
    method: 'POST',
    path: bankCallbackPath,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{}'),
  }),
};

/** Reads something allowed, or writes with an unknown field, which is counted too and changes nothing. */
const useOf =
  ({ key, call, line }: Row, { browser, scene }: Actor): Use =>
  async () => {
    const draft = await draftOf(key, line![1](scene));
    draft.headers['cookie'] = cookiesOf(browser);
    if (draft.json) draft.json['not_known'] = 1;
    if (call.address.method !== 'GET' && draft.form) draft.form.push(['not_known', '1']);
    return requestOf(draft);
  };

/** Each limit by name, and how to use it up. Limits that refuse no one are left out. */
export function usesOf(actors: readonly Actor[]): [LimitName, Use][] {
  const reads = (row: Row) => Number(row.call.address.method === 'GET');
  const names = Object.keys(limits) as LimitName[];
  return names.flatMap((name): [LimitName, Use][] => {
    const special = elsewhere[name];
    if (special) return [[name, special]];
    const calls = rows.filter(({ call, line }) => call.limit === name && line).toSorted((a, b) => reads(b) - reads(a));
    for (const row of calls) {
      const outcomes = outcomesOf(row.line![0]);
      const who = actors.find((_, at) => at > 4 && outcomes[at] === 'ok');
      if (who) return [[name, useOf(row, who)]];
    }
    return [];
  });
}
