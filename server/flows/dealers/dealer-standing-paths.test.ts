import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireMemberships } from '../../jobs/expire-memberships.ts';
import { code, statement } from '../../../testing/appeal-world.ts';
import { why } from '../../../testing/appeals.ts';
import { atTheBank } from '../../../testing/bank.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

const presents = ['active', 'suspended', 'suspended and unpaid', 'expired', 'closed'] as const;
type Present = (typeof presents)[number];
/** The company's standing afterwards, with the error code if it was refused. */
type Results = Record<Present, string>;

interface Path {
  /** Setup before the company gets the standing. */
  before?: () => Promise<unknown>;
  act: (made: never) => Promise<unknown>;
  results: Results;
}

let site: Site;
let kenji: SignedIn, ada: SignedIn, mia: SignedIn;
let dealerId: number, company: string;
beforeAll(async () => {
  site = await startSite();
  [kenji, ada, mia] = [await site.as('otherMember'), await site.as('admin'), await site.as('moderator')];
});
afterAll(() => site.close());
let companies = 0;
beforeEach(async () => {
  await sql`delete from dealer_team_members where user_id = ${kenji.id}`.execute(site.db);
  company = `Mori Motors ${(companies += 1)}`;
  const made = { company_name: company, user_id: kenji.id, phone: '5550142', reason: why };
  ({ id: dealerId } = await ada.api.dealers.create(made));
  await paidFor(30);
});

const paidFor = (days: number) =>
  sql`update memberships set started_at = now() - interval '60 days', ends_at = now() + make_interval(days => ${days}::int)
    where dealer_account_id = ${dealerId}`.execute(site.db);
const runJob = () => expireMemberships(site.db, async () => readSettings({}), new Date());
const set = (status: 'active' | 'suspended', { api } = ada) =>
  api.dealers.updateStatus({ id: dealerId, status, reason: why });
const close = () => kenji.api.dealers.close({ dealer_account_id: dealerId, company_name: company });
const standing = async () => {
  const dealer = site.db.selectFrom('dealer_accounts').select('status').where('id', '=', dealerId);
  return (await dealer.executeTakeFirstOrThrow()).status;
};
/** Uses the real calls and job, whatever the standing was before. */
async function give(present: Present): Promise<void> {
  const isSuspended = (await standing()) === 'suspended';
  if (present.startsWith('suspended') !== isSuspended) await set(isSuspended ? 'active' : 'suspended');
  if (present === 'expired' || present === 'suspended and unpaid') await paidFor(-60);
  await runJob();
  if (present === 'closed') await close();
}

const asBefore: Results = {
  active: 'active',
  suspended: 'suspended',
  'suspended and unpaid': 'suspended',
  expired: 'expired',
  closed: 'closed',
};

const paths: Record<string, Path> = {
  suspend: {
    act: () => set('suspended', mia),
    results: {
      active: 'suspended',
      suspended: 'suspended, dealer_is_so',
      'suspended and unpaid': 'suspended, dealer_is_so',
      expired: 'suspended',
      closed: 'closed, dealer_closed',
    },
  },
  'lift the suspension': {
    act: () => set('active', mia),
    results: {
      active: 'active, dealer_is_so',
      suspended: 'active',
      'suspended and unpaid': 'expired',
      expired: 'expired, dealer_is_so',
      closed: 'closed, dealer_closed',
    },
  },
  'the job that follows memberships': { act: runJob, results: asBefore },
  'grant membership days': {
    act: async () => {
      const { dealers } = await ada.api.dealers.staffList({ search: company });
      const { ends_at } = await site.db
        .selectFrom('memberships')
        .select('ends_at')
        .where('dealer_account_id', '=', dealers[0]?.id ?? dealerId)
        .executeTakeFirstOrThrow();
      await ada.api.dealers.extendMembership({ id: dealerId, days: 90, seen_end: ends_at.toISOString(), reason: why });
    },
    results: { ...asBefore, expired: 'active', closed: 'closed, dealer_closed' },
  },
  'pay a membership payment opened before': {
    before: async () => {
      const membership = site.db.selectFrom('memberships').select('id').where('dealer_account_id', '=', dealerId);
      const { id } = await membership.executeTakeFirstOrThrow();
      return kenji.api.payments.renewMembership({ membership_id: id, user_id: kenji.id });
    },
    act: async ({ payment, payment_link }: { payment: { id: number }; payment_link: string }) => {
      await atTheBank(payment_link, 'approve');
      await kenji.api.payments.processGtaWorldPayment({ payment_id: payment.id });
    },
    results: { ...asBefore, expired: 'active' },
  },
  'reverse the appealed suspension': {
    before: async () => {
      await set('suspended');
      const about = { target_type: 'dealer', target_id: dealerId } as const;
      const { decision } = await kenji.api.appeals.decision(about);
      return (await kenji.api.appeals.open({ decision_id: decision!.id, statement })).decision.appeal!;
    },
    act: ({ id }: { id: number }) => mia.api.appeals.decide({ id, outcome: 'reverse', reason: why }),
    results: { ...asBefore, suspended: 'active', 'suspended and unpaid': 'expired' },
  },
  'close the dealership': {
    act: close,
    results: {
      active: 'closed',
      suspended: 'suspended, not_allowed',
      'suspended and unpaid': 'suspended, not_allowed',
      expired: 'closed',
      closed: 'closed, not_allowed',
    },
  },
};

describe.each(Object.entries(paths))('%s', (_name, { before, act, results }) => {
  test.each(presents)('for a company that is %s', async (present) => {
    const made = await before?.();
    await give(present);
    expect(await standing()).toBe(present.split(' ')[0]);
    const ended = await code(act(made as never));
    expect(ended === 'done' ? await standing() : `${await standing()}, ${ended}`).toBe(results[present]);
  });
});

// Lifting and reversing refer to the one suspension there is, so the caller selected it deliberately.
const chosen = ['lift the suspension', 'reverse the appealed suspension'];
test.each(Object.entries(paths).filter(([name]) => !chosen.includes(name)))(
  'a suspension is never weakened: %s',
  (_name, { results }) => {
    for (const present of ['suspended', 'suspended and unpaid'] as const)
      expect(results[present]).toMatch(/^suspended/);
    expect(results.closed).toMatch(/^closed/);
  },
);
