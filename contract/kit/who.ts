export const staffRoles = ['support', 'moderator', 'analyst', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const teamRoles = ['owner', 'admin', 'manager', 'staff'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const teamRights = ['read', 'write', 'delete', 'manage_team', 'manage_settings'] as const;
export type TeamRight = (typeof teamRights)[number];

/**
 * Who may make a call. Plain data, so the server enforces it, the pages hide by it and the docs print it.
 * `actorField` names an id in the payload that the documents send for the actor: it must agree with the session.
 */
export type Who = { actorField?: string } & (
  | { kind: 'anyone'; isSignIn?: true }
  | { kind: 'member' }
  | { kind: 'team'; dealerField: string; right: TeamRight }
  | { kind: 'staff'; roles: readonly StaffRole[] }
);

export const anyone = { kind: 'anyone' } as const satisfies Who;
/** Whoever signs in: whom the page shows makes no difference, for they become another by it. */
export const whoSignsIn = { kind: 'anyone', isSignIn: true } as const satisfies Who;
export const member = { kind: 'member' } as const satisfies Who;
export const team = (dealerField: string, right: TeamRight) =>
  ({ kind: 'team', dealerField, right }) as const satisfies Who;
export const staff = (...roles: StaffRole[]) => ({ kind: 'staff', roles }) as const satisfies Who;

/** `who`, with the payload field that must name the one who acts. */
export const actingAs = <W extends Who>(actorField: string, who: W) => ({ ...who, actorField });
export const self = (actorField: string) => actingAs(actorField, member);

/** What each role of a dealer's team may do (product rules, "Access"); an unknown role may only read. */
const rightsOfTeamRole: Record<TeamRole, readonly TeamRight[]> = {
  owner: teamRights,
  admin: teamRights,
  manager: ['read', 'write', 'delete', 'manage_team'],
  staff: ['read', 'write'],
};

export const teamRoleMay = (role: string, right: TeamRight): boolean =>
  (rightsOfTeamRole[role as TeamRole] ?? ['read']).includes(right);

/** One line for people: docs, the access snapshot. */
export function whoText(who: Who): string {
  const as = who.actorField ? `, as ${who.actorField}` : '';
  switch (who.kind) {
    case 'team':
      return `team of ${who.dealerField} with ${who.right}${as}`;
    case 'staff':
      return `staff: ${who.roles.join(', ')}${as}`;
    default:
      return `${who.kind}${as}`;
  }
}
