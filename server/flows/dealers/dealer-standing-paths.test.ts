import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { expireMemberships } from '../../jobs/expire-memberships.ts';
import { statement } from '../../../testing/appeal-world.ts';
import { why } from '../../../testing/appeals.ts';
import { atTheBank } from '../../../testing/bank.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { testPaths, type Paths } from '../../../testing/standing-paths.ts';

const presents = ['active', 'suspended', 'suspended and unpaid', 'expired', 'closed'] as const;
type Present = (typeof presents)[number];
type Results = Record<Present, string>;

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

const paths: Paths<Present> = {
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
    // Lifting and reversing refer to the one suspension there is.
    isChosen: true,
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
    isChosen: true,
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

testPaths(paths, {
  whose: 'company',
  presents,
  give,
  standing,
  shownAs: (present) => present.split(' ')[0]!,
  strength: (is) => ['suspended', 'closed'].indexOf(is),
});
