import type { AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

/** Subject of a demo decision: a car with this status now, one that is on sale again, or a user. */
export type About = { car: 'flagged' | 'removed' | 'active' } | { person: string };

export interface DemoAppeal {
  about: About;
  action: 'flag_car' | 'remove_car' | 'suspend_user';
  /** Days ago. For a car that is on sale again, days after it was listed. */
  days: number;
  by: string;
  reason: string;
  statement: string;
  ticket: TicketStatus;
  status: AppealStatus;
  /** Messages, with hours after the appeal. Without `by`, written by the person who appealed. */
  said: readonly { by?: string; afterHours: number; text: string; note?: true }[];
  outcome?: { by: string; afterHours: number; reason: string; message: string };
  /** For decisions undone without an appeal: who undid it, and why. */
  undone?: { by: string; afterHours: number; reason: string };
}

/** Appeals in every state. Rex Dalton and Kenji Mori haven't appealed yet, so anyone trying out the demo can. */
export const demoAppeals: readonly DemoAppeal[] = [
  {
    about: { car: 'flagged' },
    action: 'flag_car',
    days: 3,
    by: 'Sam Whitlock',
    reason: 'Two people say the facts aren’t right. We’re looking into it.',
    statement:
      'The mileage is exactly what’s on the dash, I can send a picture of it next to today’s paper. One of the two who reported me wanted the car for half price and I said no.',
    ticket: 'open',
    status: 'open',
    said: [],
  },
  {
    about: { car: 'removed' },
    action: 'remove_car',
    days: 5,
    by: 'Mia Santoro',
    reason: 'The pictures show someone else’s car.',
    statement:
      'I took these pictures myself at Vespucci Beach on Sunday. My cousin has the same car in the same colour, maybe it’s his that got reported? Please restore the listing, I’ve got two people waiting to see it.',
    ticket: 'waiting_for_user',
    status: 'open',
    said: [
      {
        by: 'Ada Brandt',
        afterHours: 5,
        text: 'Plate in picture 2 isn’t readable. Asked for one that shows it.',
        note: true,
      },
      {
        by: 'Ada Brandt',
        afterHours: 6,
        text: 'Thanks for writing. Could you send us one picture where the plate is readable, with your phone in the shot? Then we can tell the two cars apart.',
      },
    ],
  },
  {
    about: { car: 'active' },
    action: 'remove_car',
    days: 1,
    by: 'Mia Santoro',
    reason: 'Listed twice under two names.',
    statement:
      'These are two different cars. The other one is my wife’s. Look at the plates in the pictures, they’re not the same.',
    ticket: 'closed',
    status: 'reversed',
    said: [],
    outcome: {
      by: 'Ada Brandt',
      afterHours: 9,
      reason: 'The plates show that these are two cars. We should have spotted that. Sorry for the day you lost.',
      message: 'We reviewed this decision again and reversed it. The listing’s previous status is restored.',
    },
  },
  {
    about: { car: 'active' },
    action: 'flag_car',
    days: 1,
    by: 'Mia Santoro',
    reason: 'The price in the description isn’t the price above it.',
    statement: 'Everyone does it like that. If you read the text you know what it costs.',
    ticket: 'closed',
    status: 'upheld',
    said: [],
    outcome: {
      by: 'Ada Brandt',
      afterHours: 20,
      reason: 'A listing has one price. We’ll restore it as soon as the text matches the number.',
      message: 'We reviewed this decision again and it remains in place.',
    },
    undone: { by: 'Mia Santoro', afterHours: 30, reason: 'The text matches the number now.' },
  },
  {
    about: { car: 'active' },
    action: 'flag_car',
    days: 1,
    by: 'Sam Whitlock',
    reason: 'The colour isn’t the one in the pictures.',
    statement: 'I had it painted last week. Adding new pictures tonight.',
    ticket: 'closed',
    status: 'withdrawn',
    said: [
      { by: 'Mia Santoro', afterHours: 2, text: 'Thank you. Let us know here when the new pictures are up.' },
      { afterHours: 7, text: 'They’re up. Never mind the appeal, you were right about the old ones.' },
    ],
    undone: { by: 'Mia Santoro', afterHours: 9, reason: 'The new pictures show the new colour.' },
  },
  {
    about: { person: 'Hank Morrow' },
    action: 'suspend_user',
    days: 62,
    by: 'Mia Santoro',
    reason: 'Rude messages to three buyers.',
    statement:
      'I was rude to two of them, and I’m sorry. The third message wasn’t me, my phone was on the shop counter that evening. A month is hard when this is how you make a living.',
    ticket: 'closed',
    status: 'changed',
    said: [],
    outcome: {
      by: 'Ada Brandt',
      afterHours: 16,
      reason: 'Two messages are bad enough, but you owned up to it. A week is enough this time.',
      message: 'We reviewed this decision again and changed it. The suspension now ends after a week.',
    },
  },
];
