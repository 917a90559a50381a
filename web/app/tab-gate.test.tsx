import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import { openTabs, tabRow, tabs, type TabRule } from '@forecourt/contract/tabs.ts';
import { deskAnswers, ana, mia, sam } from '../testing/desk.ts';
import { calmDashboard } from '../testing/figures.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, johnny, maria, signedIn } from '../testing/people.ts';

const open = (address: string, user: SessionUser) => openApp(address, { ...deskAnswers, ...signedIn(user) });
const notFound = { name: 'This page is not on the lot' };

test('an old address without a tab redirects to its tab, and Back doesn’t return to it', async () => {
  const { here, router } = open('/staff?tab=tickets&ticket=42', mia);
  await waitFor(() => expect(here()).toBe('/staff/tickets?ticket=42'));
  expect(await screen.findByRole('heading', { name: 'Staff Portal' })).toBeTruthy();
  expect(router.history.length).toBe(1);
});

test('the dealer portal’s first tab has its own address and is the only one marked as current', async () => {
  const { here } = openApp('/dealer', { ...signedIn(maria), 'figures.dashboard': calmDashboard });
  const link = await screen.findByRole('link', { name: 'Dashboard', current: 'page' });
  expect(here()).toBe('/dealer');
  const marked = link.closest('ul')!.querySelectorAll('[aria-current="page"]');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Dashboard']);
});

test('an old address of another tab still works', async () => {
  const { here } = open('/dealer?tab=inventory&sort=oldest', maria);
  await waitFor(() => expect(here()).toBe('/dealer/inventory?sort=oldest'));
});

test.each([
  ['/staff/nope', notFound],
  // The rest is a company's id, whose page is public.
  ['/dealer/nope', { name: 'Dealer not found' }],
])('%s is not found, and nothing of a portal is shown', async (address, heading) => {
  open(address, { ...ada, is_dealer: true, dealer_account_id: 3, company_name: 'Eclipse', team_role: 'owner' });
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: /portal$/ })).toBeNull();
});

describe.each([sam, mia, ana, ada])('for $staff_role', (user) => {
  test.each(Object.entries<TabRule>(tabs.staff))(
    'the tab %s opens for a user with its permission, next to the others',
    async (_, rule) => {
      open(rule.path, user);
      const mayOpen = openTabs('staff', user).some(({ path }) => path === rule.path);
      const heading = mayOpen
        ? { name: /^(Staff|Admin) Portal$/ }
        : { name: `Your role doesn’t include ${rule.title}` };
      expect(await screen.findByRole('heading', heading)).toBeTruthy();
      if (!mayOpen) return;
      const links = await screen.findByRole('navigation', { name: 'Staff portal' });
      expect([...links.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(
        tabRow('staff', user).map(({ title }) => title),
      );
      expect(within(links).getByRole('link', { current: 'page' }).textContent).toBe(rowTitle(rule));
    },
  );
});

const rowTitle = ({ title, below }: TabRule) => (below ? tabs.staff[below as keyof typeof tabs.staff].title : title);

test('subtabs have their own row, and their tab is marked as current', async () => {
  open('/staff/users/awards', mia);
  const row = await screen.findByRole('navigation', { name: 'Users' });
  expect([...row.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent)).toEqual(['Awards']);
  expect(row.querySelector('a')?.textContent).toBe('All users');
});

test.each(['/staff/settings', '/staff/nope'])(
  'someone without a staff role learns nothing from %s',
  async (address) => {
    open(address, johnny);
    expect(await screen.findByRole('heading', notFound)).toBeTruthy();
    expect(screen.queryByText(/Your role/)).toBeNull();
  },
);

/** Pretends that a tab is for others. */
function onlyWith(tab: string, right: StaffRight) {
  const rule = (tabs.staff as Record<string, { right: StaffRight }>)[tab]!;
  const before = rule.right;
  rule.right = right;
  onTestFinished(() => void (rule.right = before));
}

test('a user without a tab’s permission reads that, with a link back, and nothing is fetched for it', async () => {
  onlyWith('tickets', 'settings.write');
  const { asked } = open('/staff/tickets?ticket=42', sam);
  expect(await screen.findByRole('heading', { name: 'Your role doesn’t include Tickets' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/staff');
  expect(asked.map(({ name }) => name).filter((name) => name.startsWith('tickets.'))).toEqual([]);
});

test('a user without any tab’s permission finds no portal', async () => {
  for (const tab of Object.keys(tabs.staff)) onlyWith(tab, 'settings.write');
  open('/staff', sam);
  expect(await screen.findByRole('heading', notFound)).toBeTruthy();
});
