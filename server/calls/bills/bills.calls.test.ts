import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, theo: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji, theo] = [await site.as('member'), await site.as('otherMember'), await site.as('firstCharacter')];
});
afterAll(() => site.close());

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

/** The number of a bill that Mara and Kenji share. */
async function billNumber(): Promise<string> {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id, sale_price: 40_123 });
  return (await kenji.api.sales.confirm({ id, sale_price: 40_123 })).sale.bill_number!;
}

test('a replaced link stops showing names right away, whichever side replaced it, and a wrong key is no better than none', async () => {
  const number = await billNumber();
  const showsNames = async (key: string) =>
    (await site.visitor().api.bills.get({ number, key }))!.bill.details?.buyer === 'Kenji Mori';
  const first = (await kenji.api.bills.get({ number }))!.bill.link_key!;
  expect(await showsNames(first)).toBe(true);
  const second = (await mara.api.bills.replaceLink({ number })).link_key;
  expect(second).not.toBe(first);
  expect([await showsNames(first), await showsNames(second)]).toEqual([false, true]);
  const third = (await kenji.api.bills.replaceLink({ number })).link_key;
  for (const wrong of [second, '', 'x', third.slice(0, -1), `${third}A`]) expect(await showsNames(wrong)).toBe(false);
});

test('an unknown, a mistyped and a private thing answer alike', async () => {
  const number = await billNumber();
  const unknown = 'FC-2222222222';
  const visitor = site.visitor();
  for (const one of [unknown, 'nonsense', `${number}2`])
    expect(await visitor.api.bills.get({ number: one })).toBeNull();
  const answers = await Promise.all(
    [unknown, 'nonsense', number].map(async (one) => {
      const response = await visitor.browser.fetch(`/api/bills.php?action=file&number=${one}`);
      return [response.status, await response.text()];
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  for (const one of [unknown, 'nonsense', number])
    expect(await code(theo.api.bills.replaceLink({ number: one }))).toBe('bill_not_found');
});

test('guessing numbers is limited', async () => {
  const limited = await siteForThisTest({ config: { rateLimits: true } });
  const { api } = limited.visitor();
  const codes = new Set<string>();
  for (let guess = 0; guess < 130; guess++) codes.add(await code(api.bills.get({ number: `FC-${guess}` })));
  expect(codes).toContain('too_many_requests');
});
