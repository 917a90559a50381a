import type { Errors } from '../kit/error-shape.ts';

export const messagingErrors = {
  conversation_not_found: { status: 404, sentence: 'Conversation not found' },
  dealer_not_found: { status: 404, sentence: 'Dealer not found' },
  blocked: { status: 403, sentence: 'You can’t message each other because one of you has blocked the other' },
  not_trading: {
    status: 403,
    sentence: 'This dealer isn’t trading right now, so you can’t message them',
  },
  account_closed: { status: 403, sentence: 'This account is closed, so you can’t message it' },
  only_maker_brings_back: { status: 403, sentence: 'Only the person who created this group can add them back' },
  not_a_group: { status: 409, sentence: 'You can only add or remove members in a group' },
  too_many_participants: { status: 409, sentence: 'A group can have up to {max} people' },
  conversation_assigned: { status: 409, sentence: 'This conversation has already been assigned to {name}' },
  reply_not_found: { status: 404, sentence: 'Saved reply not found' },
  reply_exists: { status: 409, sentence: 'A saved reply with that name already exists' },
  too_many_replies: { status: 409, sentence: 'A dealership can have up to {max} saved replies' },
  own_account: { status: 409, sentence: 'You can’t block yourself' },
} as const satisfies Errors;
