/** What sellers note for themselves, and people who are not on the site. */
export const notes = [
  'Paid in full, two keys handed over.',
  'Wanted the spare wheel too; we agreed on half of what it is worth.',
  'Met at the pier, test drive up to Vinewood and back.',
  'Second set of wheels still in my garage, comes for it on Sunday.',
  'Asked for the service book by mail.',
  'Traded against a motorcycle and the rest in cash.',
  'Very careful about the scratch at the rear door, knocked a little off for it.',
  'Comes back for a second one if this one holds.',
  'Bank took its time, money arrived the next morning.',
  'Plate stays with me, as agreed.',
] as const;

export const strangers = [
  'A gentleman from Paleto Bay',
  'Ray Cordova',
  'The farmer with the red barn',
  'Somebody called Tess',
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

/** What was not right, from the newest on; the last two the staff have decided. */
export const disputes: readonly Dispute[] = [
  {
    reason: 'I looked at it twice and never bought it. Somebody must have picked my name from the list.',
    said: [],
  },
  {
    reason: 'We agreed on less. The amount here is what was asked at first, not what I paid.',
    said: [
      { by: 'seller', afterHours: 5, text: 'The amount is what the contract says. I can bring a copy.' },
      { by: 'buyer', afterHours: 7, text: 'Please do. Mine has another number on its second page.' },
      { by: 'staff', afterHours: 21, text: 'Thank you both. Please each add a picture of your copy here.' },
    ],
  },
  {
    reason: 'The car is here, but it is not the one in the pictures.',
    said: [{ by: 'seller', afterHours: 9, text: 'Same car, same plate. It was washed for the pictures, that is all.' }],
    outcome: { decision: 'uphold', reason: 'Plate and mileage agree with the listing.', afterHours: 40 },
  },
  {
    reason: 'I was in Liberty City that week and bought nothing from anybody.',
    said: [{ by: 'seller', afterHours: 30, text: 'Then I mixed up two names, and I am sorry.' }],
    outcome: { decision: 'annul', reason: 'The seller named the wrong buyer.', afterHours: 52 },
  },
  {
    reason: 'The deal fell through the next day, and the car is still in their yard.',
    said: [],
    outcome: { decision: 'annul', reason: 'Both sides say that the car was never handed over.', afterHours: 26 },
  },
];
