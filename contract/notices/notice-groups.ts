interface NoticeGroupWords {
  title: string;
  /** What one is told when it is on. */
  text: string;
  /** Nobody else is told any of it, so nobody else is asked. */
  only?: 'dealers' | 'staff';
}

/** What people choose by, on their profile. */
export const noticeGroups = {
  listings: { title: 'Your listings', text: 'When a listing ends soon or has expired, or staff decide about it.' },
  favourites: { title: 'Favourites', text: 'When a car you keep an eye on gets cheaper or is sold.' },
  sales: {
    title: 'Sales and purchases',
    text: 'When you are asked to confirm a purchase, and when one of yours is confirmed, disputed, withdrawn or decided.',
  },
  payments: { title: 'Payments', text: 'When a payment is completed, has failed or is refunded.' },
  reviews: {
    title: 'Reviews and awards',
    text: 'When you can review somebody, are reviewed or answered, or earn an award.',
  },
  support: {
    title: 'Support and your account',
    text: 'When staff answer or resolve your ticket, decide your appeal, have looked at what you reported, or change something about your account.',
  },
  team: {
    title: 'Dealer teams',
    text: 'When you are invited to a team, your role changes, or somebody joins or leaves.',
  },
  applications: { title: 'Dealer application', text: 'When staff have decided your application.' },
  webhooks: { title: 'Your webhook', text: 'When the address you set up for messages no longer takes them.' },
  membership: {
    title: 'Dealer membership',
    text: 'When the membership ends soon, is in its grace period or has ended, and when staff suspend the dealership.',
    only: 'dealers',
  },
  staff: {
    title: 'Staff',
    text: 'Applications, urgent tickets, appeals, reports, and payments and webhooks that need a look.',
    only: 'staff',
  },
} as const satisfies Record<string, NoticeGroupWords>;

export type NoticeGroup = keyof typeof noticeGroups;
export const noticeGroupNames = Object.keys(noticeGroups) as [NoticeGroup, ...NoticeGroup[]];

interface Chooser {
  isDealer: boolean;
  isStaff: boolean;
}

/** What this person can choose. */
export const groupsFor = ({ isDealer, isStaff }: Chooser): NoticeGroup[] =>
  noticeGroupNames.filter((name) => {
    const { only }: NoticeGroupWords = noticeGroups[name];
    return only === undefined || (only === 'dealers' ? isDealer : isStaff);
  });
