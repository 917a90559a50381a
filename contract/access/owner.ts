import { dealerEffects, type DealerStanding } from './standing.ts';
import { readingRights, teamRoleMay, type TeamRight, type TeamRole } from './team-rights.ts';

/** The owner of a thing: one person, or a dealer with its team. */
export type Owner = { person: number } | { dealer: number };

/** The acting user, and the team seat that gives access to their dealer's things. */
export interface Reach {
  userId: number;
  gameAccountId: number;
  team: Membership | null;
}

/** A seat on a dealer's team, with the dealer's standing. */
export interface Membership {
  dealerId: number;
  role: TeamRole;
  standing: DealerStanding;
}

/** A dealer's things also name a person, as contact or payer. The dealer is the owner then. */
export const ownerOf = ({ personId, dealerId }: { personId: number; dealerId: number | null }): Owner =>
  dealerId === null ? { person: personId } : { dealer: dealerId };

/** Owner of anything this user creates, unless they say otherwise: their dealer if they're on a team. */
export const ownerOfNew = ({ userId, team }: Reach): Owner =>
  ownerOf({ personId: userId, dealerId: team?.dealerId ?? null });

/** Whether it's theirs or their dealer's, regardless of what their role allows. */
export const reaches = ({ userId, team }: Reach, owner: Owner): boolean =>
  'person' in owner ? owner.person === userId : owner.dealer === team?.dealerId;

/** Checks the role. A suspended dealer's team can only read, and a closed dealer's team can do nothing. */
export const memberMay = ({ role, standing }: Pick<Membership, 'role' | 'standing'>, right: TeamRight): boolean => {
  const { portal } = dealerEffects[standing];
  return teamRoleMay(role, right) && portal !== 'gone' && (portal !== 'read_only' || readingRights.includes(right));
};

/** Users may do anything with their own things. With their dealer's things, their team role decides. */
export const mayFor = (reach: Reach, owner: Owner, right: TeamRight): boolean =>
  reaches(reach, owner) && ('person' in owner || (reach.team !== null && memberMay(reach.team, right)));
