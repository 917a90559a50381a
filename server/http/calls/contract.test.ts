import { contract } from '@forecourt/contract/contract.ts';
import { addressText } from '@forecourt/contract/kit/address.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { openPlaces } from '@forecourt/contract/kit/open-shapes.ts';
import { namedCalls } from '@forecourt/contract/kit/routes.ts';
import { staffRoles } from '@forecourt/contract/access/who.ts';
import { staffRoleMay, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { startSite, type Site } from '../../../testing/site.ts';
import { firstIds as there } from '../../../testing/world.ts';

/** Tests that hold for every call of the contract. A new call is covered as soon as it's declared. */
const calls = namedCalls(contract).map(({ feature, name, call }) => ({
  title: `${feature}.${name} (${addressText(call.address)})`,
  key: `${feature}.${name}`,
  call,
}));

/** Valid inputs for the calls whose access depends on an id in the input. */
const goodInputs: Record<string, Record<string, unknown>> = {
  'accounts.completeProfile': { phone_number: '5550123', routing_number: '123456789' },
  'accounts.updateProfile': { phone_number: '5550123', routing_number: '123456789' },
  'accounts.updatePublicProfile': { bio: '', website: '', specialties: [], experience_years: 0, hides_as_buyer: false },
  'cars.create': {},
  'payments.purchaseListing': { car_id: there.cars },
  'payments.purchaseFeatured': { car_id: there.cars },
  'payments.purchaseMembership': { dealer_account_id: there.dealer_accounts },
  'payments.renewMembership': { membership_id: there.memberships },
  'payments.paymentHistory': {},
  'payments.exportHistory': {},
  'payments.canListCar': {},
  'payments.userSubscriptions': {},
  'payments.dealerMembership': {},
  'payments.dealerPayments': {},
  'dealers.team': {},
  'dealers.invite': { user_id: there.users, role: 'staff' },
  'dealers.pendingInvitations': {},
  'dealers.teamLog': {},
  'figures.header': {},
  'figures.dashboard': {},
  'figures.analytics': {},
  'figures.file': {},
  'inventory.list': {},
  'inventory.bulk': { car_ids: [there.cars], change: 'delete', preview: true },
  'inventory.undoPrices': { undo_id: 1 },
  'inventory.file': {},
  'imports.check': {},
  'imports.run': { id: 1, lists_now: false },
  'imports.get': { id: 1 },
  'imports.unfinished': {},
  'imports.stop': { id: 1 },
  'imports.problems': { id: 1 },
  'dealers.acceptInvitation': { invitation_id: 1 },
  'dealers.removeTeamMember': { user_id: there.users },
  'dealers.changeMemberRole': { user_id: there.users, new_role: 'manager' },
  'dealers.firstSteps': {},
  'dealers.dismissFirstSteps': {},
  'dealers.ownershipTransfer': {},
  'dealers.answerOwnershipTransfer': { transfer_id: 1, answer: 'decline' },
  'dealers.withdrawOwnershipTransfer': { transfer_id: 1 },
  'dealers.leaveTeam': { dealer_account_id: there.dealer_accounts },
  'dealers.checkUserRole': {},
  'dealers.settings': {},
  'dealers.update': {},
  'dealers.closing': {},
  'dealers.close': { company_name: 'Eclipse Motors' },
  'dealers.setLogo': {},
  'dealers.removeLogo': {},
  'messaging.conversations': {},
  'tickets.create': { category_id: 1, subject: 'Help', description: 'Please' },
  'tickets.list': {},
  'tickets.addResponse': { ticket_id: there.tickets, content: 'Hello' },
  'tickets.responses': { ticket_id: there.tickets },
  'tickets.close': { ticket_id: there.tickets },
  'tickets.rate': { ticket_id: there.tickets, rating: 5 },
  'tickets.staffList': {},
  'tickets.updateStatus': { ticket_id: there.tickets, status: 'resolved' },
  'tickets.updatePriority': { ticket_id: there.tickets, priority: 'low' },
  'tickets.updateCategory': { ticket_id: there.tickets, category_id: 2 },
  'tickets.assign': { ticket_id: there.tickets, staff_id: there.users },
  'webhooks.dealerWebhook': {},
  'webhooks.saveDealerWebhook': { enabled: false, events: [] },
  'webhooks.testDealerWebhook': {},
  'webhooks.revealDealerWebhook': {},
  'webhooks.removeDealerWebhook': {},
  'webhooks.dealerDeliveries': {},
  'webhooks.redeliverDealer': { id: '00000000-0000-4000-8000-000000000000' },
  'messaging.sendMessage': { conversation_id: there.conversations, content: 'Hello' },
  'messaging.markRead': { conversation_id: there.conversations },
  'messaging.unreadCount': {},
  'messaging.search': { query: 'Sultan' },
  'messaging.savedReplies': {},
  'messaging.saveReply': { name: 'Hours', content: 'Open until ten' },
  'messaging.deleteReply': { id: 1 },
  'messaging.sendDealerInvitation': {
    dealer_name: 'Us',
    invited_user_id: there.users,
    role: 'staff',
    invitation_id: 1,
  },
  'messaging.respondInvitation': { message_id: there.messages, response: 'accept' },
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

type Headers = Record<string, string>;

async function send(
  browser: Browser,
  { address, files }: AnyCall,
  fields: Record<string, unknown>,
  page: Headers = {},
) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(address.query)) query.set(key, value ?? '1');
  if (address.method === 'GET') for (const [key, value] of Object.entries(fields)) query.set(key, String(value));
  const json = () => ({
    body: JSON.stringify({ ...address.body, ...fields }),
    headers: { 'content-type': 'application/json', ...page },
  });
  const form = () => {
    const data = new FormData();
    for (const [key, value] of Object.entries(fields)) data.append(key, String(value));
    return { body: data, headers: page };
  };
  const withBody = files ? form : json;
  const body = address.method === 'GET' ? { headers: page } : withBody();
  const response = await browser.fetch(`${address.path}?${query.toString()}`, { method: address.method, ...body });
  return { status: response.status, answer: (await response.json()) as { code?: string; fields?: object } };
}

const guarded = calls.filter(({ call }) => call.who.kind !== 'anyone');

describe('no session', () => {
  test.each(guarded)('$title answers 401', async ({ call }) => {
    expect(await send(site.visitor().browser, call, {})).toMatchObject({
      status: 401,
      answer: { code: 'sign_in_required' },
    });
  });
});

describe('a claim to be someone else', () => {
  const admin = 'ada.admin';
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const claims: Headers = {
    'x-user-id': '1',
    'x-user': admin,
    'x-forwarded-user': admin,
    'x-remote-user': admin,
    'remote-user': admin,
    'x-auth-request-user': admin,
    'x-authenticated-userid': '1',
    'x-role': 'admin',
    'x-original-user': admin,
    'x-forwarded-for': '127.0.0.1',
    'x-real-ip': '127.0.0.1',
    forwarded: 'for=127.0.0.1;by=admin',
    'x-http-method-override': 'GET',
    cookie: 'user_id=1; role=admin',
  };
  const tokens = ['Bearer 1', `Basic ${btoa('admin:admin')}`, `Bearer ${none}.${btoa('{"sub":1,"role":"admin"}')}.`];

  test.each(guarded)('in headers doesn’t let a visitor into $title', async ({ call }) => {
    for (const authorization of tokens)
      expect(await send(site.visitor().browser, call, {}, { ...claims, authorization })).toMatchObject({
        status: 401,
        answer: { code: 'sign_in_required' },
      });
  });
  test.each(guarded)('in fields is refused by $title', async ({ call }) => {
    const { browser } = await site.as(call.who.kind === 'staff' ? call.who.roles[0] : 'dealerOwner');
    const fields = ['userId', 'sub', 'actor', 'created_by', 'staff_role', 'is_admin', 'impersonate'];
    const unknown = fields.filter((name) => !Object.hasOwn(call.input.shape, name));
    expect(await send(browser, call, Object.fromEntries(unknown.map((name) => [name, '1'])))).toMatchObject({
      status: 400,
      answer: { code: 'bad_input', fields: Object.fromEntries(unknown.map((name) => [name, expect.anything()])) },
    });
  });
});

describe('another site, in the browser of someone who is logged in', () => {
  const writes = calls.filter(({ call }) => call.address.method !== 'GET');
  const elsewhere: Headers[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ];
  test.each(writes)('can’t make $title', async ({ call }) => {
    const { browser } = await site.as(call.who.kind === 'staff' ? call.who.roles[0] : 'dealerOwner');
    for (const headers of elsewhere)
      expect(await send(browser, call, {}, headers)).toMatchObject({ status: 403, answer: { code: 'other_origin' } });
  });
  const urlOf = ({ address }: AnyCall) =>
    `${address.path}?${new URLSearchParams({ ...address.query, id: '1' }).toString()}`;

  test.each(writes.filter(({ call }) => !call.files))('can’t make $title with a plain form', async ({ call }) => {
    const { browser } = await site.as(call.who.kind === 'staff' ? call.who.roles[0] : 'dealerOwner');
    const [method, body] = [call.address.method, JSON.stringify(call.address.body ?? {})];
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json'])
      expect(await browser.fetch(urlOf(call), { method, body, headers: { 'content-type': type } })).toMatchObject({
        status: 415,
      });
  });

  const reads = new Set(calls.filter(({ call }) => call.address.method === 'GET').map(({ call }) => call.address.path));
  test.each(writes.filter(({ call }) => !reads.has(call.address.path)))(
    'can’t make $title with an image or a link',
    async ({ call }) => {
      const { browser } = await site.as(call.who.kind === 'staff' ? call.who.roles[0] : 'dealerOwner');
      expect((await browser.fetch(urlOf(call))).status).toBe(404);
    },
  );
});

describe('staff, by the permission table', () => {
  const cells = calls
    .filter(({ call }) => call.who.kind === 'staff')
    .flatMap(({ title, call }) => ['member' as const, ...staffRoles].map((role) => ({ title, call, role })))
    .map((cell) => ({ ...cell, may: staffRoleMay(cell.role, cell.call.who.right as StaffRight) }));

  test.for(cells.filter(({ may }) => !may))('$title answers 403 to $role', async ({ call, role }) => {
    const { browser } = await site.as(role);
    expect(await send(browser, call, {})).toMatchObject({ status: 403, answer: { code: 'not_allowed' } });
  });
  // An unknown field shows that they were let in, and prevents the call from doing anything.
  test.for(cells.filter(({ may }) => may))('$title lets $role in', async ({ call, role }) => {
    const { browser } = await site.as(role);
    expect(await send(browser, call, { surprise: '1' })).toMatchObject({ status: 400, answer: { code: 'bad_input' } });
  });
});

describe('the wrong person', () => {
  const namesActor = calls.filter(({ call }) => call.who.actorField);
  test.for(namesActor)('$title answers 403 when the payload names another user as the actor', async ({ key, call }) => {
    const { browser, id } = await site.as('member');
    const input = goodInputs[key];
    expect(input, `a good input for ${key} is missing in this test`).toBeDefined();
    expect(await send(browser, call, { ...input, [call.who.actorField]: id + 1 })).toMatchObject({
      status: 403,
      answer: { code: 'not_allowed' },
    });
  });

  const forTeams = calls.filter(({ call }) => call.who.kind === 'team');
  test.for(forTeams)('$title is refused to another dealer’s owner', async ({ key, call }) => {
    const { browser, id } = await site.as('otherDealerOwner');
    const { id: dealerId } = await site.db
      .selectFrom('dealer_accounts')
      .select('id')
      .where('company_name', '=', 'Eclipse Motors')
      .executeTakeFirstOrThrow();
    expect(goodInputs[key], `a good input for ${key} is missing in this test`).toBeDefined();
    const actor = call.who.actorField ? { [call.who.actorField]: id } : {};
    const fields = { ...goodInputs[key], ...actor, [call.who.dealerField]: dealerId };
    const code = call.who.elsewhere ?? 'not_allowed';
    expect(await send(browser, call, fields)).toMatchObject({ answer: { code } });
  });
});

describe('a page rendered for another user than the session’s', () => {
  /** Logging in changes the user, whichever page it starts from. */
  const signIn = ['accounts.startSignIn', 'accounts.exchangeToken', 'accounts.authenticate'];
  const isPublic = ({ key, call }: (typeof calls)[number]) =>
    signIn.includes(key) || (call.who.kind === 'anyone' && call.address.method === 'GET');
  const whenStale = async (call: AnyCall) => {
    const { browser, id } = await site.as(call.who.kind === 'staff' ? call.who.roles[0] : 'member');
    const { status, answer } = await send(browser, call, {}, { 'x-acting-as': String(id + 1) });
    const session = await browser.fetch('/api/auth/check-session.php');
    return { status, code: answer.code, session: await session.json() };
  };

  test.for(calls.filter((one) => !isPublic(one)))('$title does nothing for it', async ({ call }) => {
    expect(await whenStale(call)).toMatchObject({
      status: 409,
      code: 'another_person',
      session: { authenticated: true },
    });
  });
  test.for(calls.filter(isPublic))('$title answers it like any other', async ({ call }) => {
    expect((await whenStale(call)).code).not.toBe('another_person');
  });
});

describe('malformed', () => {
  test.each(calls)('$title answers 400 to a field it does not know', async ({ call }) => {
    const { browser } = await site.as(call.who.kind === 'staff' ? call.who.roles[0] : 'dealerOwner');
    expect(await send(browser, call, { surprise: '1' })).toMatchObject({
      status: 400,
      answer: { code: 'bad_input', fields: { surprise: ['This field is not known'] } },
    });
  });
});

describe('shapes are closed', () => {
  test.each(calls)('$title', ({ call }) => {
    expect([...openPlaces(call.input, 'input'), ...openPlaces(call.output, 'output')]).toEqual([]);
  });
});

test('an unknown action answers 404 and never falls back to the bare call', async () => {
  const response = await site.visitor().browser.fetch(`/api/users.php?action=nope&id=${there.users}`);
  expect([response.status, await response.json()]).toEqual([
    404,
    { success: false, error: 'No such call', code: 'unknown_call' },
  ]);
});
