import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leavesTeam } from '../../../testing/leave-team.ts';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { timePasses } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, theo: SignedIn, silas: SignedIn, grace: SignedIn, pia: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  // Two characters of one game account.
  [theo, silas] = [await site.as('firstCharacter'), await site.as('otherCharacter')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', grace.id);
  dealerId = (await seat.executeTakeFirstOrThrow()).dealer_account_id;
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  for (const { id } of [mara, kenji, theo, silas])
    await site.db.deleteFrom('dealer_team_members').where('user_id', '=', id).execute();
  await site.db.deleteFrom('team_events').execute();
});

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
const joins = ({ id }: SignedIn) =>
  site.db
    .insertInto('dealer_team_members')
    .values({ user_id: id, dealer_account_id: dealerId, role: 'staff' })
    .execute();
const sold = (seller: SignedIn, buyer: SignedIn) =>
  listed(seller).then((car_id) => code(seller.api.sales.complete({ car_id, buyer_id: buyer.id })));
const carStatuses = async () =>
  (await site.db.selectFrom('cars').select('status').execute()).map(({ status }) => status);

test('no one can buy from themselves or another of their characters', async () => {
  expect([await sold(mara, mara), await sold(theo, silas)]).toEqual(['own_buyer', 'own_buyer']);
  expect(await sold(theo, mara)).toBe('done');
  // The refused attempts sold nothing.
  expect((await carStatuses()).toSorted()).toEqual(['active', 'active', 'sold']);
});

test('team members cannot buy from their dealer with any of their characters', async () => {
  expect(await sold(grace, pia)).toBe('own_buyer');
  await joins(theo);
  expect([await sold(grace, theo), await sold(pia, silas)]).toEqual(['own_buyer', 'own_buyer']);
  expect(await sold(pia, kenji)).toBe('done');
});

test('naming such a buyer later is refused too', async () => {
  await joins(theo);
  const dealers = await sell(grace, await listed(grace));
  expect(await code(grace.api.sales.edit({ id: dealers, buyer_id: silas.id }))).toBe('own_buyer');
  const own = await sell(mara, await listed(mara));
  expect(await code(mara.api.sales.edit({ id: own, buyer_id: mara.id }))).toBe('own_buyer');
  expect(await code(mara.api.sales.edit({ id: own, buyer_id: silas.id }))).toBe('done');
});

test('a seller who left the team cannot be named as the buyer, with any character', async () => {
  await joins(theo);
  const id = await sell(theo, await listed(theo));
  await grace.api.dealers.removeTeamMember({ dealer_account_id: dealerId, user_id: theo.id });
  for (const own of [theo, silas]) expect(await code(grace.api.sales.edit({ id, buyer_id: own.id }))).toBe('own_buyer');
  expect(await code(grace.api.sales.edit({ id, buyer_id: kenji.id }))).toBe('done');
});

test('a buyer who joins the team before confirming, with any character, can dispute but not confirm', async () => {
  const [first, second] = [
    await sell(pia, await listed(pia), { buyer_id: kenji.id }),
    await sell(pia, await listed(pia), { buyer_id: silas.id }),
  ];
  await joins(kenji);
  await joins(theo);
  const [kenjiNow, silasNow] = [await site.as('otherMember'), silas];
  expect(await code(kenjiNow.api.sales.confirm({ id: first, sale_price: null }))).toBe('own_buyer');
  expect(await code(silasNow.api.sales.confirm({ id: second, sale_price: null }))).toBe('own_buyer');
  expect((await kenjiNow.api.sales.get({ id: first }))!.sale.may).toMatchObject({ confirm: false, dispute: true });
  expect(await code(silasNow.api.sales.dispute({ id: second, reason: 'Not so' }))).toBe('done');
});

test('a confirmed purchase stays confirmed when the buyer joins later, but they cannot agree to another amount', async () => {
  const id = await sell(pia, await listed(pia), { buyer_id: kenji.id, sale_price: 1000 });
  await kenji.api.sales.confirm({ id, sale_price: 1000 });
  const { sale } = await pia.api.sales.setAmount({ id, sale_price: 9000 });
  await joins(kenji);
  const proposed_id = sale.proposed!.id;
  expect(await code(kenji.api.sales.answerAmount({ id, proposed_id, agree: true }))).toBe('not_allowed');
  expect((await kenji.api.sales.get({ id }))!.sale).toMatchObject({ is_verified: true, sale_price: 1000 });
  expect(await code(kenji.api.sales.answerAmount({ id, proposed_id, agree: false }))).toBe('done');
});

test('a seller who leaves the team is still named as the seller but can no longer read the dealer’s sales', async () => {
  await joins(theo);
  const car_id = await listed(theo);
  const id = await sell(theo, car_id, { buyer_id: kenji.id });
  const another = await sell(pia, await listed(pia), { buyer_id: kenji.id });
  expect(await theo.api.sales.get({ id: another })).toBeNull();
  await grace.api.dealers.removeTeamMember({ dealer_account_id: dealerId, user_id: theo.id });
  expect(await theo.api.sales.get({ id })).toBeNull();
  expect(await code(theo.api.sales.withdraw({ id }))).toBe('sale_not_found');
  expect((await theo.api.sales.mine({})).sales).toEqual([]);
  await kenji.api.sales.confirm({ id, sale_price: null });
  expect((await grace.api.sales.get({ id }))!.sale).toMatchObject({ seller_name: 'Theo Varga', is_verified: true });
  expect(await site.visitor().api.sales.ofUser({ user_id: theo.id })).toMatchObject({
    sales: [{ id, dealer_name: 'Eclipse Motors' }],
  });
});

test('staff members see the dealer sales they made, other roles see all', async () => {
  const [ofPia, ofGrace] = [await sell(pia, await listed(pia)), await sell(grace, await listed(pia))];
  const ids = async (person: SignedIn) => new Set((await person.api.sales.mine({})).sales.map(({ id }) => id));
  expect(await ids(pia)).toEqual(new Set([ofPia]));
  expect(await ids(grace)).toEqual(new Set([ofPia, ofGrace]));
  expect(await ids(await site.as('dealerManager'))).toEqual(new Set([ofPia, ofGrace]));
  expect(await ids(await site.as('otherDealerOwner'))).toEqual(new Set());
  expect(await pia.api.sales.get({ id: ofGrace })).toBeNull();
  expect((await grace.api.sales.mine({})).sellers.map(({ name }) => name)).toEqual(['Grace Castellano', 'Pia Moreau']);
  expect((await pia.api.sales.mine({})).sellers).toEqual([]);
});

test('leaving the team for a minute does not make anyone a buyer, with any of their characters', async () => {
  await joins(theo);
  const asked = await sell(grace, await listed(grace), { buyer_id: kenji.id });
  await leavesTeam(site, theo);
  expect([await sold(grace, theo), await sold(pia, silas)]).toEqual(['own_buyer', 'own_buyer']);
  // A buyer who was named and then joined and left the team before confirming still can't confirm.
  await joins(kenji);
  await leavesTeam(site, kenji);
  const { sale } = (await kenji.api.sales.get({ id: asked }))!;
  expect(sale.may).toMatchObject({ confirm: false, dispute: true });
  expect(await code(kenji.api.sales.confirm({ id: asked, sale_price: sale.sale_price }))).toBe('own_buyer');
  // The restriction ends after a month.
  await timePasses(site, 31);
  expect([await sold(grace, theo), await sold(pia, silas)]).toEqual(['done', 'done']);
});
