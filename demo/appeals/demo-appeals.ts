import type { AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

/** What a decision of the demo world is about: the car that is so now, one that is on sale again, or a person. */
export type About = { car: 'flagged' | 'removed' | 'active' } | { person: string };

export interface DemoAppeal {
  about: About;
  action: 'flag_car' | 'remove_car' | 'suspend_user';
  /** Of a car that is on sale since, days after it was listed; of the others, days ago. */
  days: number;
  by: string;
  reason: string;
  statement: string;
  ticket: TicketStatus;
  status: AppealStatus;
  /** What was said, and how many hours after the appeal; by nobody: by who appealed. */
  said: readonly { by?: string; afterHours: number; text: string; note?: true }[];
  outcome?: { by: string; afterHours: number; reason: string; told: string };
  /** Without an appeal: who undid it, and why. */
  undone?: { by: string; afterHours: number; reason: string };
}

/** Appeals in every state. Rex Dalton and Kenji Mori have not appealed yet: whoever tries the demo may. */
export const demoAppeals: readonly DemoAppeal[] = [
  {
    about: { car: 'flagged' },
    action: 'flag_car',
    days: 3,
    by: 'Sam Whitlock',
    reason: 'Two people say that the facts are not right. We are looking into it.',
    statement:
      'The mileage is what the dashboard says, and I can send a picture of it with today’s paper beside it. One of the two who reported me wanted the car for half the price and I said no.',
    ticket: 'open',
    status: 'open',
    said: [],
  },
  {
    about: { car: 'removed' },
    action: 'remove_car',
    days: 5,
    by: 'Mia Santoro',
    reason: 'The pictures show a car that belongs to somebody else.',
    statement:
      'I took these pictures myself at Vespucci Beach on Sunday. My cousin has the same car in the same colour, and perhaps his was reported. Please bring it back, I have two people who want to see it.',
    ticket: 'waiting_for_user',
    status: 'open',
    said: [
      {
        by: 'Ada Brandt',
        afterHours: 5,
        text: 'Plate on picture 2 cannot be read. Asked for one that shows it.',
        note: true,
      },
      {
        by: 'Ada Brandt',
        afterHours: 6,
        text: 'Thank you for writing. Could you send us one picture on which the plate can be read, with your phone beside it? Then we can tell the two cars apart.',
      },
    ],
  },
  {
    about: { car: 'active' },
    action: 'remove_car',
    days: 1,
    by: 'Mia Santoro',
    reason: 'Listed twice under two names.',
    statement: 'These are two cars. The other one is my wife’s, and the plates in the pictures are different.',
    ticket: 'closed',
    status: 'reversed',
    said: [],
    outcome: {
      by: 'Ada Brandt',
      afterHours: 9,
      reason: 'The plates show that there are two cars. We should have seen that, and are sorry for the day you lost.',
      told: 'We looked at this once more and reversed the decision. The listing is what it was before.',
    },
  },
  {
    about: { car: 'active' },
    action: 'flag_car',
    days: 1,
    by: 'Mia Santoro',
    reason: 'The price in the description is another than the one above it.',
    statement: 'Everybody writes it like that. Who reads the text knows what it costs.',
    ticket: 'closed',
    status: 'upheld',
    said: [],
    outcome: {
      by: 'Ada Brandt',
      afterHours: 20,
      reason: 'A listing has one price. We bring it back as soon as the text says the same as the number.',
      told: 'We looked at this once more, and the decision stays.',
    },
    undone: { by: 'Mia Santoro', afterHours: 30, reason: 'The text says the same as the number now.' },
  },
  {
    about: { car: 'active' },
    action: 'flag_car',
    days: 1,
    by: 'Sam Whitlock',
    reason: 'The colour is not the one in the pictures.',
    statement: 'It was painted last week. I am adding new pictures tonight.',
    ticket: 'closed',
    status: 'withdrawn',
    said: [
      { by: 'Mia Santoro', afterHours: 2, text: 'Thank you. Tell us here when the new pictures are in.' },
      { afterHours: 7, text: 'They are in. Never mind the appeal, you were right about the old ones.' },
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
      'I was rude to two of them, and I am sorry. The third message was not mine: my phone was on the counter of the shop that evening. A month is hard on somebody who lives from this.',
    ticket: 'closed',
    status: 'changed',
    said: [],
    outcome: {
      by: 'Ada Brandt',
      afterHours: 16,
      reason: 'Two messages are bad enough, but you said so yourself. A week is enough this time.',
      told: 'We looked at this once more and changed the decision. The suspension ends after a week.',
    },
  },
];
