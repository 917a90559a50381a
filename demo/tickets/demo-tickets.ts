import type { TicketPriority, TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

/** A ticket of the demo world as it went: who said what, how many hours after it was opened. */
export interface DemoTicket {
  by: string;
  daysAgo: number;
  category: string;
  priority: TicketPriority;
  status: TicketStatus;
  subject: string;
  description: string;
  assigned?: string;
  said?: Said[];
  resolvedAfterHours?: number;
  closedAfterHours?: number;
  rating?: { stars: number; comment?: string };
}

interface Said {
  by: string;
  afterHours: number;
  text: string;
  /** Among the staff. */
  note?: true;
}

const [sam, mia, ada] = ['Sam Whitlock', 'Mia Santoro', 'Ada Brandt'];

export const demoTickets: DemoTicket[] = [
  {
    by: 'Mara Quinn',
    daysAgo: 0.1,
    category: 'Payments & Fees',
    priority: 'high',
    status: 'open',
    subject: 'Paid at the bank, still says pending',
    description:
      'I approved the fee for my Penumbra at the bank an hour ago and the listing still waits. Did the money get lost, or does it only need a while?',
  },
  {
    by: 'Kenji Mori',
    daysAgo: 0.4,
    category: 'Listings',
    priority: 'medium',
    status: 'open',
    subject: 'My photos come out sideways',
    description: 'Two of the pictures of the Dominator lie on their side. On my phone they look right. What can I do?',
  },
  {
    by: 'Lola Fontaine',
    daysAgo: 1.2,
    category: 'Safety & Scams',
    priority: 'urgent',
    status: 'in_progress',
    subject: 'Somebody sells a car that is not theirs',
    description:
      'There is a listing with pictures of my own Rocoto, same plate and all. I never sold it to anybody. Please take it down before somebody pays for it.',
    assigned: mia,
    said: [
      {
        by: mia,
        afterHours: 0.6,
        text: 'Same plate as hers, listed by an account that is two days old. Looks like theft of pictures.',
        note: true,
      },
      {
        by: mia,
        afterHours: 0.8,
        text: 'Thank you for telling us at once. I am looking at that listing now. Could you send a picture of the car with today’s newspaper in the window?',
      },
      {
        by: 'Lola Fontaine',
        afterHours: 3,
        text: 'I am at work until six, then I will. It stands in my garage, I promise.',
      },
    ],
  },
  {
    by: 'Mara Quinn',
    daysAgo: 4,
    category: 'Listings',
    priority: 'low',
    status: 'waiting_for_user',
    subject: 'Can a listing have a video?',
    description: 'My exhaust sounds better than any picture can say. Is there a way to show a short clip?',
    assigned: sam,
    said: [
      {
        by: sam,
        afterHours: 5,
        text: 'Not yet, I am afraid: only photos for now. A link in the description works well. Would that do, or shall I pass it on as a wish?',
      },
    ],
  },
  {
    by: 'Grace Castellano',
    daysAgo: 6,
    category: 'Dealers',
    priority: 'high',
    status: 'in_progress',
    subject: 'A former employee still shows as the seller',
    description:
      'Two of our cars name somebody who left the team in spring. Buyers ask for him by name. Can you put them under Dev Okafor?',
    assigned: ada,
    said: [
      { by: sam, afterHours: 2, text: 'This needs an admin; I am handing it to Ada.', note: true },
      {
        by: ada,
        afterHours: 7,
        text: 'I see them both. Give me until tomorrow, I want to do it without touching the history of the cars.',
      },
      { by: 'Grace Castellano', afterHours: 9, text: 'Take your time, thank you.' },
    ],
  },
  {
    by: 'Mara Quinn',
    daysAgo: 9,
    category: 'Payments & Fees',
    priority: 'medium',
    status: 'resolved',
    subject: 'Charged twice for a featured car?',
    description: 'My history shows two payments for featuring the Exemplar. Did I pay both?',
    assigned: sam,
    said: [
      {
        by: sam,
        afterHours: 1.5,
        text: 'You did: the second one went through while the first was still open. We have sent the $2,500 back to your account; you find the reason on the receipt.',
      },
      { by: 'Mara Quinn', afterHours: 20, text: 'It arrived. That was quick!' },
      {
        by: sam,
        afterHours: 21,
        text: 'Good to hear. I mark this as resolved; just answer here if anything is left.',
      },
    ],
    resolvedAfterHours: 140,
    rating: { stars: 5, comment: 'Friendly and fast.' },
  },
  {
    by: 'Theo Varga',
    daysAgo: 12,
    category: 'Account & Login',
    priority: 'medium',
    status: 'closed',
    subject: 'Wrong character after logging in',
    description: 'I always end up as Theo although I want to sell with Silas. Where can I change that?',
    assigned: sam,
    said: [
      {
        by: sam,
        afterHours: 0.7,
        text: 'Log out and in again: when an account has several characters, you are asked which one you want to be.',
      },
      { by: 'Theo Varga', afterHours: 1.1, text: 'Found it. Thanks!' },
    ],
    resolvedAfterHours: 1.2,
    closedAfterHours: 1.4,
    rating: { stars: 4 },
  },
  {
    by: 'Yuki Tanaka',
    daysAgo: 15,
    category: 'Safety & Scams',
    priority: 'high',
    status: 'closed',
    subject: 'Seller wants the money before I see the car',
    description:
      'He says he has three other buyers and needs a deposit by tonight. That smells wrong. I reported the conversation too.',
    assigned: mia,
    said: [
      { by: mia, afterHours: 0.4, text: 'Third report about this one. Suspending.', note: true },
      {
        by: mia,
        afterHours: 0.5,
        text: 'You were right not to pay. We have taken care of the account. Never send money before you stand in front of the car.',
      },
    ],
    resolvedAfterHours: 0.6,
    closedAfterHours: 168.6,
    rating: { stars: 5, comment: 'Answered in the middle of the night.' },
  },
  {
    by: 'Kenji Mori',
    daysAgo: 21,
    category: 'Report a Problem',
    priority: 'low',
    status: 'closed',
    subject: 'Search finds nothing for “Domminator”',
    description: 'I typed it with two m. A hint would have been nice.',
    assigned: sam,
    said: [
      { by: sam, afterHours: 30, text: 'Thank you, passed on. The search now forgives such slips: try it again.' },
      { by: 'Kenji Mori', afterHours: 31, text: 'Works. Nice.' },
    ],
    resolvedAfterHours: 31.5,
    closedAfterHours: 199.5,
    rating: { stars: 3 },
  },
  {
    by: 'Aisha Rahman',
    daysAgo: 26,
    category: 'Something else',
    priority: 'low',
    status: 'closed',
    subject: 'Thank you',
    description: 'No question. I sold my first car here yesterday and only wanted to say that it was easy.',
    assigned: ada,
    said: [{ by: ada, afterHours: 4, text: 'That made our evening. Good luck with the next one!' }],
    resolvedAfterHours: 4,
    closedAfterHours: 172,
    rating: { stars: 5 },
  },
  {
    by: 'Marcus Bell',
    daysAgo: 2,
    category: 'Dealers',
    priority: 'medium',
    status: 'open',
    subject: 'How do I become a dealer?',
    description: 'I sell six or seven cars a month by now. What do you need from me, and what does it cost?',
  },
];
