import type { Page } from '@playwright/test';
import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { calls, myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

// In one worker, so that each person logs in once for both.
test.describe.configure({ mode: 'default' });

async function ask(page: Page, subject: string): Promise<number> {
  const { tickets } = calls(page);
  const asked = { user_id: await myId(page), category_id: 1, subject, description: 'It began this morning.' };
  return (await tickets.create(asked)).ticket.id;
}

const thread = (page: Page) => page.getByRole('list', { name: 'Conversation' });

test('a ticket at the desk is assigned, noted, answered with a template, resolved and reopened by its user', async ({
  page: sam,
  become,
  browser,
  site,
  sessionOf,
}) => {
  // Three people, each in their own browser.
  const who = [sessionOf(personas.privateSeller), sessionOf(personas.moderator), become(personas.support)] as const;
  const [hers, mias] = await Promise.all(who);
  const yuki = await anotherPerson(browser, site, hers);
  const mia = await anotherPerson(browser, site, mias);
  const id = await ask(yuki, 'The lift does not come');

  await sam.goto('/staff/tickets?search=The+lift');
  await sam.getByRole('link', { name: 'The lift does not come' }).click();
  await sam.getByRole('button', { name: 'Assign to me' }).click();
  await expect(sam.getByText('Sam Whitlock (you)')).toBeVisible();

  await mia.goto(`/staff/tickets?ticket=${id}`);
  await mia.getByRole('textbox', { name: 'Reply to' }).fill('Half a sentence');
  await switchTo(sam, 'Internal note');
  await sam.getByRole('textbox', { name: 'Internal note' }).fill('She pressed the wrong button');
  await sam.getByRole('button', { name: 'Add note' }).click();
  await expect(thread(mia).getByText('She pressed the wrong button')).toBeVisible();

  await switchTo(sam, 'Reply to user');
  await sam.getByRole('button', { name: 'Templates' }).click();
  const template = sam.getByRole('button', { name: /^We’re looking into it/ });
  await expect(template).toBeVisible();
  // The hint is shown for only a few seconds, so she looks before he writes.
  await Promise.all([expect(mia.getByText('Sam is replying…')).toBeVisible(), template.click()]);
  await expect(sam.getByRole('textbox', { name: 'Reply to' })).toHaveValue(
    /^Hi Yuki Tanaka,[^]+“The lift does not come”/,
  );
  await expectNoFindings(sam, 'a ticket at the desk');
  await sam.getByRole('button', { name: 'Send and resolve' }).click();
  // It was the only one in his list.
  await expect(sam).toHaveURL(/\/staff\/tickets\?search=The\+lift$/);
  await sam.getByRole('link', { name: 'The lift does not come' }).click();
  await expect(mia.getByText('Sam replied while you were writing.')).toBeVisible();
  // Even two quick clicks don't send a second reply without asking.
  await mia.getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(mia.getByText('Sam has just replied. Send your reply too?')).toBeVisible();
  await expectNoFindings(mia, 'the question before a second answer');
  await mia.getByRole('button', { name: 'Not yet' }).click();
  await expect(mia.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Half a sentence');
  await expect(thread(mia).getByText('Half a sentence')).toHaveCount(0);

  await yuki.goto(`/support/${id}`);
  await expect(yuki.getByText('Thank you for contacting us about “The lift does not come”')).toBeVisible();
  await expect(yuki.getByText('She pressed the wrong button')).toHaveCount(0);
  await yuki.getByLabel('Your reply').fill('It still does not come.');
  await yuki.getByRole('button', { name: 'Send and reopen' }).click();
  await expect(thread(sam).getByText('It still does not come.')).toBeVisible();
  await expect(sam.getByLabel('Status')).toHaveValue('in_progress');
  await Promise.all([yuki, mia].map((one) => one.context().close()));
});

test('two tickets are assigned together, and impossible changes are listed with a reason', async ({
  page: sam,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const yuki = await anotherPerson(browser, site, await sessionOf(personas.privateSeller));
  await become(personas.support);
  for (const no of ['one', 'two']) await ask(yuki, `Of a pair: ${no}`);
  await sam.goto('/staff/tickets?search=Of+a+pair');
  await sam.getByRole('columnheader', { name: 'Created' }).getByRole('link').click();
  await expect(sam.getByRole('row').nth(1)).toContainText('Of a pair: two');
  await expectNoFindings(sam, 'the sorted list of tickets');
  const chosen = sam.getByRole('region', { name: 'Selected tickets' });
  const all = sam.getByRole('checkbox', { name: 'Select all on this page' });
  await all.check();
  await chosen.getByRole('button', { name: 'Resolve' }).click();
  await expect(sam.getByText('You can’t do this while the ticket is open')).toBeVisible();
  await all.check();
  await chosen.getByRole('button', { name: 'Assign' }).click();
  await sam.getByRole('button', { name: 'Assign to me' }).click();
  await expect(sam.getByText('2 tickets assigned to you')).toBeVisible();
  await expect(sam.getByRole('table').getByText('In Progress')).toHaveCount(2);
  await yuki.context().close();
});

test('a ticket is moved to another category and merged, and the desk is used with the keyboard', async ({
  page: sam,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const yuki = await anotherPerson(browser, site, await sessionOf(personas.privateSeller));
  await become(personas.support);
  const [kept, merged, last] = [
    await ask(yuki, 'By key: the fee'),
    await ask(yuki, 'By key: the fee again'),
    await ask(yuki, 'By key: the photo'),
  ];

  await sam.goto('/staff/tickets?search=By+key&sort=oldest');
  await expect(sam.getByRole('link', { name: 'By key: the fee', exact: true })).toBeVisible();
  await sam.keyboard.press('?');
  await expect(sam.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoFindings(sam, 'the list of keyboard shortcuts');
  await sam.keyboard.press('Escape');
  await sam.keyboard.press('j');
  await sam.keyboard.press('j');
  await expect(sam.getByRole('link', { name: 'By key: the fee again' })).toBeFocused();
  await sam.keyboard.press('Enter');
  await sam.getByLabel('Category').selectOption('Payments & Fees');
  await expect(thread(sam).getByText('moved this ticket from Account & Login to Payments & Fees')).toBeVisible();

  await sam.keyboard.press('d');
  const panel = sam.getByRole('dialog', { name: 'User Details' });
  await expect(panel.getByRole('link', { name: 'By key: the photo' })).toBeVisible();
  await expectNoFindings(sam, 'the user details next to a ticket');
  await sam.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await sam.getByRole('button', { name: 'Merge' }).click();
  await sam.getByRole('radio', { name: /By key: the fee/ }).check();
  await expect(sam.getByText('Yuki Tanaka will get one notification.')).toBeVisible();
  await expectNoFindings(sam, 'the question before a merge');
  await sam.getByRole('button', { name: 'Merge tickets' }).click();
  await expect(sam).toHaveURL(new RegExp(`ticket=${kept}$`));
  await expect(thread(sam).getByText('merged Ticket #', { exact: false })).toBeVisible();

  // Typed into a field, the same keys are text.
  await sam.keyboard.press('r');
  await sam.getByRole('textbox', { name: 'Reply to' }).pressSequentially('jkrnml?');
  await expect(sam.getByRole('textbox', { name: 'Reply to' })).toHaveValue('jkrnml?');
  await sam.getByRole('button', { name: 'Send and resolve' }).click();
  await expect(sam).toHaveURL(new RegExp(`ticket=${last}$`));

  await sam.keyboard.press('Control+k');
  const search = sam.getByRole('combobox', { name: 'Search people, cars and tickets' });
  await search.fill('yuki');
  await expect(sam.getByRole('option', { name: /Yuki Tanaka.*Account/ })).toBeVisible();
  await expectNoFindings(sam, 'the quick search');
  await search.fill(`#${merged}`);
  await expect(sam.getByRole('option').first()).toContainText('By key: the fee again');
  await search.press('ArrowDown');
  await search.press('ArrowUp');
  await search.press('Enter');
  await expect(sam.getByText('This ticket was merged. Everything is in')).toBeVisible();

  await yuki.goto(`/support/${merged}`);
  await yuki.getByRole('main').getByRole('link', { name: 'Ticket #' }).click();
  await expect(yuki.getByText('Our staff merged Ticket #')).toBeVisible();
  await yuki.context().close();
});

/** Clicks the text once it has stopped moving under a thread that has just grown. */
async function switchTo(page: Page, mode: string): Promise<void> {
  await page.locator('label', { hasText: mode }).click();
  await expect(page.getByRole('radio', { name: mode })).toBeChecked();
}
