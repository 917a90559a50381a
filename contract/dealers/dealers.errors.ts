import type { Errors } from '../kit/error-shape.ts';

export const dealersErrors = {
  member_not_found: { status: 404, sentence: 'Team member not found' },
  /** Shown to an owner who tries to leave. */
  owner_stays: {
    status: 409,
    sentence:
      'As the owner, you cannot leave the team. You must first transfer ownership to another team member or assign a new owner.',
  },
  dealers_not_invited: {
    status: 409,
    sentence: 'Cannot invite dealers to your team. Dealers have their own dealership.',
  },
  in_a_team_already: { status: 409, sentence: 'You’re already on a dealer’s team. Leave it first to join another.' },
  dealer_is_so: { status: 409, sentence: 'This dealership is already {status}' },
  own_character: { status: 409, sentence: 'This is another one of your characters' },
  already_invited: { status: 409, sentence: 'This person already has an open invitation' },
  invitation_not_found: { status: 404, sentence: 'Invitation not found' },
  person_has_team: { status: 409, sentence: 'This person is already on a dealer’s team' },
  dealer_closed: { status: 409, sentence: 'This dealership is closed' },
  membership_changed: {
    status: 409,
    sentence: 'This membership’s end date has changed. Please check it again.',
  },
  settings_changed_elsewhere: {
    status: 409,
    sentence: 'Someone on your team has changed these settings. Please check their changes.',
  },
  transfer_open: {
    status: 409,
    sentence: 'You’ve already offered ownership to {name}. Withdraw that offer first.',
  },
  transfer_not_found: { status: 404, sentence: 'Offer not found' },
  transfer_settled: { status: 409, sentence: 'This offer {happened}' },
  invitation_settled: { status: 409, sentence: 'This invitation {happened}' },
} as const satisfies Errors;
