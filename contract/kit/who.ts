import type { TeamRight } from './team-rights.ts';

export const staffRoles = ['support', 'moderator', 'analyst', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may make a call. Plain data, so the server enforces it, the pages hide by it and the docs print it.
 * `actorField` names an id in the payload that the documents send for the actor: it must agree with the session.
 */
export type Who = { actorField?: string } & (
  | { kind: 'anyone'; isSignIn?: true }
  | { kind: 'member' }
  | { kind: 'team'; dealerField: string; right: TeamRight; elsewhere?: 'dealer_not_found' }
  | { kind: 'staff'; right: string; roles: readonly StaffRole[] }
);

export const anyone = { kind: 'anyone' } as const satisfies Who;
/** Whoever signs in: whom the page shows makes no difference, for they become another by it. */
export const whoSignsIn = { kind: 'anyone', isSignIn: true } as const satisfies Who;
export const member = { kind: 'member' } as const satisfies Who;
/** `elsewhere` is what those hear who are not on that dealer's team, where the documents promise it. */
export const team = (dealerField: string, right: TeamRight, { elsewhere }: { elsewhere?: 'dealer_not_found' } = {}) =>
  ({ kind: 'team', dealerField, right, ...(elsewhere && { elsewhere }) }) as const satisfies Who;

/** `who`, with the payload field that must name the one who acts. */
export const actingAs = <W extends Who>(actorField: string, who: W) => ({ ...who, actorField });
export const self = (actorField: string) => actingAs(actorField, member);

/** One line for people: docs, the access snapshot. */
export function whoText(who: Who): string {
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
