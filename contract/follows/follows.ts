import { z } from 'zod';
import { member } from '../access/who.ts';
import { CarCard } from '../cars/car-shapes.ts';
import { newestShown } from '../cars/filter-values.ts';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success } from '../kit/shapes.ts';

const FollowedDealer = z
  .object({
    dealer_id: Id,
    company_name: z.string(),
    logo_url: z.string().nullable(),
    is_trading: z.boolean(),
    active_cars: z.number().int(),
    newest: z.array(CarCard).max(newestShown),
    followed_at: Moment,
  })
  .meta({ title: 'FollowedDealer' });
export type FollowedDealer = z.output<typeof FollowedDealer>;

const one = z.object({ dealer_id: Id });

/** Dealers whose new cars a member is notified of. The dealer only sees how many followers it has. */
export const follows = {
  list: call('GET /api/follows.php', {
    summary: 'List the dealers you follow, most recently followed first',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('dealers', z.array(FollowedDealer)),
  }),
  follow: call('POST /api/follows.php', {
    summary: 'Follow a dealer. You’re notified of its new cars, at most once an hour.',
    who: member,
    limit: 'search',
    input: one,
    output: done,
    fails: ['dealer_not_found', 'dealer_not_trading', 'own_dealer', 'too_many_follows'],
  }),
  unfollow: call('DELETE /api/follows.php?dealer_id', {
    summary: 'Unfollow a dealer',
    who: member,
    limit: 'search',
    input: one,
    output: done,
  }),
};
