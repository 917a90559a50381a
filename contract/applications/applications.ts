import { z } from 'zod';
import { PhoneNumber } from '../kit/contact-details.ts';
import { call } from '../kit/call.ts';
import { done, emptyAsNull, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { Website } from '../kit/website.ts';
import { anyone, member } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { applicationStatuses } from './applications.flow.ts';
import { businessTypes } from './business-types.ts';

export const maxCompanyName = 60;
export const maxBusinessDescription = 2000;
const maxReviewNotes = 1000;
export const applicationsPerPage = 20;

/** The form's fields, with the spec's names. */
export const ApplicationForm = z.object({
  companyName: text(maxCompanyName, { min: 1, tooShort: 'Company name is required' }),
  businessType: z.enum(businessTypes, 'Business type is required'),
  description: text(maxBusinessDescription, { min: 1, tooShort: 'Business description is required' }),
  website: emptyAsNull(Website).nullable().optional(),
  phone: PhoneNumber,
  /** The applicant. Must match the session. */
  gta_world_id: Id.optional(),
});

/** As the applicant sees it. */
export const OwnApplication = z
  .object({
    id: Id,
    company_name: z.string(),
    business_type: z.enum(businessTypes),
    description: z.string(),
    website: z.string().nullable(),
    /** Empty once the applicant has closed their account, unless a dealer came of it. The same goes for the website. */
    phone: z.string(),
    status: z.enum(applicationStatuses),
    /** The reason for the decision. */
    review_notes: z.string().nullable(),
    reviewed_at: Moment.nullable(),
    created_at: Moment,
  })
  .meta({ title: 'OwnApplication' });
export type OwnApplication = z.output<typeof OwnApplication>;

/** As staff see it. */
export const Application = OwnApplication.extend({
  user_id: Id,
  user_name: z.string(),
  user_avatar: z.string().nullable(),
  member_since: Moment,
  reviewed_by_name: z.string().nullable(),
  /** True if the reader or another of their characters applied. A colleague has to decide it then. */
  is_own: z.boolean(),
}).meta({ title: 'Application' });
export type Application = z.output<typeof Application>;

/** A dealer's costs and benefits under the current settings. */
const DealerTerms = z
  .object({
    membership_price: z.number().int(),
    /** Days everything works without payment after approval, and after a membership ends. */
    grace_days: z.number().int(),
    max_listings: z.number().int(),
    private_max_listings: z.number().int(),
    free_featured_per_month: z.number().int(),
  })
  .meta({ title: 'DealerTerms' });
export type DealerTerms = z.output<typeof DealerTerms>;

const Counts = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  approved: z.number().int(),
  declined: z.number().int(),
  withdrawn: z.number().int(),
});

/** Dealer applications: users apply, staff decide. */
export const applications = {
  submit: call('POST /api/dealer-applications.php', {
    summary: 'Apply to become a dealer. Each person can have one open application.',
    who: member,
    limit: 'ticket',
    input: ApplicationForm,
    output: z.object({ success: z.literal(true), id: Id, application: OwnApplication }),
    fails: [
      'application_open',
      'apply_again_later',
      'dealer_already',
      'profile_incomplete',
      'not_allowed',
      'bad_input',
    ],
  }),
  mine: call('GET /api/dealer-applications.php?action=mine', {
    summary: 'Get your latest application, when you can apply again, and what a dealer pays and gets',
    who: member,
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      application: OwnApplication.nullable(),
      /** Null while an application is open. A moment in the past means right away. */
      may_apply_from: Moment.nullable(),
      terms: DealerTerms,
    }),
  }),
  terms: call('GET /api/dealer-applications.php?action=terms', {
    summary: 'Get what a dealer pays and gets today',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: success('terms', DealerTerms),
  }),
  withdraw: call('PUT /api/dealer-applications.php?action=withdraw', {
    summary: 'Withdraw your open application',
    who: member,
    limit: 'ticket',
    input: z.object({ id: Id }),
    output: success('application', OwnApplication),
    fails: ['application_not_found', 'application_settled'],
  }),
  list: call('GET /api/dealer-applications.php', {
    summary: 'List applications, pending ones first, oldest first',
    who: staffMay('applications.read'),
    limit: 'browse',
    input: z.object({
      status: z.enum(applicationStatuses).optional(),
      search: text(100).optional(),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      applications: z.array(Application),
      counts: Counts,
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  review: call('PUT /api/dealer-applications.php', {
    summary: 'Approve or decline an application. Approval opens the dealer account with the applicant as owner.',
    who: staffMay('applications.decide'),
    limit: 'ticket_staff',
    // Notes are required to decline.
    input: z.object({ id: Id, status: z.enum(['approved', 'declined']), review_notes: text(maxReviewNotes) }),
    output: success('application', Application),
    fails: [
      'application_not_found',
      'application_settled',
      'not_allowed',
      'applicant_has_team',
      'applicant_gone',
      'company_name_taken',
      'bad_input',
    ],
  }),
  remove: call('DELETE /api/dealer-applications.php', {
    summary: 'Delete an application permanently. The dealer it led to stays.',
    who: staffMay('applications.delete'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, reason: Reason }),
    output: done,
    fails: ['application_not_found', 'not_allowed'],
  }),
};
