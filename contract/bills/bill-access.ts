/**
 * The parts of a bill of sale that each viewer sees. Pages and server follow it, and `server/calls/bills/bill-access.test.ts`
 * checks every cell over HTTP.
 */
export const billStates = ['genuine', 'replaced', 'annulled', 'altered'] as const;
export type BillState = (typeof billStates)[number];

/**
 * A party is the buyer, or a member who reads the sale for the seller's side. Staff are those who read sales. Anyone else is
 * a visitor, logged in or not. A closed or suspended account can't log in, so it becomes a visitor too, and what the
 * other party sees stays the same.
 */
export const billViewers = ['visitor', 'link', 'party', 'staff'] as const;
export type BillViewer = (typeof billViewers)[number];

export const billParts = [
  /** The number, whether it is genuine, the car and the dates. */
  'summary',
  /** The names of both sides and of the company, the amount, and the hash. */
  'details',
  /** The signed file. */
  'file',
  /** The secret address that shows the details, as text and QR code. */
  'link',
  /** Replace the secret link, so that the earlier one no longer shows the details. */
  'replace_link',
] as const;
export type BillPart = (typeof billParts)[number];

type Seen = Record<BillViewer, readonly BillPart[]>;

const only: Seen = {
  visitor: ['summary'],
  link: ['summary'],
  party: ['summary', 'details'],
  staff: ['summary', 'details'],
};

export const billAccess: Record<BillState, Seen> = {
  genuine: {
    visitor: ['summary'],
    link: ['summary', 'details', 'file'],
    party: ['summary', 'details', 'file', 'link', 'replace_link'],
    staff: ['summary', 'details'],
  },
  /** A corrected amount has a bill of its own. This one stays a true record, but isn't handed out any more. */
  replaced: {
    visitor: ['summary'],
    link: ['summary', 'details'],
    party: ['summary', 'details', 'link', 'replace_link'],
    staff: ['summary', 'details'],
  },
  /** There is nothing left to prove, and a file couldn't say that it was annulled. */
  annulled: only,
  /** The stored text doesn't match its signature. */
  altered: only,
};

export const maySeeOfBill = (state: BillState, viewer: BillViewer, part: BillPart): boolean =>
  billAccess[state][viewer].includes(part);
