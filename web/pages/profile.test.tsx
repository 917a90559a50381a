import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storedUserKey } from '../features/accounts/stored-user.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, johnny, kenji, signedIn, signedOut } from '../testing/people.ts';

test('shows known values and names missing ones', async () => {
  openApp('/profile', signedIn(kenji));
  expect(await screen.findAllByText('Not provided')).toHaveLength(2);
  expect(screen.getByText('March 2, 2026')).toBeTruthy();
});

test('shows the staff role', async () => {
  openApp('/profile', signedIn(ada));
  expect((await screen.findAllByText('Admin')).length).toBeGreaterThan(0);
});

test('saves changed and cleared numbers', async () => {
  const changed = { ...johnny, phone_number: '42', routing_number: null };
  const { user, asked } = openApp('/profile', { ...signedIn(johnny), updateProfile: { success: true, user: changed } });
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone Number');
  expect(phone.value).toBe('5550188');
  await user.clear(phone);
  await user.type(phone, '4 2');
  await user.clear(screen.getByLabelText('Routing Number'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Not provided')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'updateProfile')?.body).toEqual({
    phone_number: '42',
    routing_number: '',
    user_id: johnny.id,
  });
});

test('a failed save says so and keeps the typed text, and Cancel discards it', async () => {
  const { user } = openApp('/profile', { ...signedIn(johnny), updateProfile: { fails: 'internal' } });
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone Number');
  await user.clear(phone);
  await user.type(phone, '42');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to update profile');
  expect(phone.value).toBe('42');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('555-0188')).toBeTruthy();
});

test('Cancel and saving return the focus to Edit Profile', async () => {
  const { user } = openApp('/profile', { ...signedIn(johnny), updateProfile: { success: true, user: johnny } });
  for (const name of ['Cancel', 'Save Changes']) {
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    expect(document.activeElement).toBe(await screen.findByLabelText('Phone Number'));
    await user.click(screen.getByRole('button', { name }));
    const edit = await screen.findByRole('button', { name: 'Edit Profile' });
    expect(document.activeElement).toBe(edit);
  }
});

test('an ended session is renewed in another tab, and nothing typed is lost', async () => {
  const { user, answers } = openApp('/profile', { ...signedIn(johnny), updateProfile: { fails: 'sign_in_required' } });
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone Number');
  await user.clear(phone);
  await user.type(phone, '42');
  answers.checkSession = signedOut.checkSession;
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const logIn = await screen.findByRole('link', { name: /^Log In/ });
  expect(logIn.getAttribute('target')).toBe('_blank');
  expect(logIn.getAttribute('href')).toMatch(/^\/login\?returnUrl=/);

  // The other tab finds that the session has ended and notifies this one.
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: storedUserKey })));
  expect((await screen.findByLabelText<HTMLInputElement>('Phone Number')).value).toBe('42');

  answers.checkSession = { authenticated: true, user: johnny };
  answers.updateProfile = { success: true, user: { ...johnny, phone_number: '42' } };
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Log In/ })).toBeNull());
  expect(phone.value).toBe('42');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('42')).toBeTruthy();
});
