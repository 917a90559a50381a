import { carStatuses, type CarStatus } from './cars.flow.ts';

/** Statuses staff can set on a listing. */
export const moderated = ['active', 'flagged', 'removed'] as const satisfies CarStatus[];
export type Moderated = (typeof moderated)[number];

/** Drafts are visible only to their owner, not to staff. */
export type StaffCarStatus = Exclude<CarStatus, 'draft'>;
export const staffCarStatuses = carStatuses.filter((status): status is StaffCarStatus => status !== 'draft');

export const staffCarSorts = ['newest', 'oldest', 'price_high', 'price_low', 'most_viewed', 'most_inquiries'] as const;
export type StaffCarSort = (typeof staffCarSorts)[number];

export const staffCarsPerPage = 50;
/** Counting and paging limit for searches and ranges. Use filters to narrow further. */
export const staffCarsCountedTo = 2000;
export const maxModeratedAtOnce = 100;
