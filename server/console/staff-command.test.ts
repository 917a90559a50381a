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
])('%j is understood', (args, command) => {
  expect(readStaffCommand(args)).toEqual(command);
});

test.each([
  [['Mara Quinn'], '"Mara Quinn" is no staff role.'],
  [['Mara Quinn', 'owner'], '"owner" is no staff role.'],
  [['admin'], 'Who is to be admin?'],
  [['grant'], '"" is no staff role.'],
  [['revoke'], 'Whose role is to be taken away?'],
])('%j is answered with what is missing', (args, sentence) => {
  expect(readStaffCommand(args)).toEqual({ kind: 'help', sentence });
});
