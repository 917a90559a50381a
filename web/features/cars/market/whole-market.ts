import * as api from '../../../lib/api.ts';
import { topShown } from './market-cars.ts';

/** The first cars of the home page; with them comes how many there are of each kind. */
export const wholeMarketQuery = () => api.cars.list.query({ limit: topShown, sort: 'newest', counts: true });
