import { useMutation, useQuery } from '@tanstack/react-query';
import type { Invitation, TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';

/** The current user and their role on the team. */
export interface OnTeam {
  dealerId: number;
  companyName: string;
  userId: number;
  role: TeamRole;
}

export interface Team {
  members: readonly TeamMember[];
  invitations: readonly Invitation[];
}

export function useTeam(dealerId: number) {
  const members = useQuery(api.dealers.team.query({ dealer_id: dealerId }));
  const invitations = useQuery(api.dealers.pendingInvitations.query({ dealer_id: dealerId }));
  const team: Team | null =
    members.data && invitations.data
      ? { members: members.data.members, invitations: invitations.data.invitations }
      : null;
  return {
    team,
    error: members.error ?? invitations.error,
    retry: () => void Promise.all([members.refetch(), invitations.refetch()]),
  };
}

/**
 * Runs an action on the team and refetches the lists. It does so after a failure too, because someone else may have
 * acted first.
 */
export function useTeamAction(action: () => Promise<unknown>, onDone?: () => void) {
  return useMutation({
    mutationFn: action,
    ...(onDone && { onSuccess: onDone }),
    onSettled: refetched,
  });
}
