import { expectNoFindings } from './axe.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

test('the dock collapses on another page, keeps the draft, and Escape closes it', async ({ page, become }) => {
  await become(personas.oneCharacter);
  const { cars } = await calls(page).cars.list({});
  const theirs = cars.filter(({ dealer_id }) => dealer_id !== null);
  await page.goto(`/car/${theirs[0]!.id}`);
  const sendMessage = page.getByRole('button', { name: 'Send Message' }).first();
  await sendMessage.click();
  const dock = page.getByRole('dialog', { name: 'Messages' });
  const box = dock.getByRole('textbox', { name: /^Message to/ });
  await expect(box).toBeFocused();
  await box.fill('Could I see it');
  await expectNoFindings(page, 'the dock');

  // Send Message stays reachable.
  await sendMessage.click({ trial: true });

  await page.keyboard.press('Escape');
  await expect(dock).toBeHidden();
  await expect(sendMessage).toBeFocused();

  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(box).toHaveValue('Could I see it');
  await page.getByRole('link', { name: 'Browse Cars' }).first().click();
  await expect(page).toHaveURL(/\/browse/);
  await expect(dock).toBeHidden();
  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(box).toHaveValue('Could I see it');
});
