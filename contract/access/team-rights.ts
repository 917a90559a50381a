/** The roles on a dealer's team, highest first. */
export const teamRoles = ['owner', 'admin', 'manager', 'staff'] as const;
export type TeamRole = (typeof teamRoles)[number];

const all = teamRoles;
const leading = ['owner', 'admin', 'manager'] as const satisfies TeamRole[];
const running = ['owner', 'admin'] as const satisfies TeamRole[];
const owner = ['owner'] as const satisfies TeamRole[];

/**
 * Each role's rights for its dealer, in one table for calls, flows, pages and documents. Inviting, removing and
 * promoting also depend on the other member's role: see `teamSeats` below.
 */
export const teamRights = {
  /** See the inventory and the team. */
  'cars.read': all,
  /** List, edit, price, reserve, renew, feature, pay for a listing. */
  'cars.write': all,
  'cars.sell': all,
  /** Move their own private car into the company. */
  'cars.take_in': owner,
  'messages.write': all,
  /** Accept, decline and counter offers, and release a car reserved for a buyer. */
  'offers.answer': leading,
  /** Create, change and delete saved replies. */
  'replies.write': leading,
  'sales.read_own': all,
  'sales.read': leading,
  /** Delete and restore, bulk changes, CSV import and export. */
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

/** Rights that change nothing. */
export const readingRights: readonly TeamRight[] = ['cars.read', 'sales.read_own', 'sales.read', 'analytics.read'];

/** An unknown role, from an older or newer version, may only look. */
const rightsOfUnknown: readonly TeamRight[] = ['cars.read'];

export const teamRoleMay = (role: string, right: TeamRight): boolean =>
  isTeamRole(role) ? (teamRights[right] as readonly TeamRole[]).includes(role) : rightsOfUnknown.includes(right);

const isTeamRole = (role: string): role is TeamRole => (teamRoles as readonly string[]).includes(role);

/** No one becomes owner by invitation. The owner transfers ownership. */
export const invitedRoles = ['admin', 'manager', 'staff'] as const satisfies TeamRole[];
export type InvitedRole = (typeof invitedRoles)[number];

/**
 * Which roles may act on which on a team. Inviting and removing depend on the other member's role. Changing a role
 * requires control over both the old and the new role.
 */
export const teamSeats = {
  invite: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin'], admin: ['owner'], owner: [] },
  remove: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin'], admin: ['owner'], owner: [] },
  change: { staff: ['owner', 'admin'], manager: ['owner', 'admin'], admin: ['owner'], owner: ['owner'] },
} as const satisfies Record<string, Record<TeamRole, readonly TeamRole[]>>;

const includes = (roles: readonly TeamRole[], role: string) => (roles as readonly string[]).includes(role);

export const mayInvite = (role: string, invited: TeamRole): boolean => includes(teamSeats.invite[invited], role);
export const mayRemove = (role: string, removed: TeamRole): boolean => includes(teamSeats.remove[removed], role);

/** A change to `owner` transfers ownership. An owner's role changes only that way. */
export const mayChangeRole = (role: string, { from, to }: { from: TeamRole; to: TeamRole }): boolean =>
  from !== 'owner' && from !== to && includes(teamSeats.change[from], role) && includes(teamSeats.change[to], role);

/** Each dealer has exactly one owner. */
export const isOwner = (role: string): boolean => role === 'owner';

/** Everyone but the owner may leave. The owner transfers or closes the dealership first. */
export const mayLeave = (role: string): boolean => !isOwner(role);
