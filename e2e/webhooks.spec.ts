import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

const isOlderThanTwoDays = (moment: string) => Date.now() - Date.parse(moment) > 2 * 86_400_000;

test('an admin sets up the price alert webhook, a dealer lowers a price, and the chat and the log have it', async ({
  page: ada,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const grace = await anotherPerson(browser, site, await sessionOf(personas.dealerOwner));
  await become(personas.admin);
  await ada.goto('/staff/webhooks?webhook=price-alert&cause=event');
  await ada.getByRole('button', { name: 'Edit Price alerts' }).click();
  const form = ada.getByRole('dialog', { name: 'Price alerts' });
  await form.getByRole('textbox', { name: 'Address' }).fill('https://chat.forecourt.example/hooks/price-alert');
  await form.getByRole('textbox', { name: 'Message' }).fill('{title} is down to {new_price}');
  await expect(form.getByRole('figure', { name: 'Preview' })).toContainText('2021 Karin Sultan is down to $38,000');
  await expectNoFindings(ada, 'the form of a webhook');
  await form.getByRole('button', { name: 'Save webhook' }).click();
  await ada.getByRole('button', { name: 'Test Price alerts' }).click();
  const results = ada.getByRole('dialog', { name: 'Webhook Test Results' });
  await expect(results.getByText(/^Delivered \(204\), after/)).toBeVisible();
  await results.getByRole('button', { name: 'Close' }).click();

  // A price counts as an earlier price after a day in public, which only the demo world's cars have.
  const { listings } = await calls(grace).cars.mine({ status: 'active' });
  const { id, title, price } = listings.find((one) => isOlderThanTwoDays(one.updated_at))!;
  const told = { webhook_id: 'price-alert', cause: 'event', status: 'delivered' } as const;
  const deliveries = async () => (await calls(ada).webhooks.deliveries(told)).total;
  // Other stories on this site may have lowered a price before.
  const before = await deliveries();
  const lower = price! - 100;
  await calls(grace).cars.update({ id, title: 'Cheaper @everyone today', price: lower });
  await expect.poll(deliveries).toBe(before + 1);

  await ada.getByRole('button', { name: 'Refresh' }).click();
  const row = ada.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').first();
  await expect(row).toContainText('Delivered (204)');
  await expectNoFindings(ada, 'the webhooks and what was sent');
  await row.getByRole('button', { name: /^Details/ }).click();
  await ada.getByText('Request').click();
  await expect(ada.getByRole('dialog', { name: 'Delivery' })).toContainText('"allowed_mentions"');

  await ada.goto('/demo/chat/price-alert');
  const latest = ada.getByRole('article').first();
  await expect(latest).toContainText(`is down to $${lower.toLocaleString('en-US')}`);
  expect(await latest.textContent()).not.toContain('@everyone');
  await calls(grace).cars.update({ id, title, price });
  await grace.context().close();
});
