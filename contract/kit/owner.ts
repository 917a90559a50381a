import { dealerEffects, type DealerStanding } from './standing.ts';
import { readingRights, teamRoleMay, type TeamRight, type TeamRole } from './team-rights.ts';

/** Whose a thing on the market is: one person's, or a dealer's with its team. */
export type Owner = { person: number } | { dealer: number };

/** Who acts, and by which role they also reach what is their dealer's. */
export interface Reach {
  userId: number;
  gameAccountId: number;
  team: Membership | null;
}

/** A seat on a dealer's team, and how the dealer stands. */
export interface Membership {
  dealerId: number;
  role: TeamRole;
  standing: DealerStanding;
}

/** Things of a dealer name a person too, as contact or as who paid: the dealer is the owner then. */
export const ownerOf = ({ personId, dealerId }: { personId: number; dealerId: number | null }): Owner =>
  dealerId === null ? { person: personId } : { dealer: dealerId };

/** To whom belongs what this person makes now: who is on a team works for the dealer. */
export const ownerOfNew = ({ userId, team }: Reach): Owner =>
  ownerOf({ personId: userId, dealerId: team?.dealerId ?? null });

/** It is theirs, or their dealer's, whatever their role lets them do with it. */
export const reaches = ({ userId, team }: Reach, owner: Owner): boolean =>
  'person' in owner ? owner.person === userId : owner.dealer === team?.dealerId;

/** By one's role; for a dealer that is suspended nobody does more than read, and for one that is closed nothing. */
export const memberMay = ({ role, standing }: Pick<Membership, 'role' | 'standing'>, right: TeamRight): boolean => {
  const { portal } = dealerEffects[standing];
  return teamRoleMay(role, right) && portal !== 'gone' && (portal !== 'read_only' || readingRights.includes(right));
};

/** What is one's own one may do everything with; what is the dealer's, by one's role on its team. */
export const mayFor = (reach: Reach, owner: Owner, right: TeamRight): boolean =>
  reaches(reach, owner) && ('person' in owner || (reach.team !== null && memberMay(reach.team, right)));
