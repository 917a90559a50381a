import { accountsErrors } from './accounts/accounts.errors.ts';
import { appealsErrors } from './appeals/appeals.errors.ts';
import { areasErrors } from './areas/areas.errors.ts';
import { awardsErrors } from './awards/awards.errors.ts';
import { applicationsErrors } from './applications/applications.errors.ts';
import { carsErrors } from './cars/cars.errors.ts';
import { billsErrors } from './bills/bills.errors.ts';
import { catalogueErrors } from './catalogue/catalogue.errors.ts';
import { dealersErrors } from './dealers/dealers.errors.ts';
import { followsErrors } from './follows/follows.errors.ts';
import { favouritesErrors } from './favourites/favourites.errors.ts';
import { guideErrors } from './guide/guide.errors.ts';
import { importsErrors } from './imports/imports.errors.ts';
import { inventoryErrors } from './inventory/inventory.errors.ts';
import { meetingsErrors } from './meetings/meetings.errors.ts';
import { messagingErrors } from './messaging/messaging.errors.ts';
import { pushErrors } from './push/push.errors.ts';
import { noticesErrors } from './notices/notices.errors.ts';
import { offersErrors } from './offers/offers.errors.ts';
import { paymentsErrors } from './payments/payments.errors.ts';
import { photosErrors } from './photos/photos.errors.ts';
import { reportsErrors } from './reports/reports.errors.ts';
import { reviewsErrors } from './reviews/reviews.errors.ts';
import { salesErrors } from './sales/sales.errors.ts';
import { searchesErrors } from './searches/searches.errors.ts';
import { servicesErrors } from './services/services.errors.ts';
import { staffErrors } from './staff/staff.errors.ts';
import { ticketsErrors } from './tickets/tickets.errors.ts';
import { usersErrors } from './users/users.errors.ts';
import { wantedErrors } from './wanted/wanted.errors.ts';
import { webhooksErrors } from './webhooks/webhooks.errors.ts';
import type { Errors } from './kit/error-shape.ts';

/** Errors any call can return before its own code runs. */
const ownErrors = {
  bad_input: { status: 400, sentence: 'Please check the highlighted fields' },
  unreadable_body: { status: 400, sentence: 'We couldn’t read the request' },
  unreadable_upload: { status: 400, sentence: 'Your upload was incomplete or damaged. Please send it again.' },
  sign_in_required: { status: 401, sentence: 'Please log in' },
  not_allowed: { status: 403, sentence: 'You’re not allowed to do this' },
  /** The page shows one user but the browser is now logged in as another, so nothing was done. */
  another_person: { status: 409, sentence: 'You’re now logged in as someone else, so nothing was changed' },
  other_origin: { status: 403, sentence: 'This request didn’t come from our own pages' },
  unknown_call: { status: 404, sentence: 'No such call' },
  request_too_slow: { status: 408, sentence: 'Your request took too long to arrive. Please try again.' },
  body_too_large: { status: 413, sentence: 'That’s too much to send in one go' },
  file_too_large: { status: 413, sentence: '{file} is larger than {limit}' },
  too_many_files: { status: 413, sentence: 'You can upload up to {limit} at a time' },
  headers_too_large: {
    status: 431,
    sentence: 'The request’s headers are too large. Please clear this site’s cookies.',
  },
  wrong_media: { status: 415, sentence: 'Please send JSON' },
  too_many_requests: { status: 429, sentence: 'Too many requests. Please wait {wait} and try again.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, sentence: 'We will be back in a moment. Please try again.' },
  /** A disk is full. Unlike `unavailable`, this doesn't pass in a moment. */
  no_room: { status: 503, sentence: 'We’ve run out of space to store this. Please try again later.' },
  changed_elsewhere: { status: 409, sentence: 'Someone else has changed this. Please check it again.' },
} as const satisfies Errors;

/**
 * Every error a call can return: its code, HTTP status and the sentence shown to users.
 * Placeholders like `{name}` are filled in where the error is thrown. The cause is only logged.
 */
export const errors = {
  ...ownErrors,
  ...accountsErrors,
  ...appealsErrors,
  ...areasErrors,
  ...billsErrors,
  ...applicationsErrors,
  ...carsErrors,
  ...catalogueErrors,
  ...dealersErrors,
  ...favouritesErrors,
  ...followsErrors,
  ...guideErrors,
  ...importsErrors,
  ...inventoryErrors,
  ...meetingsErrors,
  ...messagingErrors,
  ...noticesErrors,
  ...pushErrors,
  ...offersErrors,
  ...paymentsErrors,
  ...photosErrors,
  ...ticketsErrors,
  ...searchesErrors,
  ...servicesErrors,
  ...staffErrors,
  ...salesErrors,
  ...reportsErrors,
  ...reviewsErrors,
  ...awardsErrors,
  ...usersErrors,
  ...wantedErrors,
  ...webhooksErrors,
};

export type ErrorCode = keyof typeof errors;

/** The body of a failed response. */
export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  /** For `bad_input`: the sentences to show at each field. */
  fields?: Record<string, string[]>;
  /** For a refused login: the restriction as data, so the page can show times in the reader's time zone. */
  restriction?: Restriction;
}

export interface Restriction {
  reason: string;
  /** Null if it has no end. */
  until: string | null;
  /** Lets the user read and appeal the decision without logging in, and nothing else. */
  appeal_token: string;
}

/** Errors any call can return in addition to the ones it lists. */
export const commonErrors = [
  'bad_input',
  'unreadable_body',
  'unreadable_upload',
  'unknown_call',
  'other_origin',
  'another_person',
  'request_too_slow',
  'body_too_large',
  'headers_too_large',
  'wrong_media',
  'too_many_requests',
  'internal',
  'unavailable',
  'no_room',
] as const satisfies readonly ErrorCode[];

export const sentence = (code: ErrorCode, words: Record<string, string> = {}): string =>
  errors[code].sentence.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
