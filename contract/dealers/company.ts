import { z } from 'zod';
import { PhoneNumber } from '../accounts/contact-details.ts';
import { call } from '../kit/call.ts';
import { Day, done, emptyAsNull, Id, Moment, success, text } from '../kit/shapes.ts';
import { team } from '../kit/who.ts';
import { Website } from '../kit/website.ts';
import { AwayNotice } from './away.ts';
import { OpeningHours } from './opening-hours.ts';
import { maxAwayText, maxCompanyDescription } from './settings-values.ts';

/** What a dealer says of itself, as its team sees it under Settings. */
const CompanySettings = z
  .object({
    id: Id,
    company_name: z.string(),
    logo_url: z.string().nullable(),
    phone: z.string().nullable(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    opening_hours: OpeningHours.nullable(),
    /** While it runs. */
    away: AwayNotice.nullable(),
    /** In which hours and days are meant. */
    time_zone: z.string(),
    /** Today, there. */
    today: Day,
    /** One more with each change: who saves says which one they read. */
    version: z.number().int(),
    /** Who changed it last, and when; null where nobody did since it was opened. */
    saved_by: z.string().nullable(),
    saved_at: Moment.nullable(),
  })
  .meta({ title: 'CompanySettings' });
export type CompanySettings = z.output<typeof CompanySettings>;

/** What the team may change, each with its sentences. */
export const CompanyFields = z.object({
  phone: emptyAsNull(PhoneNumber),
  description: emptyAsNull(text(maxCompanyDescription)),
  website: emptyAsNull(Website),
  opening_hours: OpeningHours.nullable(),
  away: z
    .strictObject({
      text: text(maxAwayText, { min: 1, tooShort: 'Please say what visitors should know' }),
      back_on: Day,
    })
    .nullable(),
});

const count = z.number().int();

/** What goes with a dealership that is closed, in numbers. */
const DealerClosing = z
  .object({
    company_name: z.string(),
    listings: count,
    drafts: count,
    /** Besides the owner. */
    colleagues: count,
    invitations: count,
    open_payments: count,
    /** Which a buyer who is a member has not confirmed yet. */
    pending_sales: count,
    /** Until when the membership is paid; null when its time is over. */
    paid_until: Moment.nullable(),
  })
  .meta({ title: 'DealerClosing' });
export type DealerClosing = z.output<typeof DealerClosing>;

/** The company itself: what it says of itself, and its end. */
export const company = {
  settings: call('GET /api/dealers.php?action=settings', {
    summary: 'What a dealer says of itself, as its team reads and changes it',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('settings', CompanySettings),
    fails: ['dealer_not_found'],
  }),
  update: call('PUT /api/dealers.php', {
    summary: 'Change what one’s dealer says of itself; what is left out stays as it is',
    who: team('id', 'settings.write', { elsewhere: 'dealer_not_found' }),
    limit: 'profile',
    input: CompanyFields.partial().extend({
      id: Id,
      /** The documents send it along; only the staff give another one. */
      company_name: z.string().max(200).optional(),
      /** The one that was read: somebody else's later change is not written over. */
      version: z.number().int().optional(),
    }),
    output: success('settings', CompanySettings),
    fails: ['dealer_not_found', 'not_allowed', 'bad_input', 'settings_changed_elsewhere'],
    whenMissing: null,
  }),
  closing: call('GET /api/dealers.php?action=closing', {
    summary: 'What closing the dealership would end',
    who: team('dealer_id', 'dealer.close'),
    limit: 'profile',
    input: z.object({ dealer_id: Id }),
    output: success('closing', DealerClosing),
    fails: ['dealer_not_found'],
  }),
  close: call('POST /api/dealers.php?action=close', {
    summary: 'Close the dealership for good; confirmed by typing its name',
    who: team('dealer_account_id', 'dealer.close'),
    limit: 'profile',
    input: z.object({
      dealer_account_id: Id,
      company_name: text(200, { min: 1, tooShort: 'Please type the name of the company' }),
    }),
    output: done,
    fails: ['bad_input', 'not_allowed'],
  }),
};
