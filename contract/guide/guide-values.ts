/** The values of estimates, for the server and the pages (decision 066). */

export const confidences = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof confidences)[number];

/** With fewer effective sales there is no estimate: "Not enough sales yet". */
export const minEffectiveSales = 5;
const mediumFrom = 10;
const highFrom = 25;

/** Null without enough sales. */
export function confidenceOf(effectiveSales: number): Confidence | null {
  if (effectiveSales < minEffectiveSales) return null;
  if (effectiveSales < mediumFrom) return 'low';
  return effectiveSales < highFrom ? 'medium' : 'high';
}

/** Sales shown next to an estimate. */
export const closestShown = 5;

/** Why a sale doesn't count towards an estimate. */
export const reasonsNotCounted = [
  'not_verified',
  'disputed',
  'annulled',
  'no_amount',
  'too_new',
  'one_person',
  'far_below_asking',
  'minutes_apart',
  'same_pair',
  'outlier',
  'too_old',
  'excluded',
] as const;
export type ReasonNotCounted = (typeof reasonsNotCounted)[number];

/** The market pages compare this many days with as many before. */
export const marketDays = 90;
/** Months in the price charts. */
export const marketMonths = 12;
/** Models per list of the overview. */
export const marketLines = 10;
/** Sales in the chart of mileage against price. */
export const marketPoints = 200;

export const basisAtOnce = 25;
