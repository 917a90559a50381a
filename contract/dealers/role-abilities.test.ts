import { expect, test } from 'vitest';
import { teamRights, teamRoleMay, teamRoles, type TeamRight, type TeamRole } from '../access/team-rights.ts';
import { roleText, yourAbilities } from './role-abilities.ts';

test('each role is described by what it adds to the one below', () => {
  expect(Object.fromEntries(teamRoles.map((role) => [role, roleText(role)]))).toEqual({
    owner:
      'Can do everything an administrator can. Can also invite and remove administrators, managers, and staff members, move their own cars into the company, offer ownership to someone, and close the dealership.',
    admin:
      'Can do everything a manager can. Can also invite and remove managers and staff members, change roles, edit the company’s settings and logo, and pay the membership.',
    manager:
      'Can do everything a staff member can. Can also respond to offers, see all sales, see analytics, delete cars, change many cars in one step, import and export cars, respond to reviews, edit saved replies, and invite and remove staff members.',
    staff:
      'Can see the inventory and the team, list and edit cars, mark cars as sold, reply to messages, and see their own sales.',
  });
});

/** A word that appears exactly if the role has the right. */
const telling: Record<TeamRight, string> = {
  'cars.read': 'see the inventory',
  'cars.write': 'edit cars',
  'cars.sell': 'as sold',
  'messages.write': 'messages',
  'offers.answer': 'offers',
  'sales.read_own': 'sales',
  'sales.read': 'all sales',
  'cars.delete': 'delete cars',
  'cars.bulk': 'many cars',
  'cars.files': 'import',
  'analytics.read': 'analytics',
  'reviews.respond': 'reviews',
  'replies.write': 'saved replies',
  'team.invite': 'invite',
  'team.roles': 'change roles',
  'settings.write': 'settings',
  'membership.pay': 'membership',
  'cars.take_in': 'into the company',
  'dealer.transfer': 'offer ownership',
  'dealer.close': 'close the dealership',
};

test.each(teamRoles)('an invited %s reads about each right they’ll have, and about no other', (role: TeamRole) => {
  for (const right of Object.keys(teamRights) as TeamRight[])
    expect(yourAbilities(role).includes(telling[right]), right).toBe(teamRoleMay(role, right));
  expect(yourAbilities(role)).not.toContain('their');
});
