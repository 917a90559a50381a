import type { TeamRight } from './team-rights.ts';

export const staffRoles = ['support', 'moderator', 'analyst', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Access to a call. Plain data, so the server enforces it, pages hide by it and the docs print it.
 * `actorField` names the payload field with the actor's id, which must match the session.
 */
export type Who = { actorField?: string } & (
  | { kind: 'anyone'; isSignIn?: true }
  | { kind: 'member' }
  | { kind: 'team'; dealerField: string; right: TeamRight; elsewhere?: 'dealer_not_found' }
  | { kind: 'staff'; right: string; roles: readonly StaffRole[] }
);

export const anyone = { kind: 'anyone' } as const satisfies Who;
/** Calls that log someone in. They ignore the user the page shows, because logging in changes that user. */
export const whoSignsIn = { kind: 'anyone', isSignIn: true } as const satisfies Who;
export const member = { kind: 'member' } as const satisfies Who;
/** `elsewhere` is the error for users who aren't on that dealer's team, if the spec requires one. */
export const team = (dealerField: string, right: TeamRight, { elsewhere }: { elsewhere?: 'dealer_not_found' } = {}) =>
  ({ kind: 'team', dealerField, right, ...(elsewhere && { elsewhere }) }) as const satisfies Who;

/** Adds the payload field that must name the acting user. */
export const actingAs = <W extends Who>(actorField: string, who: W) => ({ ...who, actorField });
export const self = (actorField: string) => actingAs(actorField, member);

/** One readable line for the docs and the access snapshot. */
export function accessText(who: Who): string {
  const as = who.actorField ? `, as ${who.actorField}` : '';
  switch (who.kind) {
    case 'team':
      return `team of ${who.dealerField} with ${who.right}${as}`;
    case 'staff':
      return `staff with ${who.right}: ${who.roles.join(', ')}${as}`;
    default:
      return `${who.kind}${as}`;
  }
}
