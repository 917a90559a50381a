import { mayInvite, mayRemove, teamRoleMay, teamRoles, type TeamRight, type TeamRole } from '../access/team-rights.ts';
import { teamRoleNames } from './role-names.ts';

/** A sentence is about a colleague or addresses the reader. */
type Whose = 'their' | 'your';

/** Each right in words, after "can". A right without words doesn't compile. */
const abilities: Record<TeamRight, (role: TeamRole, whose: Whose) => string | null> = {
  'cars.read': () => 'see the inventory and the team',
  'cars.write': () => 'list and edit cars',
  'cars.sell': () => 'mark cars as sold',
  'messages.write': () => 'reply to messages',
  'offers.answer': () => 'respond to offers',
  // Seeing all sales includes their own.
  'sales.read_own': (role, whose) => (teamRoleMay(role, 'sales.read') ? null : `see ${whose} own sales`),
  'sales.read': () => 'see all sales',
  'analytics.read': () => 'see analytics',
  'cars.delete': () => 'delete cars',
  'cars.bulk': () => 'change many cars in one step',
  'cars.files': () => 'import and export cars',
  'reviews.respond': () => 'respond to reviews',
  'replies.write': () => 'edit saved replies',
  'team.invite': (role) => `invite and remove ${listed(invitedBy(role).map(plural))}`,
  'team.roles': () => 'change roles',
  'settings.write': () => 'edit the company’s settings and logo',
  'membership.pay': () => 'pay the membership',
  'cars.take_in': (_role, whose) => `move ${whose} own cars into the company`,
  'dealer.transfer': () => 'offer ownership to someone',
  'dealer.close': () => 'close the dealership',
};

const rights = Object.keys(abilities) as TeamRight[];
const rightsOf = (role: TeamRole) => rights.filter((right) => teamRoleMay(role, right));
const abilitiesOf = (role: TeamRole, whose: Whose): string[] =>
  rightsOf(role).flatMap((right) => abilities[right](role, whose) ?? []);

/** The reader's abilities in this role, for a sentence that starts with "you can": "list and edit cars, …". */
export const yourAbilities = (role: TeamRole): string => listed(abilitiesOf(role, 'your'));

/** Describes a role in a list of roles. A role that includes the next lower one only names what it adds. */
export function roleText(role: TeamRole): string {
  const own = abilitiesOf(role, 'their');
  const lower = teamRoles[teamRoles.indexOf(role) + 1];
  const includesLower = lower !== undefined && rightsOf(lower).every((right) => teamRoleMay(role, right));
  if (!includesLower) return `Can ${listed(own)}.`;
  const known = abilitiesOf(lower, 'their');
  const added = own.filter((ability) => !known.includes(ability));
  const everything = `Can do everything ${withArticle(lower)} can.`;
  return added.length === 0 ? everything : `${everything} Can also ${listed(added)}.`;
}

const invitedBy = (role: TeamRole) => teamRoles.filter((other) => mayInvite(role, other) && mayRemove(role, other));
const nameOf = (role: TeamRole) => teamRoleNames[role].toLowerCase();
const plural = (role: TeamRole) => `${nameOf(role)}s`;
const withArticle = (role: TeamRole) => `${/^[aeiou]/.test(nameOf(role)) ? 'an' : 'a'} ${nameOf(role)}`;
const listed = (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
