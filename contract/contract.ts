import { accounts } from './accounts/accounts.ts';
import { live } from './live/live.ts';

/** The features of the product, and so every call that travels between the pages and the server. */
export const contract = { accounts, live };
