import { anotherPerson } from './another-person.ts';
import { calls, myId } from './calls.ts';
import { test } from './fixtures.ts';
import { expectOutcome, onAPhone } from './outcome.ts';
import { liveListing } from './own-cars.ts';
import { personas } from './personas.ts';

test('after Become a Dealer, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
}) => {
  await onAPhone(page);
  await become(personas.otherPrivateSeller);
  await page.goto('/become-dealer');
  await page.getByLabel('Company Name').fill('Ortega Classics');
  await page.getByLabel('Business Type').selectOption({ index: 1 });
  await page.getByLabel('Phone').fill('555-0142');
  await page.getByLabel('Business Description').fill('Two of us restore classics in the old tyre shop.');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectOutcome(page, 'Become a Dealer', 'Application Submitted!');
  const { application } = await calls(page).applications.mine({});
  await calls(page).applications.withdraw({ id: application!.id });
});

test('after the forms of the profile, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
}) => {
  await onAPhone(page);
  await become(personas.otherPrivateSeller);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit public profile' }).click();
  await page.getByLabel('Bio').fill('Classics only.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectOutcome(page, 'public profile', 'Public profile saved');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Phone').fill('555-0143');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectOutcome(page, 'contact details', 'Changes saved');
});

test('after a ticket and its rating, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  await onAPhone(page);
  await become(personas.otherPrivateSeller);
  await page.goto('/support');
  await page.getByLabel('Subject').fill('A question about forms');
  await page.getByLabel('Category').selectOption({ label: 'Something else' });
  await page.getByLabel('Description').fill('Where does it go?');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expectOutcome(page, 'support ticket', 'Ticket created successfully!');

  const { tickets } = await calls(page).tickets.list({ user_id: await myId(page) });
  const id = tickets[0]!.id;
  const sam = await anotherPerson(browser, site, await sessionOf(personas.support));
  const reply = { ticket_id: id, user_id: await myId(sam), content: 'Into our queue.', status: 'resolved' } as const;
  await calls(sam).tickets.addResponse(reply);
  await sam.context().close();
  await page.goto(`/support/${id}`);
  await page.locator('label', { has: page.getByRole('radio', { name: /4/ }) }).click();
  await page.getByRole('button', { name: /rating/i }).click();
  await expectOutcome(page, 'ticket rating', 'Thank you for your rating');
});

test('after an appeal, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
  complaints,
}) => {
  // Others can't see a flagged listing.
  complaints.allow(/404.*\/car\//);
  await onAPhone(page);
  await become(personas.otherPrivateSeller);
  await page.goto('/');
  const id = await liveListing(page, 'Flagged and appealed');
  const mia = await anotherPerson(browser, site, await sessionOf(personas.moderator));
  await calls(mia).cars.updateStatus({ id, status: 'flagged', reason: 'It looks like another one' });
  await mia.context().close();
  await page.goto(`/car/${id}`);
  const decision = page.getByRole('region', { name: 'Staff decision' });
  await decision.getByRole('button', { name: 'Appeal this decision' }).click();
  await decision.getByRole('textbox').fill('It is the only one of its kind.');
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expectOutcome(page, 'appeal', 'Appeal sent');
});
