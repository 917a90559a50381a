import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { member } from '../access/who.ts';

const OwnSession = z
  .object({
    id: Id,
    /** A readable name such as "Firefox on Windows". Null if the browser didn't say. */
    device: z.string().nullable(),
    is_current: z.boolean(),
    signed_in_at: Moment,
    /** Rounded to the hour. */
    last_seen_at: Moment,
    /** It shows notifications while the site is closed. */
    has_push: z.boolean(),
  })
  .meta({ title: 'OwnSession' });
export type OwnSession = z.output<typeof OwnSession>;

const count = z.number().int();

/** Counts of everything that ends with the account, and the obstacle to closing it. */
const Closing = z
  .object({
    listings: count,
    drafts: count,
    favourites: count,
    open_payments: count,
    open_tickets: count,
    /** Dealer applications. */
    open_applications: count,
    groups: count,
    /** Offers that are open or reserve a car: made by the user, or on their private listings. */
    offers: count,
    /** Proposed and agreed meetings. */
    meetings: count,
    /** The dealer whose team the user leaves. */
    company_name: z.string().nullable(),
    /** One sentence that says why it can't be closed now. */
    refusal: z.string().nullable(),
  })
  .meta({ title: 'Closing' });
export type Closing = z.output<typeof Closing>;

/** A user's own account: their sessions, their data and closing it. */
export const ownAccount = {
  sessions: call('GET /api/auth/sessions', {
    summary: 'List where you’re logged in, this device first',
    who: member,
    limit: 'profile',
    input: nothing,
    output: success('sessions', z.array(OwnSession)),
  }),
  endSession: call('POST /api/auth/end-session', {
    summary: 'Sign out one of your devices. Its open pages are signed out right away.',
    who: member,
    limit: 'profile',
    input: z.object({ session_id: Id }),
    output: done,
    fails: ['session_not_found'],
  }),
  endOtherSessions: call('POST /api/auth/end-other-sessions', {
    summary: 'Sign out all other devices',
    who: member,
    limit: 'profile',
    input: nothing,
    output: success('ended', count),
  }),
  exportData: call('GET /api/users.php?action=my_data', {
    summary: 'Export everything you entered and everything stored about you as a JSON file',
    who: member,
    limit: 'export',
    input: nothing,
    output: z.object({ success: z.literal(true), filename: z.string(), json: z.string() }),
  }),
  closing: call('GET /api/users.php?action=closing', {
    summary: 'Get what closing your account would end',
    who: member,
    limit: 'profile',
    input: nothing,
    output: success('closing', Closing),
  }),
  closeAccount: call('POST /api/users.php?action=close_account', {
    summary: 'Close your account. Type your name to confirm.',
    who: member,
    limit: 'profile',
    input: z.object({ name: text(200, { min: 1, tooShort: 'Please enter your name' }) }),
    output: done,
    fails: ['bad_input', 'owner_stays', 'staff_stay'],
  }),
};
