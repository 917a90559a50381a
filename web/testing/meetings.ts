import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { messageAt } from './conversations.ts';
import { johnny, kenji } from './people.ts';

const terms = {
  id: 70,
  starts_at: '2026-11-21T19:00:00.000Z',
  time_zone: 'UTC',
  area: 'Sandy Shores',
  region: 'Blaine County – Desert',
  place: 'By the diner',
};

export const noActions: Meeting['may'] = {
  accept: false,
  suggest: false,
  withdraw: false,
  cancel: false,
  answer_attendance: false,
  name_colleague: false,
};

/** Kenji proposed to view Johnny's Sultan. As shown to Johnny. */
export const aMeeting: Meeting = {
  meeting_id: 12,
  conversation_id: 5,
  kind: 'viewing',
  status: 'proposed',
  car: { id: 8, title: '2021 Karin Sultan' },
  side: 'seller',
  buyer: { id: kenji.id, name: kenji.name },
  seller: { id: johnny.id, name: johnny.name },
  company_name: null,
  dealer_id: null,
  agreed: null,
  proposed: { ...terms, by: { id: kenji.id, name: kenji.name }, is_ours: false },
  last: terms,
  other_time_zone: 'Asia/Tokyo',
  ended_by: null,
  end_reason: null,
  end_cause: null,
  attendance: null,
  may: { ...noActions, accept: true, suggest: true },
};

/** The same after both agreed. */
export const agreedMeeting: Meeting = {
  ...aMeeting,
  status: 'agreed',
  agreed: terms,
  proposed: null,
  may: { ...noActions, suggest: true, cancel: true },
};

/** And after it took place. */
export const pastMeeting: Meeting = {
  ...agreedMeeting,
  status: 'over',
  attendance: { ours: null, theirs: null, is_revealed: false, until: '2026-11-24T20:00:00.000Z' },
  may: { ...noActions, answer_attendance: true },
};

export const meetingMessage = (meeting: Meeting): Message =>
  messageAt(1, { message_type: 'meeting', content: 'proposed a viewing', metadata: meeting });
