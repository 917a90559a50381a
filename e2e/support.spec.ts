import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { calls, myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

test('a ticket from the question to the rating, with a note that only staff see', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  await become(personas.privateSeller);
  await page.goto('/support');
  await page.getByLabel('Subject').fill('The gate does not open');
  await page.getByLabel('Category').selectOption({ label: 'Something else' });
  await page.getByLabel('Description').fill('I stand in front of it since noon.');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Ticket created successfully!')).toBeVisible();
  const { tickets } = await calls(page).tickets.list({ user_id: await myId(page) });
  const id = tickets[0]!.id;
  await page.goto(`/support/${id}`);
  await expect(page.getByText('We’ve received your ticket.')).toBeVisible();
  await page.getByLabel('Your reply').fill('Half a sentence that');

  const sam = await anotherPerson(browser, site, await sessionOf(personas.support));
  const staff = { api: calls(sam), id: await myId(sam) };
  const say = (content: string, more: object = {}) =>
    staff.api.tickets.addResponse({ ticket_id: id, user_id: staff.id, content, ...more });
  await say('He has the wrong key, I think', { is_internal: true });
  await say('Which gate is it?', { status: 'waiting_for_user' });
  await expect(page.getByText('Which gate is it?')).toBeVisible();
  await expect(page.getByText('We’re waiting for your reply')).toBeVisible();
  // The unsent text is still there.
  await expect(page.getByLabel('Your reply')).toHaveValue('Half a sentence that');
  await page.getByLabel('Your reply').fill('The one at the pier.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('list', { name: 'Thread' }).getByText('The one at the pier.')).toBeVisible();
  await say('It is open now.', { status: 'resolved' });
  await page.locator('label', { has: page.getByRole('radio', { name: /5/ }) }).click();
  await page.getByRole('button', { name: /rating/i }).click();
  await expect.poll(async () => (await calls(page).tickets.get({ id }))?.ticket.rating).toBe(5);
  await expect(page.getByText('wrong key')).toHaveCount(0);

  // A user on another page gets a notification that links to it.
  await page.goto('/terms');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await page.getByRole('button', { name: /^Notifications, \d\+? unread$/ }).click();
  await expect(panel.getByText('wrong key')).toHaveCount(0);
  const resolved = panel.getByRole('link', { name: 'Unread: Your ticket “The gate does not open” is resolved.' });
  await expect(resolved).toBeVisible();
  await expectNoFindings(page, 'notifications in the panel');
  await resolved.click();
  await expect(page).toHaveURL(`/support/${id}`);
  await expect(panel).toHaveCount(0);
  await expect.poll(async () => (await calls(page).notices.list({})).notices[0]).toMatchObject({ is_read: true });
  await sam.context().close();
});
