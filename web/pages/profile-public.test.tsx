import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { maria, signedIn } from '../testing/people.ts';
import { nothingSaid, publicMaria } from '../testing/profiles.ts';

const said = {
  bio: 'Sells what she would drive.',
  website: 'https://marias.example',
  specialties: ['Classics', 'Manuals'],
  experience_years: 12,
  hides_as_buyer: true,
};
const open = (answers: Partial<Answers> = {}) =>
  openApp('/profile', {
    ...signedIn(maria),
    user: { ...publicMaria, rating: 4.5, total_reviews: 8 },
    ownPublicProfile: { success: true, profile: said },
    ...answers,
  });
const edit = async (opened: ReturnType<typeof open>) => {
  await opened.user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
  return screen.findByLabelText<HTMLTextAreaElement>('Bio');
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('shows what others see at a glance, and a link to it', async () => {
  open();
  const glance = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(glance.getByText('4.5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View public profile' }).getAttribute('href')).toBe('/user/12');
  const about = within(screen.getByRole('region', { name: 'About you' }));
  expect(await about.findByText(said.bio)).toBeTruthy();
  expect(about.getByText('12 years')).toBeTruthy();
  expect(about.getByText('Your name is hidden on cars you bought')).toBeTruthy();
});

test('saves everything together, and shows the saved values', async () => {
  const kept = {
    ...said,
    bio: 'New words',
    website: 'https://new.example',
    experience_years: 13,
    hides_as_buyer: false,
  };
  const opened = open({ updatePublicProfile: { success: true, profile: kept } });
  const { user, asked } = opened;
  const bio = await edit(opened);
  expect(document.activeElement).toBe(bio);
  await user.clear(bio);
  await user.type(bio, 'New words');
  await user.clear(field('Website'));
  await user.type(field('Website'), 'new.example');
  await user.clear(field('Years of experience'));
  await user.type(field('Years of experience'), '13');
  await user.click(screen.getByRole('checkbox', { name: 'Hide my name as a buyer' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('New words')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'updatePublicProfile')?.body).toEqual({ ...kept, user_id: maria.id });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit public profile' }));
});

test('specialties can be added and removed by keyboard alone', async () => {
  const opened = open({ updatePublicProfile: { success: true, profile: said } });
  const { user, asked } = opened;
  await edit(opened);
  const input = field('Specialties');
  await user.click(input);
  await user.keyboard('Off-road{Enter}classics{Enter}Film cars,');
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(4);
  await user.keyboard('{Backspace}');
  expect(input.value, 'the last one is in the field again').toBe('Film cars');
  await user.keyboard(' only{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove Manuals' }));
  expect(document.activeElement).toBe(input);
  await user.keyboard('Half-typed');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('button', { name: 'Edit public profile' });
  expect(asked.find(({ name }) => name === 'updatePublicProfile')?.body).toMatchObject({
    specialties: ['Classics', 'Off-road', 'Film cars only', 'Half-typed'],
  });
});

test('there’s no ninth specialty', async () => {
  const eight = Array.from({ length: 8 }, (_, at) => `No. ${at}`);
  const opened = open({ ownPublicProfile: { success: true, profile: { ...said, specialties: eight } } });
  await edit(opened);
  expect(field('Specialties').disabled).toBe(true);
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
});

test('invalid input is reported at its field before anything is sent, and typed text is kept', async () => {
  const opened = open();
  const { user, asked } = opened;
  await edit(opened);
  await user.clear(field('Website'));
  await user.type(field('Website'), 'javascript:alert(1)');
  await user.clear(field('Years of experience'));
  await user.type(field('Years of experience'), 'many');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/Please enter a web address/)).toBeTruthy();
  expect(screen.getByText('Please enter whole years, from 0 to 80')).toBeTruthy();
  expect(field('Website').value).toBe('javascript:alert(1)');
  expect(asked.some(({ name }) => name === 'updatePublicProfile')).toBe(false);
});

test('a failed save says so and keeps the typed text, and Cancel discards it', async () => {
  const opened = open({ updatePublicProfile: { fails: 'internal' } });
  const { user } = opened;
  const bio = await edit(opened);
  await user.type(bio, ' And more.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to update profile');
  expect(bio.value).toBe(`${said.bio} And more.`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(said.bio)).toBeTruthy();
});

test('an empty profile says so', async () => {
  open({ ownPublicProfile: { success: true, profile: nothingSaid } });
  expect(await screen.findByText('You haven’t written a bio yet.')).toBeTruthy();
});

test('a failed load offers Try again, and the rest of the page is shown', async () => {
  open({ ownPublicProfile: { fails: 'internal' }, user: { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your public profile' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Contact details' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
