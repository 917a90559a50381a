/**
 * The outcome of every call for every actor. Written by hand from the product's access tables and never generated from
 * the contract, which it is compared with. A missing call fails the test.
 *
 * To add one, write its row into the file of its area. A row has the outcomes in the groups of `actors.ts`:
 *
 *    out | new | own | other | dealer (owner admin manager staff) | other dealer (the same) | support moderator analyst admin
 *
 * and an input that works for users who may make the call. `out` is a visitor, an expired session, a suspended user and a
 * banned one. `new` hasn't completed the profile. `own` and `other` are a member on their own things and on another's.
 *
 * A word is `ok`, `none` (the answer is that the thing doesn't exist) or the status of the refusal: 401, 403, 404 (also
 * for things the caller may not see), 409 (not possible in this state). One word applies to its whole group.
 * `belongings.ts` creates the things that inputs name.
 */
import type { contract } from '@forecourt/contract/contract.ts';
import type { Lines } from '../line.ts';
import { accounts, users } from './accounts.ts';
import { areas, cars, catalogue, favourites, follows, live, photos, reports, searches, vehicles } from './cars.ts';
import { applications, dealers, figures, imports, inventory } from './dealers.ts';
import { bills, guide, offers, payments, sales } from './payments.ts';
import { meetings, messaging, notices, people, push } from './people.ts';
import { awards, reviews } from './reviews.ts';
import { appeals, services, settings, staff } from './staff.ts';
import { tickets } from './tickets.ts';
import { wanted } from './wanted.ts';
import { webhooks } from './webhooks.ts';

export const expected: { [F in keyof typeof contract]: Lines<F> } = {
  accounts,
  appeals,
  applications,
  areas,
  awards,
  bills,
  cars,
  catalogue,
  dealers,
  favourites,
  follows,
  figures,
  guide,
  imports,
  inventory,
  live,
  meetings,
  messaging,
  notices,
  offers,
  payments,
  people,
  photos,
  push,
  reports,
  reviews,
  sales,
  searches,
  services,
  settings,
  staff,
  tickets,
  users,
  vehicles,
  wanted,
  webhooks,
};
