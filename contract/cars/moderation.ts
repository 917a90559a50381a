import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { Photo } from '../photos/photos.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { amount, withRangesInOrder, year } from './browse.ts';
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

/** A car as staff see it, whatever its owner and status. */
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
    /** Hidden from everyone else because the seller or dealer isn't trading. */
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
    /** Null unless it's removed. */
    removed_by: z.enum(['seller', 'staff']).nullable(),
    /** Why staff flagged or removed it, and when. */
    status_reason: z.string().nullable(),
    decided_at: Moment.nullable(),
    /** Reports that haven't been reviewed. */
    open_reports: Number0,
    /** The reader's or their dealer's own car, so someone else has to decide. */
    is_own: z.boolean(),
    /** Statuses this user can set now. */
    may: z.array(z.enum(moderated)),
  })
  .meta({ title: 'StaffCar' });
export type StaffCar = z.output<typeof StaffCar>;

export const StaffCarFilters = z.object({
  /** Searches name, description, number, plate, seller and dealer. */
  search: text(100).optional(),
  status: z.enum(staffCarStatuses).optional(),
  is_featured: z.boolean().optional(),
  is_dealer: z.boolean().optional(),
  make: text(40).optional(),
  /** Part of its name. */
  model: text(60).optional(),
  minPrice: amount.optional(),
  maxPrice: amount.optional(),
  minYear: year.optional(),
  maxYear: year.optional(),
});
export type StaffCarFilters = z.output<typeof StaffCarFilters>;

const carIds = z.array(Id).min(1).max(maxModeratedAtOnce);

/** Staff tools for other people's listings. */
export const moderation = {
  staffCars: call('GET /api/cars.php?action=admin_cars', {
    summary: 'List all cars except drafts for staff, filtered, searched, sorted and paged',
    who: staffMay('cars.read'),
    limit: 'browse',
    input: withRangesInOrder(
      StaffCarFilters.extend({
        sort: z.enum(staffCarSorts).default('newest'),
        page: z.number().int().min(1).max(lastPage).default(1),
        limit: z.number().int().min(1).max(100).default(staffCarsPerPage),
      }),
    ),
    output: z.object({
      success: z.literal(true),
      cars: z.array(StaffCar),
      pagination: z.object({
        page: z.number().int(),
        limit: z.number().int(),
        total: Number0,
        /** There are more. Counting and paging stop at `total`. */
        total_is_capped: z.boolean(),
        pages: z.number().int(),
      }),
    }),
  }),
  staffStats: call('GET /api/cars.php?action=car_stats', {
    summary: 'Count cars by status and what needs review',
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
      /** Reported and not reviewed yet. */
      reported_cars: Number0,
    }),
  }),
  updateStatus: call('PUT /api/cars.php {action=update_status}', {
    summary: 'Flag or remove a listing, or restore one that staff flagged or removed. Each needs its own right.',
    who: staffMay('cars.flag'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, status: z.enum(moderated), reason: Reason }),
    /** Expired if its time was up when it was restored. */
    output: success('status', z.enum(carStatuses)),
    fails: ['car_not_found', 'not_allowed', 'not_possible_now', 'own_report'],
  }),
  previewStatuses: call('POST /api/cars.php?action=preview_statuses', {
    summary: 'Preview the result of flagging, removing or restoring several cars',
    who: staffMay('cars.read'),
    limit: 'browse',
    input: z.object({ car_ids: carIds, status: z.enum(moderated) }),
    output: Verdicts,
    fails: ['not_allowed'],
  }),
  updateStatuses: call('PUT /api/cars.php {action=update_statuses}', {
    summary: 'Flag, remove or restore several cars for one reason. Each is logged separately.',
    who: staffMay('cars.flag'),
    limit: 'ticket_staff',
    input: z.object({ car_ids: carIds, status: z.enum(moderated), reason: Reason }),
    output: Verdicts,
    fails: ['not_allowed'],
  }),
};
