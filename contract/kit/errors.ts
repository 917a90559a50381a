import { accountsErrors } from '../accounts/accounts.errors.ts';
import { appealsErrors } from '../appeals/appeals.errors.ts';
import { awardsErrors } from '../awards/awards.errors.ts';
import { applicationsErrors } from '../applications/applications.errors.ts';
import { carsErrors } from '../cars/cars.errors.ts';
import { catalogueErrors } from '../catalogue/catalogue.errors.ts';
import { dealersErrors } from '../dealers/dealers.errors.ts';
import { favouritesErrors } from '../favourites/favourites.errors.ts';
import { importsErrors } from '../imports/imports.errors.ts';
import { inventoryErrors } from '../inventory/inventory.errors.ts';
import { messagingErrors } from '../messaging/messaging.errors.ts';
import { noticesErrors } from '../notices/notices.errors.ts';
import { paymentsErrors } from '../payments/payments.errors.ts';
import { photosErrors } from '../photos/photos.errors.ts';
import { reportsErrors } from '../reports/reports.errors.ts';
import { reviewsErrors } from '../reviews/reviews.errors.ts';
import { salesErrors } from '../sales/sales.errors.ts';
import { servicesErrors } from '../services/services.errors.ts';
import { staffErrors } from '../staff/staff.errors.ts';
import { ticketsErrors } from '../tickets/tickets.errors.ts';
import { usersErrors } from '../users/users.errors.ts';
import { webhooksErrors } from '../webhooks/webhooks.errors.ts';
import type { Errors } from './error-shape.ts';

/** Ways in which any call may fail before its own code runs. */
const ownErrors = {
  bad_input: { status: 400, sentence: 'Some fields are not valid' },
  unreadable_body: { status: 400, sentence: 'The request could not be read' },
  unreadable_upload: { status: 400, sentence: 'What you sent arrived cut off or damaged. Please send it again.' },
  sign_in_required: { status: 401, sentence: 'Please log in' },
  not_allowed: { status: 403, sentence: 'You are not allowed to do this' },
  /** The page shows one person, the browser is signed in as another by now; nothing was done. */
  another_person: { status: 409, sentence: 'You are now signed in as somebody else, so nothing was done here' },
  other_origin: { status: 403, sentence: 'This request did not come from our own pages' },
  unknown_call: { status: 404, sentence: 'No such call' },
  request_too_slow: { status: 408, sentence: 'Your request took too long to arrive. Please try again.' },
  body_too_large: { status: 413, sentence: 'That is more than we can take at once' },
  file_too_large: { status: 413, sentence: '{file} is larger than {limit}' },
  too_many_files: { status: 413, sentence: 'At most {limit} at once' },
  headers_too_large: {
    status: 431,
    sentence: 'The request’s headers are too large. Please clear this site’s cookies.',
  },
  wrong_media: { status: 415, sentence: 'Please send JSON' },
  too_many_requests: { status: 429, sentence: 'Too many requests. Please wait {wait} and try again.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, sentence: 'We will be back in a moment. Please try again.' },
  /** A disk is full; unlike `unavailable` it does not pass in a moment. */
  no_room: { status: 503, sentence: 'We have run out of room to store this. Please try again later.' },
  changed_elsewhere: { status: 409, sentence: 'This was changed elsewhere in the meantime. Please look at it again.' },
} as const satisfies Errors;

/**
 * Every way a call can fail: its code, its HTTP status and the sentence a person may read.
 * `{words}` in a sentence are filled in where it is thrown. The cause goes to the log only.
 */
export const errors = {
  ...ownErrors,
  ...accountsErrors,
  ...appealsErrors,
  ...applicationsErrors,
  ...carsErrors,
  ...catalogueErrors,
  ...dealersErrors,
  ...favouritesErrors,
  ...importsErrors,
  ...inventoryErrors,
  ...messagingErrors,
  ...noticesErrors,
  ...paymentsErrors,
  ...photosErrors,
  ...ticketsErrors,
  ...servicesErrors,
  ...staffErrors,
  ...salesErrors,
  ...reportsErrors,
  ...reviewsErrors,
  ...awardsErrors,
  ...usersErrors,
  ...webhooksErrors,
};

export type ErrorCode = keyof typeof errors;

/** What a failed call answers. */
export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  /** For `bad_input`: the sentences to show at each field. */
  fields?: Record<string, string[]>;
  /** For a sign-in that is refused: what the sentence says, for a page that says it in the reader's own zone. */
  restriction?: Restriction;
}

export interface Restriction {
  reason: string;
  /** Null: without end. */
  until: string | null;
  /** With it, and for nothing else, the decision is read and appealed without a sign-in. */
  appeal_token: string;
}

/** What any call may answer besides the failures it lists. */
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
