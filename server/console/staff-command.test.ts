import { expect, test } from 'vitest';
import { readStaffCommand } from './staff-command.ts';

test.each([
  [[], { kind: 'list' }],
  [['list'], { kind: 'list' }],
  [['Mara Quinn', 'admin'], { kind: 'change', who: 'Mara Quinn', role: 'admin' }],
  [['Mara', 'Quinn', 'support'], { kind: 'change', who: 'Mara Quinn', role: 'support' }],
  [['grant', 'Mara Quinn', 'moderator'], { kind: 'change', who: 'Mara Quinn', role: 'moderator' }],
  [['12', 'analyst'], { kind: 'change', who: '12', role: 'analyst' }],
  [['revoke', 'Mara', 'Quinn'], { kind: 'change', who: 'Mara Quinn', role: null }],
])('understands %j', (args, command) => {
  expect(readStaffCommand(args)).toEqual(command);
});

test.each([
  [['Mara Quinn'], '"Mara Quinn" isn’t a staff role.'],
  [['Mara Quinn', 'owner'], '"owner" isn’t a staff role.'],
  [['admin'], 'Name the user to make admin.'],
  [['grant'], '"" isn’t a staff role.'],
  [['revoke'], 'Name the user whose role to revoke.'],
])('%j gets a message that says what is missing', (args, sentence) => {
  expect(readStaffCommand(args)).toEqual({ kind: 'help', sentence });
});
