import type { Moderated, StaffCarSort } from '@forecourt/contract/cars/moderation-values.ts';
import type { StaffRight } from '@forecourt/contract/staff/staff-rights.ts';

export const words = {
  failed: 'Failed to fetch cars',
  statsFailed: 'Failed to fetch car stats',
  updateFailed: 'Failed to update car status',
  tryAgain: 'Something went wrong on our side.',
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
  /** On the button. */
  verb: string;
  title: string;
  titleOfMany: string;
  /** What it does, before it is done. */
  means: string;
  done: string;
}

export const actionWords: Record<Moderated, ActionWords> = {
  active: {
    right: 'cars.restore',
    verb: 'Set active',
    title: 'Bring this listing back',
    titleOfMany: 'Bring listings back',
    means: 'It is again what it was before staff flagged or removed it, or expired where its time is over.',
    done: 'is back',
  },
  flagged: {
    right: 'cars.flag',
    verb: 'Flag',
    title: 'Flag this listing',
    titleOfMany: 'Flag listings',
    means: 'Nobody but the seller and the staff sees it until it is brought back. The seller may appeal.',
    done: 'is flagged',
  },
  removed: {
    right: 'cars.remove',
    verb: 'Remove',
    title: 'Remove this listing',
    titleOfMany: 'Remove listings',
    means: 'It leaves the market, and its page says that it was removed. The seller may appeal.',
    done: 'is removed',
  },
};

export const reasonsFor: Record<Moderated, readonly string[]> = {
  active: ['We looked into it, and everything is in order', 'The seller has put it right'],
  flagged: ['The facts do not match the photos', 'Somebody says it is sold already', 'We are looking into a report'],
  removed: ['The photos show another car', 'It is listed twice', 'It is not a car for sale', 'It offends others'],
};
