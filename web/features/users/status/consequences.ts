import { isOwner } from '@forecourt/contract/kit/team-rights.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import type { GivenStanding } from '@forecourt/contract/users/user-values.ts';
import { countOf } from '../../../lib/format.ts';

interface Planned {
  to: GivenStanding;
  /** When a suspension ends, as people read it; null while none is chosen. */
  until: string | null;
  /** Who takes the dealership over; null while nobody is chosen. */
  nextOwner: string | null;
}

type Person = Pick<UserDetails, 'status' | 'account_closed_at' | 'seat' | 'touched'>;

/** What a change will do to this person and others, in sentences, before it is done. What it does not touch is not named. */
export function consequencesOf(person: Person, { to, until, nextOwner }: Planned): string[] {
  if (to === 'active') return whenLifted(person);
  const said = to === 'suspended' ? whenSuspended(person, until) : whenBanned(person, nextOwner);
  return said.filter((sentence) => sentence !== null);
}

function whenLifted({ status, account_closed_at, touched }: Person): string[] {
  return [
    account_closed_at === null
      ? 'They can sign in again, and are told so.'
      : 'The account stays closed, as they left it. They can sign in again, which opens it.',
    ...(touched.listings > 0
      ? [`${listings(touched.listings)} ${touched.listings === 1 ? 'is' : 'are'} seen again.`]
      : []),
    ...(status === 'banned'
      ? ['A place on a dealer’s team that ended with the ban does not come back by itself.']
      : []),
  ];
}

const whenSuspended = ({ seat, touched }: Person, until: string | null) => [
  `${signedOut(touched.sessions)} cannot sign in until ${until ?? 'the time you choose'}.`,
  touched.listings > 0
    ? `${listings(touched.listings)} ${touched.listings === 1 ? 'is' : 'are'} hidden until then; the time of each goes on.`
    : null,
  seat && touched.dealer_listings > 0
    ? `A colleague at ${seat.company_name} is called about the ${countOf(touched.dealer_listings, 'car')} that name them.`
    : null,
  payments(touched.open_payments),
  touched.sales_to_confirm > 0 ? `${sales(touched.sales_to_confirm)} on waiting.` : null,
  shown,
];

const whenBanned = ({ seat, touched }: Person, nextOwner: string | null) => [
  `${signedOut(touched.sessions)} cannot sign in any more. A ban has no end.`,
  touched.listings > 0 ? `${listings(touched.listings)} ${touched.listings === 1 ? 'is' : 'are'} hidden.` : null,
  seat ? leaving(seat, touched.dealer_listings, nextOwner) : null,
  payments(touched.open_payments),
  touched.sales_to_confirm > 0 ? `${sales(touched.sales_to_confirm)} to the staff, who decide.` : null,
  'Conversations with them are closed, and their profile says “account closed”.',
  shown,
];

function leaving({ role, company_name }: NonNullable<Person['seat']>, cars: number, nextOwner: string | null): string {
  const called = `is called about the ${countOf(cars, 'car')} that name them`;
  return isOwner(role)
    ? `${company_name} passes to ${nextOwner ?? 'the next owner'}${cars > 0 ? `, who ${called}` : ''}.`
    : `They leave the team of ${company_name}${cars > 0 ? `, whose owner ${called}` : ''}.`;
}

const signedOut = (sessions: number) =>
  sessions > 0 ? `They are signed out at once on ${countOf(sessions, 'device')} and` : 'They';
const listings = (number: number) => (number === 1 ? 'Their listing' : `Their ${number} listings`);
const payments = (number: number) =>
  number > 0
    ? `${countOf(number, 'open payment')} ${number === 1 ? 'is' : 'are'} given up; money that still arrives is refunded.`
    : null;
const sales = (number: number) =>
  `${countOf(number, 'sale')} that ${number === 1 ? 'waits' : 'wait'} for their word ${number === 1 ? 'goes' : 'go'}`;
const shown = 'They read the reason when they try to sign in, and may appeal once.';
