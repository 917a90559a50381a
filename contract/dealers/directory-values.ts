export const dealerSorts = ['rating', 'sales', 'cars', 'newest', 'name'] as const;
export type DealerSort = (typeof dealerSorts)[number];

export const dealersPerPage = 24;
/** Number of cars shown for each dealer. */
export const carsAtAGlance = 3;
