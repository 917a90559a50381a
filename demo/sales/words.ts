/** Sellers' private notes, and buyers who aren't on the site. */
export const notes = [
  'Paid in full, two keys handed over.',
  'Wanted the spare wheel too, we agreed on half of what it’s worth.',
  'Met at the pier, test drive up to Vinewood and back.',
  'Second set of wheels is still in my garage, he’s picking it up on Sunday.',
  'Wants the service book by mail.',
  'Part trade for a motorcycle, rest in cash.',
  'Worried about the scratch on the rear door, knocked a little off for it.',
  'Will come back for a second one if this one holds up.',
  'Bank took its time, money came through the next morning.',
  'Plate stays with me, as agreed.',
] as const;

export const strangers = [
  'A gentleman from Paleto Bay',
  'Ray Cordova',
  'The farmer with the red barn',
  'Someone called Tess',
  'M. Abernathy',
  'Luis, the baker',
  'Two brothers from Grapeseed',
  'Old Vernon',
  'A lady in a green hat',
  'The night porter of the Viceroy',
] as const;

export const contacts = ['555-0119', '555-0164', 'At the bakery, mornings', '555-0172', 'Through Hank'] as const;

interface Dispute {
  reason: string;
  said: { by: 'buyer' | 'seller' | 'staff'; afterHours: number; text: string }[];
  outcome?: { decision: 'uphold' | 'annul'; reason: string; afterHours: number };
}

/** Disputes, newest first. Staff have decided the last two. */
export const disputes: readonly Dispute[] = [
  {
    reason: 'I looked at it twice and never bought it. Someone must have picked my name from the list.',
    said: [],
  },
  {
    reason: 'We agreed on less. The amount here is the original asking price, not what I paid.',
    said: [
      { by: 'seller', afterHours: 5, text: 'The amount is what the contract says. I can bring a copy.' },
      { by: 'buyer', afterHours: 7, text: 'Please do. Mine has a different number on page two.' },
      { by: 'staff', afterHours: 21, text: 'Thank you both. Please each add a picture of your copy here.' },
    ],
  },
  {
    reason: 'I got a car, but it’s not the one in the pictures.',
    said: [{ by: 'seller', afterHours: 9, text: 'Same car, same plate. It was washed for the pictures, that’s all.' }],
    outcome: { decision: 'uphold', reason: 'Plate and mileage match the listing.', afterHours: 40 },
  },
  {
    reason: 'I was in Liberty City that week and didn’t buy anything from anyone.',
    said: [{ by: 'seller', afterHours: 30, text: 'Then I mixed up two names. Sorry about that.' }],
    outcome: { decision: 'annul', reason: 'The seller named the wrong buyer.', afterHours: 52 },
  },
  {
    reason: 'The deal fell through the next day, and the car is still in their yard.',
    said: [],
    outcome: { decision: 'annul', reason: 'Both sides say the car was never handed over.', afterHours: 26 },
  },
];
