export const dealerSorts = ['rating', 'sales', 'cars', 'newest', 'name'] as const;
export type DealerSort = (typeof dealerSorts)[number];

export const dealersAtOnce = 24;
/** So many cars of each are shown at a glance. */
export const carsAtAGlance = 3;
