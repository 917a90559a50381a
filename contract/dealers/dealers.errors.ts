import type { Errors } from '../kit/error-shape.ts';

export const dealersErrors = {
  member_not_found: { status: 404, sentence: 'Team member not found' },
  /** Said to the owner who wants to leave. */
  owner_stays: {
    status: 409,
    sentence:
      'As the owner, you cannot leave the team. You must first transfer ownership to another team member or assign a new owner.',
  },
  dealers_not_invited: {
    status: 409,
    sentence: 'Cannot invite dealers to your team. Dealers have their own dealership.',
  },
  in_a_team_already: { status: 409, sentence: 'You are already on a dealer’s team. Leave it first to join another.' },
  dealer_is_so: { status: 409, sentence: 'This dealership is {status} already' },
  own_character: { status: 409, sentence: 'This is another character of yours' },
  already_invited: { status: 409, sentence: 'There is an open invitation for this person already' },
  invitation_not_found: { status: 404, sentence: 'Invitation not found' },
  person_has_team: { status: 409, sentence: 'This person is on a dealer’s team already' },
  dealer_closed: { status: 409, sentence: 'This dealership is closed' },
  membership_changed: {
    status: 409,
    sentence: 'The end of this membership has changed meanwhile. Please look at it once more.',
  },
  settings_changed_elsewhere: {
    status: 409,
    sentence: 'Somebody of your team saved these settings in the meantime. Please look at what they changed.',
  },
  invitation_settled: { status: 409, sentence: 'This invitation {happened}' },
} as const satisfies Errors;
