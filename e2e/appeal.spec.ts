import { anotherPerson } from './another-person.ts';
import { calls, myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { chooseAccount, signInAs } from './sign-in.ts';

test('a suspended user appeals at login, gets a reply from a different staff member and is reinstated', async ({
  page,
  browser,
  site,
  sessionOf,
  complaints,
}) => {
  complaints.allow(/403.*\/api\/auth\/authenticate/);
  const mia = await anotherPerson(browser, site, await sessionOf(personas.moderator));
  const ada = await anotherPerson(browser, site, await sessionOf(personas.admin));
  const yuki = await anotherPerson(browser, site, await sessionOf(personas.privateSeller));
  const user_id = await myId(yuki);
  const until = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const reason = 'Offered real money for a car';
  await calls(mia).accounts.updateStatus({ user_id, status: 'suspended', until, reason });

  const decision = page.getByRole('region', { name: 'Staff decision' });
  await page.goto('/login');
  await chooseAccount(page, personas.privateSeller);
  await expect(page.getByRole('heading', { name: 'Yuki Tanaka is suspended' })).toBeVisible();
  await expect(decision).toContainText(reason);
  await decision.getByRole('button', { name: 'Appeal this decision' }).click();
  await decision.getByRole('textbox').fill('It was a joke among friends, and the other one says so too.');
  await page.reload();
  await decision.getByRole('button', { name: 'Appeal this decision' }).click();
  await expect(decision.getByRole('textbox')).toHaveValue(/^It was a joke/);
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision).toContainText('We’ve received your appeal');

  for (const staff of [mia, ada]) {
    await staff.goto('/staff/tickets?search=Yuki');
    await staff.getByRole('link', { name: /account suspended \(Yuki Tanaka\)/ }).click();
  }
  const atDesk = ada.getByRole('region', { name: 'Appealed decision' });
  await expect(mia.getByText('You made this decision, so a colleague has to handle the appeal.')).toBeVisible();
  await expect(mia.getByRole('button', { name: 'Reverse the decision' })).toBeHidden();
  await atDesk.getByRole('button', { name: 'Reverse the decision' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Reverse the decision' });
  await dialog.getByLabel(/^Reason/).fill('The other one confirms it.');
  await dialog.getByRole('button', { name: 'Reverse the decision' }).click();
  await expect(atDesk).toContainText('Appeal: decision reversed');

  await signInAs(page, personas.privateSeller);
  await expect(shell(page).accountMenu).toContainText('Hi, Yuki');
  await page.goto('/notifications');
  await expect(page.getByText(/The decision was reversed: The other one confirms it\./)).toBeVisible();
  for (const other of [yuki, mia, ada]) await other.context().close();
});
