import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inRoot } from '../tools/repo.ts';
import { expectNoFindings } from './axe.ts';
import { calls, myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing } from './own-cars.ts';
import { personas } from './personas.ts';
import { printedPages } from './printed-pages.ts';

const onAPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const privateFacts = ['Dev Okafor', 'Yuki Tanaka', '$20,000'];

/** Opens the bill in the sales history, and returns its number. */
async function openBill(page: Page, title: string, side: 'sold' | 'bought'): Promise<string> {
  await page.goto(`/sales?side=${side}&search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: 'Bill of sale' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bill of sale' })).toBeVisible();
  await expectNames(page);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

async function expectNames(page: Page): Promise<void> {
  for (const fact of privateFacts) await expect(page.getByRole('main')).toContainText(fact);
}

async function expectNoNames(page: Page): Promise<void> {
  await expect(page.getByText('Genuine', { exact: true })).toBeVisible();
  await expect(page.getByText('2008 Karin Sultan').first()).toBeVisible();
  for (const fact of privateFacts) await expect(page.getByRole('main')).not.toContainText(fact);
}

/** Runs `npm run check-bill` and returns its output. Its exit code is 1 if the bill isn't genuine. */
async function check(file: string, keys: string): Promise<string> {
  const command = [inRoot('server/console/check-bill.ts'), file, '--keys', keys];
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(process.execPath, command, (_error, stdout) => resolve(stdout));
  return promise;
}

test('a verified sale has a bill that both sides hand out, anyone checks and no one can change', async ({
  page: visitor,
  newPerson,
  complaints,
}, info) => {
  const seller = await newPerson(personas.dealerManager, { permissions: ['clipboard-read', 'clipboard-write'] });
  const buyer = await newPerson(personas.privateSeller, onAPhone);
  const title = 'Sultan with a bill';
  await seller.goto('/terms');
  await buyer.goto('/terms');
  const car_id = await liveListing(seller, title);
  const amount = { sale_price: 20_000 };
  const { sale } = await calls(seller).sales.complete({ car_id, ...amount, buyer_id: await myId(buyer) });
  await calls(buyer).sales.confirm({ id: sale.id, ...amount });

  const number = await openBill(seller, title, 'sold');
  expect(await openBill(buyer, title, 'bought')).toBe(number);
  await expectNoFindings(buyer, 'a bill on a phone');

  await seller.getByRole('button', { name: 'Share' }).click();
  await seller.getByRole('menuitem', { name: 'Copy link with names and amount' }).click();
  await expect(seller.getByText('Link with names and amount copied')).toBeVisible();
  const link = await seller.evaluate(() => navigator.clipboard.readText());
  await visitor.goto(link);
  await expectNames(visitor);

  // The address of a number that doesn't exist is also the page for typing one from paper.
  complaints.allow(/404/);
  await visitor.goto('/bill/FC-2222222222');
  await expect(visitor.getByRole('heading', { name: 'Bill not found' })).toBeVisible();
  await expectNoFindings(visitor, 'an unknown number');
  await visitor.getByRole('textbox', { name: 'Bill number' }).fill(number.toLowerCase().replace('fc-', 'fc '));
  await visitor.getByRole('button', { name: 'Check bill' }).click();
  await expectNoNames(visitor);
  await expectNoFindings(visitor, 'a bill without names');

  await seller.getByRole('button', { name: 'Replace link' }).click();
  const question = seller.getByRole('dialog', { name: 'Replace the secret link?' });
  await question.getByRole('button', { name: 'Replace link' }).click();
  await expect(seller.getByText('Link replaced')).toBeVisible();
  await visitor.goto(link);
  await expectNoNames(visitor);

  const [download] = await Promise.all([
    seller.waitForEvent('download'),
    seller.getByRole('button', { name: 'Download file' }).click(),
  ]);
  const file = info.outputPath(`${number}.txt`);
  const forged = info.outputPath('forged.txt');
  const keys = info.outputPath('forecourt-keys.json');
  await download.saveAs(file);
  await writeFile(forged, (await readFile(file, 'utf8')).replace('amount: 20000', 'amount: 90000'));
  await writeFile(keys, await (await visitor.request.get('/.well-known/forecourt-keys.json')).body());
  expect(await check(file, keys)).toContain(`GENUINE. ${number} was issued by Forecourt`);
  expect(await check(forged, keys)).toContain('NOT GENUINE.');

  await seller.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await printedPages(seller)).toBe(1);
  await expect(seller.getByText(`Check this bill at`)).toContainText(`/bill/${number}`);
  await expect(seller.locator('.bill-sheet svg path').first()).toBeVisible();
  await expect(seller.getByRole('button')).toHaveCount(0);
});
