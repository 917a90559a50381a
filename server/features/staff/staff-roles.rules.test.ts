import { expect, test } from 'vitest';
import { refuseRole, type StaffPerson } from './staff-roles.rules.ts';

const mara: StaffPerson = { id: 1, name: 'Mara Quinn', role: null, isLockedOut: false };

test('a role can be given, changed and removed', () => {
  expect(refuseRole(mara, 'admin', 0)).toBeNull();
  expect(refuseRole({ ...mara, role: 'support' }, 'moderator', 0)).toBeNull();
  expect(refuseRole({ ...mara, role: 'support' }, null, 0)).toBeNull();
});

test('the last admin cannot lose or change the role', () => {
  const admin: StaffPerson = { ...mara, role: 'admin' };
  expect(refuseRole(admin, null, 0)).toBe('last_admin');
  expect(refuseRole(admin, 'support', 0)).toBe('last_admin');
  expect(refuseRole(admin, null, 1)).toBeNull();
});

test('a locked-out user cannot get a role but can lose one', () => {
  const suspended: StaffPerson = { ...mara, isLockedOut: true };
  expect(refuseRole(suspended, 'support', 1)).toBe('shut_out');
  expect(refuseRole({ ...suspended, role: 'support' }, null, 1)).toBeNull();
});

test('setting the same role again is reported', () => {
  expect(refuseRole({ ...mara, role: 'admin' }, 'admin', 0)).toBe('unchanged');
  expect(refuseRole(mara, null, 0)).toBe('unchanged');
});
