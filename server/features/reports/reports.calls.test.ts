import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';

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

test('one open report per person and car; saying more replaces it', async () => {
  const { api, id: reporter } = await site.as('otherMember');
  await Promise.all(Array.from({ length: 5 }, () => api.reports.reportCar({ car_id: id, reason: 'scam' })));
  await api.reports.reportCar({ car_id: id, reason: 'duplicate', details: 'Listed twice' });
  const reports = await site.db
    .selectFrom('car_reports')
    .select(['reporter_id', 'reason', 'details', 'status'])
    .execute();
  expect(reports).toEqual([{ reporter_id: reporter, reason: 'duplicate', details: 'Listed twice', status: 'open' }]);
});

test('nobody reports their own car or one that is not there', async () => {
  await expect(mara.api.reports.reportCar({ car_id: id, reason: 'scam' })).rejects.toMatchObject({ code: 'own_car' });
  await expect(mara.api.reports.reportCar({ car_id: 999_999, reason: 'scam' })).rejects.toMatchObject({
    code: 'car_not_found',
  });
});
