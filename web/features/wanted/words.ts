import type { WantedReason, WantedSort } from '@forecourt/contract/wanted/wanted-values.ts';
import type { WantedStatus } from '@forecourt/contract/wanted/wanted.flow.ts';

export const words = {
  title: 'Wanted cars',
  lead: 'What people in the city are looking for. Have a car that fits? Reply with it.',
  post: 'Post a wanted ad',
  notLoaded: 'We couldn’t load the wanted ads',
  adNotLoaded: 'We couldn’t load this wanted ad',
  notSaved: 'We couldn’t save your wanted ad. Please try again.',
  notChanged: 'We couldn’t change this wanted ad',
  notSent: 'We couldn’t send your reply. Please try again.',
};

export const sortNames: Record<WantedSort, string> = {
  newest: 'Newest',
  highest_budget: 'Highest budget',
  ends_soon: 'Ending soon',
};

export const statusNames: Record<WantedStatus, string> = {
  open: 'Open',
  closed: 'Found a car',
  expired: 'Expired',
  flagged: 'Flagged by staff',
  removed: 'Removed',
};

export const reasonNames: Record<WantedReason, string> = {
  scam: 'It looks like a scam',
  offensive: 'It’s offensive',
  private_details: 'It reveals private details',
  spam: 'It’s spam or advertising',
  other: 'Something else',
};
