import { limits } from '@forecourt/contract/kit/limits.ts';
import { expect, test } from 'vitest';
import { siteForThisTest } from '../../testing/site.ts';
import { firstIds } from '../../testing/world.ts';
import { networkOf, waitText } from './limits.ts';

test('too many uses are refused with a waiting time, and other users aren’t affected', async () => {
  const site = await siteForThisTest({ config: { rateLimits: true } });
  const second = await siteForThisTest({ config: { rateLimits: true }, on: site.database });
  const eager = await site.as('member');
  const calm = await site.as('otherMember');
  const numbers = { phone_number: '1', routing_number: '123456789' };

  for (let time = 0; time < limits.profile.times; time++) await eager.api.accounts.updateProfile(numbers);
  const refused = await eager.browser.fetch('/api/users.php?action=update_profile', {
    method: 'PUT',
    body: JSON.stringify(numbers),
    headers: { 'content-type': 'application/json' },
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringMatching(/wait \d+ minutes/),
  });
  await expect(calm.api.accounts.updateProfile(numbers)).resolves.toMatchObject({ success: true });

  const elsewhere = second.visitor();
  elsewhere.browser.cookies.set('forecourt_session', eager.browser.cookies.get('forecourt_session')!);
  await expect(
    elsewhere.api.accounts.updateProfile(numbers),
    'the other process counts together with the first',
  ).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('looking up one member after another is limited, and other users aren’t affected', async () => {
  const site = await siteForThisTest({ config: { rateLimits: true } });
  const [eager, calm] = [await site.as('member'), await site.as('otherMember')];
  const first = firstIds.users;
  for (let id = first; id < first + limits.people.times; id++) await eager.api.accounts.user({ id });
  await expect(eager.api.accounts.user({ id: first })).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await calm.api.accounts.user({ id: eager.id })).toMatchObject({ name: 'Mara Quinn' });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('of %s the limits count %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [600, '10 minutes'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
])('a wait of %i s is worded as %s', (seconds, wait) => {
  expect(waitText(seconds)).toBe(wait);
});
