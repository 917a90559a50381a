import { anotherPerson } from './another-person.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';
import { chooseAccount } from './sign-in.ts';

test('a buyer asks about a car and the dealer replies while both have the page open', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const dealer = await anotherPerson(browser, site, await sessionOf(personas.dealerOwner));
  const car = await liveListing(dealer, 'Sultan of the story');
  await become(personas.privateSeller);
  await page.goto(`/car/${car}`);
  await page.getByRole('button', { name: 'Send Message' }).first().click();
  const box = page.getByRole('textbox', { name: /^Message to/ });
  await box.fill('Is the Sultan still there?');
  await box.press('Enter');
  const thread = page.getByRole('region', { name: 'Messages with Eclipse Motors' });
  await expect(thread.getByText('Is the Sultan still there?')).toBeVisible();

  await dealer.goto('/messages');
  await dealer
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /Yuki Tanaka/ })
    .first()
    .click();
  await expect(dealer.getByText('Is the Sultan still there?').last()).toBeVisible();
  const answer = dealer.getByRole('textbox', { name: /^Message to/ });
  await answer.fill('It is. Come by tonight.');
  await answer.press('Enter');
  await expect(thread.getByText('It is. Come by tonight.')).toBeVisible();
  await expect(thread.getByText('Grace Castellano', { exact: true })).toBeVisible();

  // Unsent text survives a reload.
  await box.fill('See you at');
  await page.reload();
  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('See you at');
  await takeDown(dealer, car);
  await dealer.context().close();
});

test('a visitor who wants to write returns to the open conversation after logging in', async ({
  page,
  browser,
  site,
  sessionOf,
}) => {
  const dealer = await anotherPerson(browser, site, await sessionOf(personas.dealerOwner));
  const car = await liveListing(dealer, 'Sultan of the visitor');
  await page.goto(`/car/${car}`);
  await page.getByRole('button', { name: 'Send Message' }).first().click();
  await chooseAccount(page, personas.oneCharacter);
  await expect(page.getByRole('textbox', { name: 'Message to Eclipse Motors' })).toBeFocused();
  await expect(page).toHaveURL(`/car/${car}`);
  // Nothing was written, so it isn't in any list.
  await page.goto('/messages');
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(list.getByText('Sultan of the visitor')).toHaveCount(0);
  await takeDown(dealer, car);
  await dealer.context().close();
});

test('an invitation is declined in the message and stays declined', async ({ page, become }) => {
  await become(personas.threeCharacters);
  const { user } = await calls(page).accounts.checkSession({});
  const { conversations } = await calls(page).messaging.conversations({ user_id: user!.id });
  const invitation = conversations.find(({ last_message }) => last_message?.message_type === 'dealer_invitation');
  await page.goto(`/messages/${invitation!.id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog', { name: 'Decline this invitation?' }).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You have responded to this invitation')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have responded to this invitation')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});
