import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import type { Membership } from '@forecourt/contract/payments/payment-shapes.ts';

/** Most of these texts are fixed by the dealer document. */
export const words = {
  loading: 'Loading dealer portal...',
  loadFailed: 'Failed to load dealer data',
  notFound: 'Dealer account not found',
  noAccount: 'No dealer account found for this user',
  totalCars: 'Total Cars',
  activeListings: 'Active Listings',
  monthlyRevenue: 'Monthly Revenue',
  rating: 'Rating',
  quickActions: 'Quick Actions',
  viewMessages: 'View Messages',
  viewAnalytics: 'View Analytics',
  sellCar: 'Sell Car',
  recentInquiries: 'Recent Inquiries',
  performanceOverview: 'Performance Overview',
  totalViews: 'Total Views',
  inquiries: 'Inquiries',
  followers: 'Followers',
  openOffers: 'Open Offers',
  soldThisMonth: 'Sold This Month',
  todo: 'Needs attention today',
  nothingToDo: 'Nothing to do',
  carsListed: 'Cars Listed',
  sales: 'Sales',
  thisMonth: "This Month's Performance",
  allTime: 'All Time Performance',
  topCars: 'Top Performing Cars',
  noCars: 'No cars listed yet',
  noViews: 'None of your cars were viewed in this period.',
  revenueOverview: 'Revenue Overview',
  totalRevenue: 'Total Revenue',
  revenueThisMonth: "This Month's Revenue",
  averagePrice: 'Average Sale Price',
  fileFailed: 'We couldn’t create the file. Please try again.',
};

type Tone = 'good' | 'warn' | 'danger' | 'neutral';

const standings: Partial<Record<DealerStanding, { name: string; tone: Tone }>> = {
  active: { name: 'Active', tone: 'good' },
  expired: { name: 'Expired', tone: 'warn' },
  suspended: { name: 'Suspended', tone: 'danger' },
};

const unpaid: Partial<Record<Membership['status'], string>> = {
  unpaid: 'Membership not paid yet',
  grace: 'Membership ended',
};

/** Shows an active dealer that its membership isn't paid. */
export function standingOf(
  status: DealerStanding,
  membership: Membership['status'] | null,
): { name: string; tone: Tone } {
  const name = membership && unpaid[membership];
  if (status === 'active' && name) return { name, tone: 'warn' };
  return standings[status] ?? { name: 'Closed', tone: 'neutral' };
}
