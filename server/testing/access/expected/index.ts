/**
 * What comes of every call for everybody: written by hand from the product's tables of access, and never made from the
 * contract, which is what it is held against. A call that is not here fails the test.
 *
 * To add one, write its line into the file of its area: what comes of it, in the groups of `actors.ts` –
 *
 *    out | new | own | other | dealer (owner admin manager staff) | other dealer (the same) | support moderator analyst admin
 *
 * – and an input that works for who may make it. `out` is a visitor, an expired session, somebody suspended and somebody
 * banned; `new` has not completed the profile; `own` and `other` are a member on what is theirs and on what is another's.
 * A word is `ok`, `none` (answered: there is no such thing) or the status of the refusal: 401, 403, 404 (also for what one
 * may not see), 409 (not possible in this state); one word stands for its whole group. `belongings.ts` makes what inputs name.
 */
import type { contract } from '@forecourt/contract/contract.ts';
import type { Lines } from '../line.ts';
import { accounts, users } from './accounts.ts';
import { cars, catalogue, favourites, live, photos, reports } from './cars.ts';
import { applications, dealers, figures, imports, inventory } from './dealers.ts';
import { payments, sales } from './payments.ts';
import { messaging, notices, people } from './people.ts';
import { awards, reviews } from './reviews.ts';
import { appeals, services, settings, staff } from './staff.ts';
import { tickets } from './tickets.ts';
import { webhooks } from './webhooks.ts';

export const expected: { [F in keyof typeof contract]: Lines<F> } = {
  accounts,
  appeals,
  applications,
  awards,
  cars,
  catalogue,
  dealers,
  favourites,
  figures,
  imports,
  inventory,
  live,
  messaging,
  notices,
  payments,
  people,
  photos,
  reports,
  reviews,
  sales,
  services,
  settings,
  staff,
  tickets,
  users,
  webhooks,
};
