import * as api from '../../lib/api.ts';

/** Cars at the top of the home page. */
export const topShown = 3;

/** The first cars of the home page, with the number of cars per class. */
export const wholeMarketQuery = () => api.cars.list.query({ limit: topShown, sort: 'newest', counts: true });
