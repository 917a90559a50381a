import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana } from '../testing/desk.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';

const answers = {
  'tickets.analytics': {
    success: true as const,
    totals: {
      tickets: 12,
      resolved: 8,
      waiting: 2,
      waiting_for_user: 1,
      closed_unresolved: 1,
      first_response_minutes: 47,
      resolve_minutes: 815,
      rating: 4.5,
    },
    by_day: [{ day: '2026-11-15', created: 7, resolved: 6 }],
    targets: [],
    by_category: [],
    by_person: [],
    ratings: [],
  },
  'cars.staffStats': {
    success: true as const,
    total_cars: 312,
    by_status: { pending: 0, active: 290, reserved: 4, sold: 10, expired: 3, flagged: 4, removed: 1 },
    featured_cars: 9,
    dealer_cars: 120,
    private_cars: 192,
    reported_cars: 2,
  },
  'staff.reportFigures': {
    success: true as const,
    by_kind: [
      { kind: 'car' as const, open: 2, upheld: 3, dismissed: 1 },
      { kind: 'conversation' as const, open: 0, upheld: 1, dismissed: 0 },
      { kind: 'review' as const, open: 1, upheld: 0, dismissed: 4 },
    ],
    by_reason: [{ kind: 'car' as const, reason: 'wrong_facts', reports: 6 }],
  },
  'staff.dealerFigures': {
    success: true as const,
    applications: {
      total: 9,
      by_status: { pending: 2, approved: 4, declined: 2, withdrawn: 1 },
      by_type: [{ business_type: 'specialty' as const, applications: 9 }],
      decided_in_hours: 30.4,
      oldest_pending_hours: 96,
    },
    dealers: { total: 5, active: 3, suspended: 1, expired: 0, closed: 1 },
  },
  'staff.logFigures': {
    success: true as const,
    total: 7,
    by_action: [{ action_type: 'suspend_user', entries: 7 }],
    by_day: [{ day: '2026-11-15', entries: 7 }],
  },
};

test.each([
  ['/staff/tickets', 'Ticket analytics', ['47 min'], 'tickets.analytics', 'tickets.supportHours'],
  ['/staff/tickets?ticket=42', 'Ticket analytics', ['47 min'], 'tickets.analytics', 'tickets.supportHours'],
  ['/staff/cars', 'Cars', ['312', '290'], 'cars.staffStats'],
  ['/staff/cars/reports', 'Reports', ['2 open · 3 upheld · 1 dismissed', 'Wrong facts'], 'staff.reportFigures'],
  ['/staff/dealers', 'Applications', ['30 h', 'oldest: 4 d', 'Specialty'], 'staff.dealerFigures'],
  ['/staff/log/figures', 'Log statistics', ['Suspend user'], 'staff.logFigures'],
] as const)('at %s an analyst sees figures, and nothing else is fetched', async (address, title, texts, ...calls) => {
  const { asked } = openApp(address, { ...signedIn(ana), ...answers });
  await screen.findByRole('heading', { name: title });
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button')).toBeNull();
  expect(main.queryByText('By staff member')).toBeNull();
  const ofStaff = asked
    .map(({ name }) => name)
    .filter((name) => /^(tickets|cars|reports|applications|dealers|staff)\./.test(name));
  expect(new Set(ofStaff)).toEqual(new Set(calls));
});

test('an analyst’s tabs show only figures', async () => {
  openApp('/staff/cars', { ...signedIn(ana), ...answers });
  const tabs = within(await screen.findByRole('navigation', { name: 'Staff portal' }));
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/staff',
    '/staff/tickets',
    '/staff/users',
    '/staff/cars',
    '/staff/dealers',
    '/staff/payments',
    '/staff/log/figures',
  ]);
});
