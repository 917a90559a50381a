import * as api from '../../../lib/api.ts';
import { topShown } from './market-cars.ts';

/** The first cars of the home page, with the number of cars per class. */
export const wholeMarketQuery = () => api.cars.list.query({ limit: topShown, sort: 'newest', counts: true });
