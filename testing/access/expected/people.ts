import { asFile } from '../../pictures.ts';
import { inHours } from '../../meetings.ts';
import type { Lines } from '../line.ts';
import { reason, smallPicture } from './values.ts';

export const people: Lines<'people'> = {
  find: {
    'to write to': ['401 | ok | ok | ok | ok | ok | ok', () => ({ purpose: 'message', query: 'Tess' })],
    'for the team': [
      '401 | 403 | 403 | 403 | ok ok ok 403 | ok ok ok 403 | 403',
      () => ({ purpose: 'invite', query: 'Tess' }),
    ],
    'as a buyer': [
      '401 | 404 | ok | 404 | ok | 404 | 404',
      ({ car }) => ({ purpose: 'sale', query: 'Tess', car_id: car }),
    ],
    'by the staff': ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({ purpose: 'staff', query: 'Tess' })],
  },
};

const pushBrowser = {
  endpoint: 'http://127.0.0.1:9/push',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
};

export const push: Lines<'push'> = {
  state: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  subscribe: ['401 | ok | ok | ok | ok | ok | ok', () => pushBrowser],
  // They haven't subscribed.
  choose: ['401 | 409 | 409 | 409 | 409 | 409 | 409', () => ({ group: 'sales', is_wanted: true })],
  remove: ['401 | 404 | 404 | 404 | 404 | 404 | 404', () => ({ session_id: 999_999 })],
};

export const notices: Lines<'notices'> = {
  list: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  unreadCount: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  markRead: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ noticeId }) => ({ id: noticeId })],
  markAllRead: ['401 | ok | ok | ok | ok | ok | ok', () => ({ up_to: new Date().toISOString() })],
  choices: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  choose: ['401 | ok | ok | ok | ok | ok | ok', () => ({ group: 'favourites', is_wanted: false })],
};

export const messaging: Lines<'messaging'> = {
  conversations: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId })],
  conversation: {
    'about a car': [
      '401 | 404 | ok | 404 | ok | 404 | 404',
      ({ conversationId }) => ({ conversation_id: conversationId }),
    ],
    // A colleague's own things aren't the dealer's.
    'of a group': ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ groupId }) => ({ conversation_id: groupId })],
  },
  // Users can't message themselves.
  create: ['401 | ok | 409 | ok | 409 | ok | ok', ({ car }) => ({ car_id: car })],
  sendMessage: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ conversationId, me }) => ({ conversation_id: conversationId, sender_id: me, content: 'Hello' }),
  ],
  attach: ['401 | ok | ok | ok | ok | ok | ok', () => ({ files: { photo: [asFile(smallPicture, 'engine.png')] } })],
  search: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId, query: 'Is it' })],
  // A conversation that a member has in person isn't assigned.
  assign: [
    '401 | 404 | 403 | 404 | ok | 404 | 404',
    ({ conversationId, me }) => ({ conversation_id: conversationId, assignee_id: me, expected: null }),
  ],
  savedReplies: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  saveReply: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_id: dealerId, name: 'Hours', content: 'Hi {name}, we’re open until ten.' }),
  ],
  deleteReply: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId, savedReplyId }) => ({ dealer_id: dealerId, id: savedReplyId }),
  ],
  addParticipant: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ groupId, deciderId }) => ({ conversation_id: groupId, user_id: deciderId }),
  ],
  removeParticipant: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ groupId, buyerId }) => ({ conversation_id: groupId, user_id: buyerId }),
  ],
  markRead: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ conversationId, me }) => ({ conversation_id: conversationId, user_id: me }),
  ],
  unreadCount: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId })],
  typing: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ conversationId }) => ({ conversation_id: conversationId })],
  sendDealerInvitation: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId, unbroughtInvitation, unaskedId }) => ({
      dealer_id: dealerId,
      dealer_name: 'Us',
      invited_user_id: unaskedId,
      role: 'staff',
      invitation_id: unbroughtInvitation,
    }),
  ],
  respondInvitation: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ invitationMessage, me }) => ({ message_id: invitationMessage, user_id: me, response: 'deny' }),
  ],
  // Users can't block themselves.
  block: ['401 | ok | 409 | ok | ok | ok | ok', ({ userId }) => ({ user_id: userId })],
  unblock: ['401 | ok | ok | ok | ok | ok | ok', ({ strangerId }) => ({ user_id: strangerId })],
  blocked: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  report: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ conversationId }) => ({ conversation_id: conversationId, reason: 'spam' }),
  ],
};

/** Proposed in a conversation about a car, by the buyer unless it says otherwise. */
export const meetings: Lines<'meetings'> = {
  propose: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ conversationId, areaId }) => ({
      conversation_id: conversationId,
      kind: 'handover',
      ...inHours(5),
      area_id: areaId,
    }),
  ],
  suggest: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ meetingId, proposalId, areaId }) => ({
      id: meetingId,
      proposal_id: proposalId,
      is_change: false,
      ...inHours(6),
      area_id: areaId,
    }),
  ],
  answer: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ meetingId, proposalId }) => ({ id: meetingId, proposal_id: proposalId, accept: true, time_zone: 'UTC' }),
  ],
  // The buyer proposed it.
  withdraw: [
    '401 | 404 | 403 | 404 | 403 | 404 | 404',
    ({ meetingId, proposalId }) => ({ id: meetingId, proposal_id: proposalId }),
  ],
  cancel: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ agreedMeetingId }) => ({ id: agreedMeetingId, reason })],
  // Private sellers have no colleagues.
  nameColleague: [
    '401 | 404 | 403 | 404 | ok | 404 | 404',
    ({ agreedMeetingId, me }) => ({ id: agreedMeetingId, user_id: me }),
  ],
  attend: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ heldMeetingId }) => ({ id: heldMeetingId, answer: 'came' })],
  upcoming: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  get: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ meetingId }) => ({ id: meetingId })],
  calendar: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ agreedMeetingId }) => ({ id: agreedMeetingId })],
};
