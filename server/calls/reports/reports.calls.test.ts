import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let id: number;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  mara = await site.as('member');
  id = await listed(mara);
});
afterAll(() => site.close());

test('there is one open report per user and car, and a new one replaces it', async () => {
  const { api, id: reporter } = await site.as('otherMember');
  await Promise.all(Array.from({ length: 5 }, () => api.reports.reportCar({ car_id: id, reason: 'scam' })));
  await api.reports.reportCar({ car_id: id, reason: 'duplicate', details: 'Listed twice' });
  const reports = await site.db
    .selectFrom('car_reports')
    .select(['reporter_id', 'reason', 'details', 'status'])
    .execute();
  expect(reports).toEqual([{ reporter_id: reporter, reason: 'duplicate', details: 'Listed twice', status: 'open' }]);
});

test('no one can report their own car or a missing one', async () => {
  await expect(mara.api.reports.reportCar({ car_id: id, reason: 'scam' })).rejects.toMatchObject({ code: 'own_car' });
  await expect(mara.api.reports.reportCar({ car_id: 999_999, reason: 'scam' })).rejects.toMatchObject({
    code: 'car_not_found',
  });
});

test('nor with another character, whether the car is theirs or their dealer’s', async () => {
  const [theo, silas, grace] = await Promise.all([
    site.as('firstCharacter'),
    site.as('otherCharacter'),
    site.as('dealerOwner'),
  ]);
  const own = await listed(theo);
  await expect(silas.api.reports.reportCar({ car_id: own, reason: 'scam' })).rejects.toMatchObject({ code: 'own_car' });
  const dealers = await listed(grace);
  await silas.api.reports.reportCar({ car_id: dealers, reason: 'scam' });
  await site.db
    .insertInto('dealer_team_members')
    .columns(['user_id', 'dealer_account_id', 'role'])
    .expression((build) =>
      build
        .selectFrom('dealer_team_members')
        .select([build.val(theo.id).as('user_id'), 'dealer_account_id', build.val('staff').as('role')])
        .where('user_id', '=', grace.id),
    )
    .execute();
  await expect(silas.api.reports.reportCar({ car_id: dealers, reason: 'scam' })).rejects.toMatchObject({
    code: 'own_car',
  });
});
