import type { Page } from '@playwright/test';
import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { calls, myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing } from './own-cars.ts';
import { personas } from './personas.ts';

interface Words {
  stars: string;
  title: string;
}

async function write(page: Page, carName: string, { stars, title }: Words): Promise<void> {
  await page.getByRole('button', { name: `Write a review of the sale of ${carName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  // By keyboard: the stars are one tab stop, and the arrow keys select.
  await dialog.getByRole('radio', { name: '1 star, poor' }).focus();
  await page.keyboard.press('Space');
  while (!(await dialog.getByRole('radio', { name: stars }).isChecked())) await page.keyboard.press('ArrowRight');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Comment').fill('Everything was as agreed.');
  await expectNoFindings(page, 'writing a review');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
}

test('reviews by buyer and seller are shown once both have written', async ({
  page: buyer,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const carName = 'Sold and praised';
  await become(personas.oneCharacter);
  await buyer.goto('/');
  const seller = await anotherPerson(browser, site, await sessionOf(personas.dealerManager));
  await seller.goto('/');
  const [buyerId, sellerId] = [await myId(buyer), await myId(seller)];
  const carId = await liveListing(seller, carName);
  const { sale } = await calls(seller).sales.complete({ car_id: carId, sale_price: 20_000, buyer_id: buyerId });
  await calls(buyer).sales.confirm({ id: sale.id, sale_price: 20_000 });

  await buyer.goto('/sales?side=bought');
  await write(buyer, carName, { stars: '4 stars, good', title: 'Quick and honest' });
  await expect(buyer.getByText('Not public yet')).toBeVisible();
  await seller.goto(`/user/${sellerId}?tab=reviews`);
  await expect(seller.getByText('Reviews you wrote')).toBeVisible();
  await expect(seller.getByText('Quick and honest')).toHaveCount(0);

  await seller.goto('/sales');
  await write(seller, carName, { stars: '5 stars, great', title: 'Paid at once' });
  await buyer.goto(`/user/${buyerId}?tab=reviews&stars=5`);
  const received = buyer.getByRole('article').filter({ hasText: 'Paid at once' });
  await expect(received.getByText('Seller Review')).toBeVisible();
  await expect(received.getByText('5 of 5 stars')).toBeAttached();
  await expectNoFindings(buyer, 'the reviews of a profile');
  await seller.goto(`/user/${sellerId}?tab=reviews`);
  const about = seller.getByRole('article', { name: /^Review by/ }).filter({ hasText: 'Quick and honest' });
  await expect(about.getByText('Buyer Review')).toBeVisible();
  await seller.context().close();
});
