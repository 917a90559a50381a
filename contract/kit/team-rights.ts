/** The roles on a dealer's team, the highest first. */
export const teamRoles = ['owner', 'admin', 'manager', 'staff'] as const;
export type TeamRole = (typeof teamRoles)[number];

const all = teamRoles;
const leading = ['owner', 'admin', 'manager'] as const satisfies TeamRole[];
const running = ['owner', 'admin'] as const satisfies TeamRole[];
const owner = ['owner'] as const satisfies TeamRole[];

/**
 * What each role may do for its dealer: the one table that calls, flows, pages and documents ask. Whom a role may
 * invite, remove or promote depends on the other's role too: `teamSeats` below.
 */
export const teamRights = {
  /** See the inventory and the team. */
  'cars.read': all,
  /** List, edit, price, reserve, renew, feature, pay for a listing. */
  'cars.write': all,
  'cars.sell': all,
  'messages.write': all,
  'sales.read_own': all,
  'sales.read': leading,
  /** Delete and restore, change many at once, CSV import and export. */
  'cars.delete': leading,
  'cars.bulk': leading,
  'cars.files': leading,
  'analytics.read': leading,
  'reviews.respond': leading,
  'team.invite': leading,
  'team.roles': running,
  /** Description, opening hours, logo. */
  'settings.write': running,
  'membership.pay': running,
  'dealer.transfer': owner,
  'dealer.close': owner,
} as const satisfies Record<string, readonly TeamRole[]>;

export type TeamRight = keyof typeof teamRights;

/** What changes nothing. */
export const readingRights: readonly TeamRight[] = ['cars.read', 'sales.read_own', 'sales.read', 'analytics.read'];

/** A role nobody knows, of an earlier or later version, may look and nothing else. */
const rightsOfUnknown: readonly TeamRight[] = ['cars.read'];

export const teamRoleMay = (role: string, right: TeamRight): boolean =>
  isTeamRole(role) ? (teamRights[right] as readonly TeamRole[]).includes(role) : rightsOfUnknown.includes(right);

const isTeamRole = (role: string): role is TeamRole => (teamRoles as readonly string[]).includes(role);

/** Nobody becomes owner by an invitation: ownership is handed over by who has it. */
export const invitedRoles = ['admin', 'manager', 'staff'] as const satisfies TeamRole[];
export type InvitedRole = (typeof invitedRoles)[number];

/**
 * Who decides over whom on a team. Inviting and removing depend on the other's role; a change of role needs the say
 * over both roles, the one somebody has and the one they get.
 */
export const teamSeats = {
  invite: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin'], admin: ['owner'], owner: [] },
  remove: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin'], admin: ['owner'], owner: [] },
  change: { staff: ['owner', 'admin'], manager: ['owner', 'admin'], admin: ['owner'], owner: ['owner'] },
} as const satisfies Record<string, Record<TeamRole, readonly TeamRole[]>>;

const includes = (roles: readonly TeamRole[], role: string) => (roles as readonly string[]).includes(role);

export const mayInvite = (role: string, invited: TeamRole): boolean => includes(teamSeats.invite[invited], role);
export const mayRemove = (role: string, removed: TeamRole): boolean => includes(teamSeats.remove[removed], role);

/** To `owner` is the transfer of ownership. An owner gets another role by that alone, so nobody changes theirs. */
export const mayChangeRole = (role: string, { from, to }: { from: TeamRole; to: TeamRole }): boolean =>
  from !== 'owner' && from !== to && includes(teamSeats.change[from], role) && includes(teamSeats.change[to], role);

/** There is exactly one of a dealer. */
export const isOwner = (role: string): boolean => role === 'owner';

/** Everybody but the owner may go; the owner hands the dealership over first, or closes it. */
export const mayLeave = (role: string): boolean => !isOwner(role);
