import { expect, test } from 'vitest';
import { isRead, rolesDecidedIn } from './roles-check.ts';

const found = (text: string) => rolesDecidedIn('web/features/x.tsx', text);

test.each([
  `if (user.staff_role === 'admin') show();`,
  `const mayAct = me.role !== 'analyst';`,
  `return 'moderator' == actor.staffRole;`,
  `const isStaff = actor.staffRole !== null;`,
  `const handlers = ['support', 'moderator', 'admin'];`,
  `db.selectFrom('users').where('staff_role', '=', 'admin')`,
  `db.selectFrom('users').where('users.staff_role', 'in', ['support'])`,
  "sql`select id from users where staff_role in ('support', 'admin')`",
  "sql`${table} where staff_role = 'admin'`",
  `switch (user.staff_role) { case 'admin': break; }`,
  `if (member.role === 'owner') show();`,
  `const mayPay = user.team_role !== 'staff';`,
  `const leading = ['owner', 'admin'];`,
  `const Menu = () => <>{user.staff_role === 'support' && <Link />}</>;`,
])('found: %s', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  `if (staffRoleMay(user.staff_role, 'tickets.handle')) show();`,
  `db.selectFrom('users').where('staff_role', 'in', staffRights['users.roles'])`,
  `const names = { support: 'Support', admin: 'Admin' };`,
  `const badge = user.staff_role && <StaffBadge role={user.staff_role} />;`,
  `if (page === 'support') show();`,
  `if (isOwner(member.role)) show();`,
  'sql`update users set staff_role = ${role}`',
])('allowed: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('findings show the line number and the code', () => {
  expect(found(`const me = read();\nif (me.role === 'admin') show();`)).toEqual([`2: me.role === 'admin'`]);
});

test('product code is checked, but not the tables, tests or seeds', () => {
  const read = ['contract/pages.ts', 'server/features/staff/staff-roles.store.ts', 'web/pages/staff.tsx'];
  const notRead = [
    'contract/access/staff-rights.ts',
    'contract/access/team-rights.ts',
    'web/testing/write.ts',
    'web/pages/a.test.tsx',
    'demo/people.ts',
  ];
  expect([...read, ...notRead].filter(isRead)).toEqual(read);
});
