import { carStatuses, type CarStatus } from './cars.flow.ts';

/** What the staff can make of a listing. */
export const moderated = ['active', 'flagged', 'removed'] as const satisfies CarStatus[];
export type Moderated = (typeof moderated)[number];

/** Nobody but its owner has seen a draft, the staff neither. */
export type StaffCarStatus = Exclude<CarStatus, 'draft'>;
export const staffCarStatuses = carStatuses.filter((status): status is StaffCarStatus => status !== 'draft');

export const staffCarSorts = ['newest', 'oldest', 'price_high', 'price_low', 'most_viewed', 'most_inquiries'] as const;
export type StaffCarSort = (typeof staffCarSorts)[number];

export const staffCarsPerPage = 50;
/** What a search or a range finds is counted and led to so far; beyond it, filters narrow it down. */
export const staffCarsCountedTo = 2000;
export const maxModeratedAtOnce = 100;
