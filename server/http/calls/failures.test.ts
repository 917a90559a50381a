import { expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { siteForThisTest } from '../../../testing/site.ts';
import { beingChanged, waitsFor } from '../../../testing/waits-for.ts';

test('after a deadlock, the cancelled call is asked to try again in a moment, and can', async () => {
  const site = await siteForThisTest();
  await emptyMarket(site);
  const mara = await site.as('member');
  const id = await listed(mara);
  const remove = () =>
    mara.browser.fetch('/api/cars.php?action=change', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, transition: 'delete' }),
    });
  let answer: Response | undefined;
  // The call has locked the car and waits for its seller. PostgreSQL cancels the first one to wait, which is the call.
  const asked = async () => (answer = await remove());
  expect(await waitsFor(site, beingChanged('users', mara.id), asked, beingChanged('cars', id))).toBe(true);
  expect(answer!.status).toBe(503);
  expect(Number(answer!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer!.json()).toMatchObject({ code: 'unavailable' });
  expect((await remove()).status).toBe(200);
});
