/**
 * The parts of a bill of sale that each viewer sees. Pages and server follow it, and `server/calls/bills/bill-access.test.ts`
 * checks every cell over HTTP.
 */
export const billStates = ['genuine', 'replaced', 'annulled', 'altered'] as const;
export type BillState = (typeof billStates)[number];

/**
 * A party is the buyer, or a member who reads the sale for the seller's side. Staff are those who read sales. With the
 * link, anyone who is neither sees what it shows. A closed account was a party's: it can't log in any more, so the
 * server sees a visitor. The names stay, and everyone else sees the same as before.
 */
export const billViewers = ['visitor', 'member', 'closed_account', 'link', 'party', 'staff'] as const;
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

/** There is nothing to hand out. Names and amount stay with those who know them anyway. */
const withoutFile: Seen = {
  visitor: ['summary'],
  member: ['summary'],
  closed_account: ['summary'],
  link: ['summary'],
  party: ['summary', 'details'],
  staff: ['summary', 'details'],
};

export const billAccess: Record<BillState, Seen> = {
  genuine: {
    visitor: ['summary'],
    member: ['summary'],
    closed_account: ['summary'],
    link: ['summary', 'details', 'file'],
    party: ['summary', 'details', 'file', 'link', 'replace_link'],
    staff: ['summary', 'details'],
  },
  /** A corrected amount has a bill of its own. This one stays a true record, but isn't handed out any more. */
  replaced: {
    visitor: ['summary'],
    member: ['summary'],
    closed_account: ['summary'],
    link: ['summary', 'details'],
    party: ['summary', 'details', 'link', 'replace_link'],
    staff: ['summary', 'details'],
  },
  /** There is nothing left to prove, and a file couldn't say that it was annulled. */
  annulled: withoutFile,
  /** The stored text doesn't match its signature. */
  altered: withoutFile,
};

export const maySeeOfBill = (state: BillState, viewer: BillViewer, part: BillPart): boolean =>
  billAccess[state][viewer].includes(part);
