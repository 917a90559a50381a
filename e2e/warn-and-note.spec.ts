import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

test('staff warn a user and note something about them, and the user reads the warning but never the note', async ({
  page: mia,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const yuki = await anotherPerson(browser, site, await sessionOf(personas.privateSeller));
  await become(personas.moderator);
  await yuki.goto('/notifications');
  await mia.goto(`/staff/users?person=${await myId(yuki)}`);
  const dialog = mia.getByRole('dialog');
  const note = 'Spoke about the two listings, she will delete one';
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await dialog.getByRole('textbox', { name: /^Note about/ }).fill(note);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('list', { name: 'Staff notes' }).getByText(note)).toBeVisible();
  await expectNoFindings(mia, 'a user with a staff note');

  await dialog.getByRole('link', { name: 'Warn' }).click();
  await mia.getByRole('textbox', { name: 'Warning' }).fill('Please list each car only once.');
  await expectNoFindings(mia, 'the form of a warning');
  await mia.getByRole('button', { name: 'Warn Yuki Tanaka' }).click();
  await expect(mia.getByText('Yuki Tanaka was warned')).toBeVisible();

  await expect(yuki.getByRole('main').getByText(/Please list each car only once\./)).toBeVisible();
  await expect(yuki.getByText(note)).toHaveCount(0);
  await expectNoFindings(yuki, 'a warning among the notifications');
  await yuki.context().close();
});
