import { reapplyDays } from '@forecourt/contract/applications/applications.flow.ts';
import { isMilder } from '@forecourt/contract/access/standing-rules.ts';
import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import type { JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import { countOf } from '../../../lib/format.ts';
import type { PlannedDecision } from '../../../lib/planned-decision.ts';
import { shortMoment } from '../../../lib/short-moment.ts';

type Person = Pick<JudgedPerson, 'standing' | 'until' | 'account_closed_at' | 'seat' | 'touched'>;

/**
 * Describes what a decision will do to this user and others before it's made. Uses the same rule as the server, so a
 * restriction that stays is never announced as changed. Leaves out anything that isn't affected.
 */
export function whatWillHappen(person: Person, plan: PlannedDecision): string[] {
  switch (plan.kind) {
    case 'suspend':
      return whenSuspended(person, plan);
    case 'ban':
      return whenBanned(person, plan.nextOwner);
    case 'lift':
      return whenLifted(person);
    case 'warn':
      return [...whenWarned(person), toldReporter];
    case 'warn_directly':
      return whenWarned(person);
    case 'dismiss_report':
      return ['Nothing will change for this user, and nothing will be added to their history.', toldReporter];
    case 'review_application':
      return whenReviewed(person, plan.company);
    case 'uphold_appeal':
      return [
        person.standing === 'active'
          ? 'The decision will stay as it is.'
          : `The decision will stay as it is. This account is ${standingText(person)}.`,
      ];
    default:
      return aboutListing(plan, person);
  }
}

/** "banned", "suspended until Dec 1, 2026, 10:00 AM" */
export const standingText = ({ standing, until }: Pick<Person, 'standing' | 'until'>): string =>
  standing === 'suspended' && until !== null ? `suspended until ${shortMoment(until)}` : standing;

const whenWarned = (person: Person): string[] => [
  person.standing === 'active'
    ? 'They’ll receive your text as a warning.'
    : `They’ll receive your text as a warning, but this account is ${standingText(person)}, so they can’t read it yet.`,
  'Their standing won’t change. The warning will be added to their history.',
];

function whenSuspended(person: Person, plan: PlannedDecision & { kind: 'suspend' }): string[] {
  const { seat, touched } = person;
  const ofReport = plan.keepsStronger ? ['The report will be added to their history.', toldReporter] : [];
  if (plan.until === null) return ['Select when the suspension ends to see what it will do.'];
  const milder = isMilder({ standing: 'suspended', until: plan.until }, person);
  if (milder && plan.keepsStronger)
    return [
      person.standing === 'banned'
        ? 'This user is banned. Suspending will not change that.'
        : `This user is already ${standingText(person)}, which is later. Suspending will not change that.`,
      ...ofReport,
    ];
  const until = shortMoment(plan.until);
  return sentencesOf(
    changedEnd(person, until, milder),
    `${signedOut(person)} be able to log in until ${until}.`,
    touched.listings > 0 &&
      `${listings(touched.listings)} will ${isVisible(person) ? 'be' : 'stay'} hidden until ${until}. Their listing time keeps running.`,
    seat !== null &&
      touched.dealer_listings > 0 &&
      `A colleague at ${seat.company_name} will be the contact for the ${countOf(touched.dealer_listings, 'car')} they look after.`,
    payments(touched.open_payments),
    touched.sales_to_confirm > 0 &&
      `${countOf(touched.sales_to_confirm, 'sale')} will keep waiting for them to confirm.`,
    staysClosed(person),
    shown,
    ...ofReport,
  );
}

/** The effect on an existing restriction. */
function changedEnd({ standing, until }: Person, next: string, milder: boolean): string | false {
  if (standing === 'banned') return `The ban will become a suspension that ends ${next}. This restricts them less.`;
  if (standing !== 'suspended' || until === null) return false;
  return milder
    ? `The suspension will end ${next} instead of ${shortMoment(until)}. This restricts them less.`
    : `The suspension will end ${next} instead of ${shortMoment(until)}.`;
}

const whenBanned = (person: Person, nextOwner: string | null): string[] =>
  sentencesOf(
    `${signedOut(person)} be able to log in anymore. A ban doesn’t end.`,
    person.touched.listings > 0 &&
      `${listings(person.touched.listings)} will ${isVisible(person) ? 'be' : 'stay'} hidden.`,
    person.seat && leaving(person.seat, person.touched.dealer_listings, nextOwner),
    payments(person.touched.open_payments),
    person.touched.sales_to_confirm > 0 &&
      `Our staff will decide about ${countOf(person.touched.sales_to_confirm, 'sale')} they haven’t confirmed.`,
    'Conversations with them will be closed, and their profile will say “account closed”.',
    staysClosed(person),
    shown,
  );

function leaving({ role, company_name }: NonNullable<Person['seat']>, cars: number, nextOwner: string | null): string {
  const contact = `will be the contact for the ${countOf(cars, 'car')} they look after`;
  if (isOwner(role))
    return `${company_name} will pass to ${nextOwner ?? 'the next owner'}${cars > 0 ? `, who ${contact}` : ''}.`;
  return `They’ll leave the ${company_name} team${cars > 0 ? `, and its owner ${contact}` : ''}.`;
}

const whenLifted = (person: Person): string[] =>
  sentencesOf(
    person.account_closed_at === null
      ? 'They’ll be able to log in again, and we’ll tell them.'
      : 'The account will stay closed, as they left it. They’ll be able to log in again, which reopens it.',
    person.account_closed_at === null &&
      person.touched.listings > 0 &&
      `${listings(person.touched.listings)} will be visible again.`,
    person.standing === 'banned' && 'A place on a dealer’s team that ended with the ban won’t come back automatically.',
  );

function whenReviewed(person: Person, company: string): string[] {
  const isGone = person.standing === 'banned' || person.account_closed_at !== null;
  if (isGone)
    return [
      `Approving won’t be possible, because this account is ${person.standing === 'banned' ? 'banned' : 'closed'}.`,
      declined,
    ];
  if (person.seat)
    return [`Approving won’t be possible, because they’re on the ${person.seat.company_name} team.`, declined];
  return sentencesOf(
    `If you approve, ${company} will open right away with them as its owner, and the payment period for the membership will start.`,
    person.standing === 'suspended' &&
      `This account is ${standingText(person)}. Approving will not change that, and they won’t be able to use the portal until then.`,
    declined,
  );
}

function aboutListing({ kind, reports }: Extract<PlannedDecision, { reports: number }>, person: Person): string[] {
  const people = reports === 1 ? 'the person who reported it' : `the ${reports} people who reported it`;
  const others =
    person.standing === 'active'
      ? 'The seller’s standing won’t change.'
      : `The seller is ${standingText(person)}. This will not change that.`;
  if (kind === 'dismiss_reports')
    return [
      'The listing will stay as it is. We won’t notify the seller.',
      `We’ll send your reason to ${people}.`,
      others,
    ];
  return [
    kind === 'flag_listing'
      ? 'Only the seller and our staff will see the listing until it’s restored.'
      : 'The listing will be taken off the site, and its page will say that it was removed.',
    'The seller will see your reason and can appeal once.',
    `We’ll tell ${people} the outcome.`,
    others,
  ];
}

const sentencesOf = (...sentences: (string | false | null)[]): string[] =>
  sentences.filter((sentence) => typeof sentence === 'string');
const isVisible = ({ standing, account_closed_at }: Person) => standing === 'active' && account_closed_at === null;
/** A restricted user is already signed out, and their remaining sessions give no access. */
const signedOut = ({ standing, touched }: Person) =>
  standing === 'active' && touched.sessions > 0
    ? `They’ll be signed out on ${countOf(touched.sessions, 'device')} right away and won’t`
    : 'They won’t';
const listings = (number: number) => (number === 1 ? 'Their listing' : `Their ${number} listings`);
const payments = (number: number) =>
  number > 0 && `${countOf(number, 'open payment')} will be cancelled. Money that still arrives will be refunded.`;
const staysClosed = ({ account_closed_at }: Person) =>
  account_closed_at !== null && 'The account will stay closed, as they left it.';
const shown = 'They’ll see your reason when they try to log in, and can appeal once.';
const declined = `If you decline, they’ll read your notes, can appeal once, and can apply again in ${reapplyDays} days.`;
const toldReporter = 'We’ll tell the person who reported it that our staff looked at it.';
