import type { DealerSort } from '@forecourt/contract/dealers/directory-values.ts';
import type { OpenState } from '@forecourt/contract/hours/open-state.ts';
import { dayNames } from '../../lib/day-names.ts';
import { wallClock } from '../../lib/wall-clock.ts';

export const words = {
  title: 'Dealers',
  lead: 'The city’s car dealers: who they are, what they sell and what buyers say.',
  search: 'Search dealers',
  listFailed: 'Failed to load dealers',
  noDealers: 'No dealers yet',
  noDealersText: 'No dealership has opened yet. For now, all cars come from private sellers.',
  noneFound: 'No dealer matches',
  notFound: 'Dealer not found',
  notFoundText: 'The company may have closed, or the link may be wrong.',
  pageFailed: 'Failed to load the dealer',
  notTrading: 'Not trading right now',
  closed: 'Closed',
  closedText: 'This dealership has closed. Its sales and reviews are still shown here.',
  allDealers: 'All dealers',
};

export const sortNames: Record<DealerSort, string> = {
  rating: 'Best rated',
  sales: 'Most verified sales',
  cars: 'Most cars',
  newest: 'Newest first',
  name: 'Name',
};

/** "Open now, until 6:00 PM", "Closed, opens Monday at 9:00 AM" */
export function openText(state: OpenState, today: number): string {
  if (state.isOpen) return `Open now, until ${wallClock(state.until)}`;
  if (!state.opens) return 'Closed';
  return `Closed, opens ${dayText(state.opens.day, today)} at ${wallClock(state.opens.at)}`;
}

function dayText(day: number, today: number): string {
  if (day === today) return 'today';
  return day === (today + 1) % 7 ? 'tomorrow' : (dayNames[day] ?? '');
}

export const companyTabs = [
  { id: 'overview', title: 'Overview' },
  { id: 'reviews', title: 'Reviews' },
  { id: 'sales', title: 'Sales History' },
] as const;
export type CompanyTab = (typeof companyTabs)[number]['id'];
