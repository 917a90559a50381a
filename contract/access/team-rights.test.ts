import { describe, expect, test } from 'vitest';
import {
  mayChangeRole,
  mayInvite,
  mayLeave,
  mayRemove,
  teamRights,
  teamRoleMay,
  teamRoles,
  type TeamRight,
  type TeamRole,
} from './team-rights.ts';

/** The product rules' table, repeated here on purpose: owner, admin, manager, staff. */
const table: Record<TeamRight, string> = {
  'cars.read': 'yes yes yes yes',
  'cars.write': 'yes yes yes yes',
  'cars.sell': 'yes yes yes yes',
  'cars.take_in': 'yes no no no',
  'messages.write': 'yes yes yes yes',
  'offers.answer': 'yes yes yes no',
  'replies.write': 'yes yes yes no',
  'sales.read_own': 'yes yes yes yes',
  'sales.read': 'yes yes yes no',
  'cars.delete': 'yes yes yes no',
  'cars.bulk': 'yes yes yes no',
  'cars.files': 'yes yes yes no',
  'analytics.read': 'yes yes yes no',
  'reviews.respond': 'yes yes yes no',
  'team.invite': 'yes yes yes no',
  'team.roles': 'yes yes no no',
  'settings.write': 'yes yes no no',
  'membership.pay': 'yes yes no no',
  'dealer.transfer': 'yes no no no',
  'dealer.close': 'yes no no no',
};

describe.each(Object.keys(teamRights) as TeamRight[])('%s', (right) => {
  test.each(teamRoles.map((role, index) => [role, table[right].split(' ')[index]] as const))('%s: %s', (role, cell) => {
    expect(teamRoleMay(role, right)).toBe(cell === 'yes');
  });

  test('an unknown role may only read', () => {
    expect(teamRoleMay('janitor', right)).toBe(right === 'cars.read');
    expect(teamRoleMay('', right)).toBe(right === 'cars.read');
    expect(teamRoleMay('constructor', right)).toBe(right === 'cars.read');
  });
});

/** For each role, the roles it may act on. */
const over = (may: (role: string, other: TeamRole) => boolean) =>
  Object.fromEntries([...teamRoles, 'janitor'].map((role) => [role, teamRoles.filter((other) => may(role, other))]));

test.each([
  ['invite', mayInvite],
  ['remove', mayRemove],
])('the roles each role may %s', (_name, may) => {
  expect(over(may)).toEqual({
    owner: ['admin', 'manager', 'staff'],
    admin: ['manager', 'staff'],
    manager: ['staff'],
    staff: [],
    janitor: [],
  });
});

test('the role changes each role may make', () => {
  const changes = teamRoles.flatMap((from) => teamRoles.map((to) => ({ from, to })));
  const open = (role: string) =>
    changes.filter((one) => mayChangeRole(role, one)).map(({ from, to }) => `${from} to ${to}`);
  expect(open('owner')).toEqual([
    'admin to owner',
    'admin to manager',
    'admin to staff',
    'manager to owner',
    'manager to admin',
    'manager to staff',
    'staff to owner',
    'staff to admin',
    'staff to manager',
  ]);
  expect(open('admin')).toEqual(['manager to staff', 'staff to manager']);
  for (const role of ['manager', 'staff', 'janitor']) expect(open(role)).toEqual([]);
});

test('everyone but the owner may leave', () => {
  expect(teamRoles.filter(mayLeave)).toEqual(['admin', 'manager', 'staff']);
});
