/** The life of an invitation to a dealer's team. */
export const invitationStatuses = ['pending', 'accepted', 'declined', 'cancelled', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** The document's word for each answer, and where it leads. */
export const invitationAnswers = { accept: 'accepted', deny: 'declined' } as const satisfies Record<
  string,
  InvitationStatus
>;
export type InvitationAnswer = keyof typeof invitationAnswers;

/** Nobody can be made owner by an invitation. */
export const invitedRoles = ['admin', 'manager', 'staff'] as const;
export type InvitedRole = (typeof invitedRoles)[number];
