import { z } from 'zod';
import { PhoneNumber } from '../kit/contact-details.ts';
import { call } from '../kit/call.ts';
import { Day, done, emptyAsNull, Id, Moment, success, text } from '../kit/shapes.ts';
import { team } from '../access/who.ts';
import { Website } from '../kit/website.ts';
import { AwayNotice } from '../hours/away.ts';
import { OpeningHours } from '../hours/opening-hours.ts';
import { maxAwayText, maxCompanyDescription } from './settings-values.ts';

/** A dealer's profile as its team sees it under Settings. */
const CompanySettings = z
  .object({
    id: Id,
    company_name: z.string(),
    logo_url: z.string().nullable(),
    phone: z.string().nullable(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    opening_hours: OpeningHours.nullable(),
    /** Null unless it applies now. */
    away: AwayNotice.nullable(),
    /** The time zone of hours and days. */
    time_zone: z.string(),
    /** Today in that time zone. */
    today: Day,
    /** Increases with each change. Saving sends the version that was read. */
    version: z.number().int(),
    /** The author and time of the last change. Null if it hasn't changed since the dealership opened. */
    saved_by: z.string().nullable(),
    saved_at: Moment.nullable(),
  })
  .meta({ title: 'CompanySettings' });
export type CompanySettings = z.output<typeof CompanySettings>;

/** The fields the team can change, with their error sentences. */
export const CompanyFields = z.object({
  phone: emptyAsNull(PhoneNumber),
  description: emptyAsNull(text(maxCompanyDescription)),
  website: emptyAsNull(Website),
  opening_hours: OpeningHours.nullable(),
  away: z
    .strictObject({
      text: text(maxAwayText, { min: 1, tooShort: 'Please enter what visitors should know' }),
      back_on: Day,
    })
    .nullable(),
});

const count = z.number().int();

/** Counts of everything that ends with the dealership. */
const DealerClosing = z
  .object({
    company_name: z.string(),
    listings: count,
    drafts: count,
    /** Not counting the owner. */
    colleagues: count,
    invitations: count,
    open_payments: count,
    /** Offers on its cars that are open or reserve one. */
    offers: count,
    /** Proposed and agreed meetings with buyers. */
    meetings: count,
    /** Sales that a member hasn't confirmed as buyer yet. */
    pending_sales: count,
    /** When the paid membership ends. Null if it's already over. */
    paid_until: Moment.nullable(),
  })
  .meta({ title: 'DealerClosing' });
export type DealerClosing = z.output<typeof DealerClosing>;

/** The company's profile, and closing it. */
export const company = {
  settings: call('GET /api/dealers.php?action=settings', {
    summary: 'Get a dealer’s settings for its team',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('settings', CompanySettings),
    fails: ['dealer_not_found'],
  }),
  update: call('PUT /api/dealers.php', {
    summary: 'Update your dealer’s settings. Fields you leave out stay unchanged.',
    who: team('id', 'settings.write', { elsewhere: 'dealer_not_found' }),
    limit: 'profile',
    input: CompanyFields.partial().extend({
      id: Id,
      /** The spec sends it along. Only staff can change it. */
      company_name: z.string().max(200).optional(),
      /** The version that was read, so that someone else's later change isn't overwritten. */
      version: z.number().int().optional(),
    }),
    output: success('settings', CompanySettings),
    fails: ['dealer_not_found', 'not_allowed', 'bad_input', 'settings_changed_elsewhere'],
    whenMissing: null,
  }),
  closing: call('GET /api/dealers.php?action=closing', {
    summary: 'Get what closing the dealership would end',
    who: team('dealer_id', 'dealer.close'),
    limit: 'profile',
    input: z.object({ dealer_id: Id }),
    output: success('closing', DealerClosing),
    fails: ['dealer_not_found'],
  }),
  close: call('POST /api/dealers.php?action=close', {
    summary: 'Close the dealership permanently. Type its name to confirm.',
    who: team('dealer_account_id', 'dealer.close'),
    limit: 'profile',
    input: z.object({
      dealer_account_id: Id,
      company_name: text(200, { min: 1, tooShort: 'Please enter the company name' }),
    }),
    output: done,
    fails: ['bad_input', 'not_allowed'],
  }),
};
