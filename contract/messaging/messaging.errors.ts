import type { Errors } from '../kit/error-shape.ts';

export const messagingErrors = {
  conversation_not_found: { status: 404, sentence: 'Conversation not found' },
  dealer_not_found: { status: 404, sentence: 'Dealer not found' },
  blocked: { status: 403, sentence: 'You cannot write to each other: one of you has blocked the other' },
  not_trading: {
    status: 403,
    sentence: 'This dealer is not trading at the moment, so nobody would read what you write',
  },
  account_closed: { status: 403, sentence: 'This account is closed, so nobody would read what you write' },
  only_maker_brings_back: { status: 403, sentence: 'Only the person who made this group can bring them back' },
  not_a_group: { status: 409, sentence: 'Only a group can gain or lose members' },
  too_many_participants: { status: 409, sentence: 'A group holds up to {max} people' },
  own_account: { status: 409, sentence: 'You cannot block yourself' },
} as const satisfies Errors;
