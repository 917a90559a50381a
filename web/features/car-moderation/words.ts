import type { Moderated, StaffCarSort } from '@forecourt/contract/cars/moderation-values.ts';
import type { StaffRight } from '@forecourt/contract/access/staff-rights.ts';

export const words = {
  failed: 'Failed to fetch cars',
  statsFailed: 'Failed to fetch car stats',
  updateFailed: 'Failed to update car status',
};

export const sortNames: Record<StaffCarSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  price_high: 'Price, high to low',
  price_low: 'Price, low to high',
  most_viewed: 'Most viewed',
  most_inquiries: 'Most inquiries',
};

interface ActionWords {
  right: StaffRight;
  /** The button's label. */
  verb: string;
  title: string;
  titleOfMany: string;
  /** Explains the effect in advance. */
  means: string;
  done: string;
}

export const actionWords: Record<Moderated, ActionWords> = {
  active: {
    right: 'cars.restore',
    verb: 'Set active',
    title: 'Restore this listing',
    titleOfMany: 'Restore listings',
    means: 'Restores the listing’s previous status, or marks it expired if its time is up.',
    done: 'restored',
  },
  flagged: {
    right: 'cars.flag',
    verb: 'Flag',
    title: 'Flag this listing',
    titleOfMany: 'Flag listings',
    means: 'Only the seller and staff will see it until it’s restored. The seller can appeal.',
    done: 'flagged',
  },
  removed: {
    right: 'cars.remove',
    verb: 'Remove',
    title: 'Remove this listing',
    titleOfMany: 'Remove listings',
    means: 'It’ll be taken off the site, and its page will say that it was removed. The seller can appeal.',
    done: 'removed',
  },
};

export const reasonsFor: Record<Moderated, readonly string[]> = {
  active: ['We reviewed it, and everything is in order', 'The seller has fixed it'],
  flagged: ['The details don’t match the photos', 'It may already be sold', 'We’re reviewing a report'],
  removed: ['The photos show another car', 'It’s listed twice', 'It isn’t a car for sale', 'It’s offensive'],
};
