import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { Photo } from '../photos/photos.ts';
import { Reason } from '../staff/staff-actions.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { amount, year } from './browse.ts';
import { carStatuses } from './cars.flow.ts';
import { lastPage } from './filter-values.ts';
import {
  moderated,
  maxModeratedAtOnce,
  staffCarsPerPage,
  staffCarSorts,
  staffCarStatuses,
} from './moderation-values.ts';
import { Verdicts } from './verdict.ts';

const Number0 = z.number().int().min(0);

/** A car as the staff see it: whoever's it is and whatever became of it. */
export const StaffCar = z
  .object({
    id: Id,
    year: z.number().int(),
    make: z.string(),
    model: z.string(),
    title: z.string(),
    mileage: z.number().int().nullable(),
    cover: Photo.nullable(),
    price: z.number().int(),
    status: z.enum(carStatuses),
    /** Nobody else sees it at the moment: its seller or dealer is not trading. */
    is_hidden: z.boolean(),
    is_featured: z.boolean(),
    is_dealer: z.boolean(),
    seller_id: Id,
    seller_name: z.string(),
    dealer_id: Id.nullable(),
    dealer_name: z.string().nullable(),
    views: Number0,
    inquiries: Number0,
    created_at: Moment,
    /** Of what is removed. */
    removed_by: z.enum(['seller', 'staff']).nullable(),
    /** Why the staff flagged or removed it, and when. */
    status_reason: z.string().nullable(),
    decided_at: Moment.nullable(),
    /** How many reports of it nobody has looked at. */
    open_reports: Number0,
    /** It is one’s own, or one’s dealer’s: somebody else decides about it. */
    is_own: z.boolean(),
    /** What this person could make of it now. */
    may: z.array(z.enum(moderated)),
  })
  .meta({ title: 'StaffCar' });
export type StaffCar = z.output<typeof StaffCar>;

export const StaffCarFilters = z.object({
  /** In its name and description, its number, its plate, and the names of seller and dealer. */
  search: text(100).optional(),
  status: z.enum(staffCarStatuses).optional(),
  is_featured: z.boolean().optional(),
  is_dealer: z.boolean().optional(),
  make: text(40).optional(),
  /** A part of its name. */
  model: text(60).optional(),
  minPrice: amount.optional(),
  maxPrice: amount.optional(),
  minYear: year.optional(),
  maxYear: year.optional(),
});
export type StaffCarFilters = z.output<typeof StaffCarFilters>;

const carIds = z.array(Id).min(1).max(maxModeratedAtOnce);

/** What the staff see of other people's listings, and do about them. */
export const moderation = {
  staffCars: call('GET /api/cars.php?action=admin_cars', {
    summary: 'All cars but drafts, as the staff see them: filtered, searched, sorted and paged',
    who: staffMay('cars.read'),
    limit: 'browse',
    input: StaffCarFilters.extend({
      sort: z.enum(staffCarSorts).default('newest'),
      page: z.number().int().min(1).max(lastPage).default(1),
      limit: z.number().int().min(1).max(100).default(staffCarsPerPage),
    }),
    output: z.object({
      success: z.literal(true),
      cars: z.array(StaffCar),
      pagination: z.object({
        page: z.number().int(),
        limit: z.number().int(),
        total: Number0,
        /** There are more; counting stopped at `total`, and so do the pages. */
        total_is_capped: z.boolean(),
        pages: z.number().int(),
      }),
    }),
  }),
  staffStats: call('GET /api/cars.php?action=car_stats', {
    summary: 'How many cars there are of each status, and what waits to be looked at',
    who: staffMay('cars.count'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      total_cars: Number0,
      by_status: z.record(z.enum(staffCarStatuses), Number0),
      featured_cars: Number0,
      dealer_cars: Number0,
      private_cars: Number0,
      /** Reported, and not looked at yet. */
      reported_cars: Number0,
    }),
  }),
  updateStatus: call('PUT /api/cars.php {action=update_status}', {
    summary: 'Flag a listing, remove it, or bring back what staff flagged or removed; each takes its own right',
    who: staffMay('cars.flag'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, status: z.enum(moderated), reason: Reason }),
    /** What came back after its time was over is expired. */
    output: success('status', z.enum(carStatuses)),
    fails: ['car_not_found', 'not_allowed', 'not_possible_now', 'own_report'],
  }),
  previewStatuses: call('POST /api/cars.php?action=preview_statuses', {
    summary: 'What would become of each of several cars, were they all flagged, removed or brought back',
    who: staffMay('cars.read'),
    limit: 'browse',
    input: z.object({ car_ids: carIds, status: z.enum(moderated) }),
    output: Verdicts,
    fails: ['not_allowed'],
  }),
  updateStatuses: call('PUT /api/cars.php {action=update_statuses}', {
    summary: 'Flag, remove or bring back several cars for one reason, each for itself and on record',
    who: staffMay('cars.flag'),
    limit: 'ticket_staff',
    input: z.object({ car_ids: carIds, status: z.enum(moderated), reason: Reason }),
    output: Verdicts,
    fails: ['not_allowed'],
  }),
};
