import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { member } from '../kit/who.ts';

const OwnSession = z
  .object({
    id: Id,
    /** As people call it, such as "Firefox on Windows"; null where the browser did not say. */
    device: z.string().nullable(),
    is_current: z.boolean(),
    signed_in_at: Moment,
    /** To the hour. */
    last_seen_at: Moment,
  })
  .meta({ title: 'OwnSession' });
export type OwnSession = z.output<typeof OwnSession>;

const count = z.number().int();

/** What goes with an account that is closed, in numbers, and what stands in the way of closing it. */
const Closing = z
  .object({
    listings: count,
    drafts: count,
    favourites: count,
    open_payments: count,
    open_tickets: count,
    /** To become a dealer. */
    open_applications: count,
    groups: count,
    /** Of whose team one leaves. */
    company_name: z.string().nullable(),
    /** Why it cannot be closed now, in a sentence. */
    refusal: z.string().nullable(),
  })
  .meta({ title: 'Closing' });
export type Closing = z.output<typeof Closing>;

/** What somebody does with their own account: where it is signed in, what is kept of them, and its end. */
export const ownAccount = {
  sessions: call('GET /api/auth/sessions', {
    summary: 'Where one is signed in, this device first',
    who: member,
    limit: 'profile',
    input: nothing,
    output: success('sessions', z.array(OwnSession)),
  }),
  endSession: call('POST /api/auth/end-session', {
    summary: 'Sign out on one of one’s devices; its open pages are told at once',
    who: member,
    limit: 'profile',
    input: z.object({ session_id: Id }),
    output: done,
    fails: ['session_not_found'],
  }),
  endOtherSessions: call('POST /api/auth/end-other-sessions', {
    summary: 'Sign out everywhere but here',
    who: member,
    limit: 'profile',
    input: nothing,
    output: success('ended', count),
  }),
  exportData: call('GET /api/users.php?action=my_data', {
    summary: 'All one has put in and all that is kept about one, as a JSON file',
    who: member,
    limit: 'export',
    input: nothing,
    output: z.object({ success: z.literal(true), filename: z.string(), json: z.string() }),
  }),
  closing: call('GET /api/users.php?action=closing', {
    summary: 'What closing one’s account would end',
    who: member,
    limit: 'profile',
    input: nothing,
    output: success('closing', Closing),
  }),
  closeAccount: call('POST /api/users.php?action=close_account', {
    summary: 'Close one’s account; confirmed by typing one’s name',
    who: member,
    limit: 'profile',
    input: z.object({ name: text(200, { min: 1, tooShort: 'Please type your name' }) }),
    output: done,
    fails: ['bad_input', 'owner_stays', 'staff_stay'],
  }),
};
