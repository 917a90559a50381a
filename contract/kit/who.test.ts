import { expect, test } from 'vitest';
import { teamRights, teamRoleMay, type TeamRight } from './who.ts';

test.each<[string, TeamRight[]]>([
  ['owner', ['read', 'write', 'delete', 'manage_team', 'manage_settings']],
  ['admin', ['read', 'write', 'delete', 'manage_team', 'manage_settings']],
  ['manager', ['read', 'write', 'delete', 'manage_team']],
  ['staff', ['read', 'write']],
  ['janitor', ['read']],
])('a team %s may exactly %j', (role, rights) => {
  expect(teamRights.filter((right) => teamRoleMay(role, right))).toEqual(rights);
});
