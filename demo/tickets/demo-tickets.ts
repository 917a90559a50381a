import type { TicketPriority, TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

/** A demo ticket as it happened: messages with hours after it was opened. */
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
  /** An internal staff note. */
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
      'I approved the fee for my Penumbra at the bank an hour ago and the listing is still waiting for payment. Did the money get lost, or does it just take a while?',
  },
  {
    by: 'Kenji Mori',
    daysAgo: 0.4,
    category: 'Listings',
    priority: 'medium',
    status: 'open',
    subject: 'My photos are sideways',
    description: 'Two of the Dominator’s pictures come out sideways. They look fine on my phone. What can I do?',
  },
  {
    by: 'Lola Fontaine',
    daysAgo: 1.2,
    category: 'Safety & Scams',
    priority: 'urgent',
    status: 'in_progress',
    subject: 'Someone’s selling my car',
    description:
      'There’s a listing with pictures of my own Rocoto, same plate and all. I never sold it to anyone! Please remove it before someone pays for it.',
    assigned: mia,
    said: [
      {
        by: mia,
        afterHours: 0.6,
        text: 'Same plate as hers, listed by a two-day-old account. Looks like stolen pictures.',
        note: true,
      },
      {
        by: mia,
        afterHours: 0.8,
        text: 'Thanks for telling us right away. I’m looking at that listing now. Could you send a picture of the car with today’s newspaper in the window?',
      },
      {
        by: 'Lola Fontaine',
        afterHours: 3,
        text: 'I’m at work until six, then I will. It’s in my garage, I promise.',
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
    description: 'My exhaust sounds better than any picture can show. Is there a way to add a short clip?',
    assigned: sam,
    said: [
      {
        by: sam,
        afterHours: 5,
        text: 'Not yet, I’m afraid. It’s photos only for now, but a link in the description works well. Would that do, or should I pass it on as a feature request?',
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
      'Two of our cars still name someone who left the team in spring, and buyers keep asking for him. Can you put them under Dev Okafor?',
    assigned: ada,
    said: [
      { by: sam, afterHours: 2, text: 'This needs an admin. I’m handing it to Ada.', note: true },
      {
        by: ada,
        afterHours: 7,
        text: 'I see them both. Give me until tomorrow, I want to do it without touching the cars’ history.',
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
        text: 'You did. The second one went through while the first was still open. We’ve refunded the $2,500 to your account, and the reason is on the receipt.',
      },
      { by: 'Mara Quinn', afterHours: 20, text: 'Got it. That was quick!' },
      {
        by: sam,
        afterHours: 21,
        text: 'Good to hear. I’ll mark this as resolved. Just reply here if there’s anything else.',
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
    description: 'I always end up as Theo but I want to sell as Silas. Where can I change that?',
    assigned: sam,
    said: [
      {
        by: sam,
        afterHours: 0.7,
        text: 'Sign out and log in again. If your account has several characters, you’ll be asked which one to use.',
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
    subject: 'Seller wants money before I see the car',
    description:
      'He says he has three other buyers and needs a deposit by tonight. Something smells off. I reported the conversation too.',
    assigned: mia,
    said: [
      { by: mia, afterHours: 0.4, text: 'Third report about this one. Suspending.', note: true },
      {
        by: mia,
        afterHours: 0.5,
        text: 'You were right not to pay. We’ve dealt with the account. Never send money before you’ve seen the car in person.',
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
    description: 'I typed it with two m’s. A hint would have been nice.',
    assigned: sam,
    said: [
      {
        by: sam,
        afterHours: 30,
        text: 'Thanks, I passed it on. Search now forgives typos like that, so try it again.',
      },
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
    description: 'No question. I sold my first car here yesterday and just wanted to say how easy it was.',
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
    description: 'I’m selling six or seven cars a month now. What do you need from me, and what does it cost?',
  },
];
