import { describe, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { namedCalls } from '../kit/routes.ts';
import { staffRoles, type StaffRole } from './who.ts';
import { staffMay, staffRights, staffRoleMay, type StaffRight } from './staff-rights.ts';

/** The access table of the product rules by role, repeated here on purpose. */
const counts: StaffRight[] = [
  'dashboard.read',
  'tickets.count',
  'users.count',
  'cars.count',
  'catalogue.read',
  'reports.count',
  'awards.read',
  'applications.count',
  'payments.total',
];
const support: StaffRight[] = [
  ...counts,
  'tickets.read',
  'cars.read',
  'reports.read',
  'reviews.read',
  'wanted.read',
  'applications.read',
  'dealers.read',
  'log.own',
  'tickets.handle',
  'users.read',
  'users.note',
  'cars.flag',
  'dealers.team',
  'payments.read',
  'sales.read',
];
const moderator: StaffRight[] = [
  ...support,
  'users.characters',
  'users.warn',
  'users.suspend',
  'cars.remove',
  'cars.restore',
  'reports.decide',
  'reviews.decide',
  'wanted.decide',
  'sales.decide',
  'awards.write',
  'awards.grant',
  'applications.decide',
  'dealers.suspend',
  'dealers.rename',
  'conversations.list',
  'conversations.read',
];
const product: Record<StaffRole, StaffRight[]> = {
  support,
  moderator,
  analyst: [...counts, 'log.count'],
  admin: [
    ...moderator,
    'users.ban',
    'users.roles',
    'catalogue.write',
    'applications.delete',
    'dealers.create',
    'dealers.owner',
    'dealers.extend',
    'payments.export',
    'payments.refund',
    'settings.write',
    'webhooks.write',
    'apiKeys.write',
    'log.read',
    'log.export',
    'log.count',
  ],
};

const rights = Object.keys(staffRights) as StaffRight[];

describe.each(staffRoles)('%s', (role) => {
  test.each(rights)(`%s matches the product rules`, (right) => {
    expect(staffRoleMay(role, right)).toBe(product[role].includes(right));
  });
});

test('users with no role or a dealer team role have no staff rights', () => {
  for (const right of rights)
    for (const role of [null, undefined, '', 'owner', 'manager', 'staff', 'Admin'])
      expect(staffRoleMay(role, right)).toBe(false);
});

test('every staff call names a right and allows exactly the roles that have it', () => {
  const forStaff = namedCalls(contract).filter(({ call }) => call.who.kind === 'staff');
  for (const { call } of forStaff) expect(call.who).toMatchObject(staffMay(call.who.right as StaffRight));
});
