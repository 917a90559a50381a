/**
 * The parts of each event that the history of a car shows. Server and pages follow it, and
 * `server/calls/vehicles/history-access.test.ts` checks every cell over HTTP.
 */
export const vehicleEvents = [
  /** Went on the market here. */
  'listed',
  /** The buyer confirmed the sale. */
  'sold',
  /** The seller marked it as sold. No member confirmed it, or the buyer disputes it. */
  'marked_sold',
  /** Staff annulled a sale that had been verified. */
  'annulled',
] as const;
export type VehicleEventKind = (typeof vehicleEvents)[number];

export const historyParts = ['date', 'mileage', 'company', 'seller_name', 'buyer_name', 'amount'] as const;
export type HistoryPart = (typeof historyParts)[number];

/**
 * `if_chosen`: that person chose to be named in this sale and their account is in good standing.
 * `if_both_agree`: buyer and seller both chose to show it.
 */
export const historyRules = ['always', 'if_chosen', 'if_both_agree', 'never'] as const;
export type HistoryRule = (typeof historyRules)[number];

/**
 * The history is the same for visitors, members, both sides and staff, so that no one is mistaken about what others see.
 * Both sides see names and amount in their sales, and staff in theirs.
 */
export const historyViewers = ['visitor', 'member', 'party', 'staff'] as const;
export type HistoryViewer = (typeof historyViewers)[number];

export const historyAccess: Record<VehicleEventKind, Record<HistoryPart, HistoryRule>> = {
  listed: {
    date: 'always',
    mileage: 'always',
    company: 'always',
    // The name on a listing is for buyers, while it's for sale.
    seller_name: 'never',
    buyer_name: 'never',
    amount: 'never',
  },
  sold: {
    date: 'always',
    mileage: 'always',
    company: 'always',
    seller_name: 'if_chosen',
    buyer_name: 'if_chosen',
    amount: 'if_both_agree',
  },
  marked_sold: {
    date: 'always',
    mileage: 'always',
    company: 'always',
    seller_name: 'never',
    buyer_name: 'never',
    amount: 'never',
  },
  annulled: {
    date: 'always',
    // The car didn't change hands, so there is nothing else to say.
    mileage: 'never',
    company: 'never',
    seller_name: 'never',
    buyer_name: 'never',
    amount: 'never',
  },
};

interface Choices {
  isChosen: boolean;
  doBothAgree: boolean;
}

/** Whether this part of an event is shown, given what those concerned chose. */
export const isShownInHistory = (kind: VehicleEventKind, part: HistoryPart, { isChosen, doBothAgree }: Choices) =>
  ({ always: true, if_chosen: isChosen, if_both_agree: doBothAgree, never: false })[historyAccess[kind][part]];
