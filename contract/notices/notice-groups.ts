interface NoticeGroupWords {
  title: string;
  /** Describes the notifications in this group. */
  text: string;
  /** Only these users get this group, so only they see the setting. */
  only?: 'dealers' | 'staff';
}

/** Groups that users can turn on and off on their profile. */
export const noticeGroups = {
  listings: { title: 'Your listings', text: 'A listing is about to end, has expired or has been reviewed by staff.' },
  favourites: { title: 'Favourites', text: 'A favourite drops in price, reaches your target price or is sold.' },
  searches: {
    title: 'Saved searches',
    text: 'A car matches a saved search or gets cheaper, and daily or weekly summaries.',
  },
  wanted: {
    title: 'Wanted ads',
    text: 'Replies to your wanted ads, ads that end or are reviewed by staff, and people who look for a car like yours.',
  },
  follows: { title: 'Dealers you follow', text: 'A dealer you follow lists new cars.' },
  sales: {
    title: 'Sales and purchases',
    text: 'Purchases you need to confirm, and sales that are confirmed, disputed, withdrawn or decided by staff.',
  },
  deals: {
    title: 'Offers and meetings',
    text: 'Offers that are made, countered, accepted, declined or over, and meetings that are proposed, changed, cancelled or about to begin.',
  },
  payments: { title: 'Payments', text: 'A payment is completed, fails or is refunded.' },
  reviews: {
    title: 'Reviews and awards',
    text: 'Sales you can review, new reviews and responses, and awards you earn.',
  },
  support: {
    title: 'Support and your account',
    text: 'Replies to your tickets, appeal decisions, report outcomes and changes to your account.',
  },
  team: {
    title: 'Dealer teams',
    text: 'Invitations, changes to your role, and people joining or leaving your team.',
  },
  applications: { title: 'Dealer application', text: 'Staff approve or decline your application.' },
  webhooks: { title: 'Your webhook', text: 'Your webhook stops accepting messages.' },
  membership: {
    title: 'Dealer membership',
    text: 'The membership is about to end, is in its grace period or has ended, or staff suspend the dealership.',
    only: 'dealers',
  },
  staff: {
    title: 'Staff',
    text: 'Applications, urgent tickets, appeals, reports, and payments and webhooks that need attention.',
    only: 'staff',
  },
} as const satisfies Record<string, NoticeGroupWords>;

export type NoticeGroup = keyof typeof noticeGroups;
export const noticeGroupNames = Object.keys(noticeGroups) as [NoticeGroup, ...NoticeGroup[]];

interface Chooser {
  isDealer: boolean;
  isStaff: boolean;
}

/** Groups this user can turn on and off. */
export const groupsFor = ({ isDealer, isStaff }: Chooser): NoticeGroup[] =>
  noticeGroupNames.filter((name) => {
    const { only }: NoticeGroupWords = noticeGroups[name];
    return only === undefined || (only === 'dealers' ? isDealer : isStaff);
  });
