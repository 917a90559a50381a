import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { anyone, member } from '../access/who.ts';
import { CarInMind, MatchingCar, WantedAd, WantedFields } from './wanted-shapes.ts';
import { wantedModeration } from './wanted-moderation.ts';
import { maxWantedReply, wantedSorts } from './wanted-values.ts';
import { ownerTransitions } from './wanted.flow.ts';

const one = z.object({ id: Id });
const fields = z.object(WantedFields);

/** Wanted ads: what people are looking for, and the cars that sellers reply with. */
export const wanted = {
  list: call('GET /api/wanted.php', {
    summary: 'List open wanted ads',
    who: anyone,
    limit: 'browse',
    input: z.object({
      /** Searches titles and texts. */
      search: text(100).optional(),
      /** Ads for this make, or for any make. */
      make: text(40).optional(),
      /** Only ads that one of the caller’s cars for sale matches. Visitors have none. */
      matching: z.literal(true).optional(),
      sort: z.enum(wantedSorts).default('newest'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      ads: z.array(WantedAd),
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  get: call('GET /api/wanted.php?id', {
    summary: 'Get a wanted ad',
    who: anyone,
    limit: 'browse',
    input: one,
    output: success('ad', WantedAd),
    fails: ['wanted_ad_not_found'],
    whenMissing: null,
  }),
  mine: call('GET /api/wanted.php?action=mine', {
    summary: 'List your wanted ads, newest first',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('ads', z.array(WantedAd)),
  }),
  add: call('POST /api/wanted.php', {
    summary: 'Post a wanted ad for 30 days',
    who: member,
    limit: 'wanted',
    input: fields,
    output: success('ad', WantedAd),
    fails: ['too_many_wanted_ads', 'bad_input'],
  }),
  update: call('PUT /api/wanted.php', {
    summary: 'Edit your wanted ad',
    who: member,
    limit: 'wanted',
    input: fields.extend({ id: Id }),
    output: success('ad', WantedAd),
    fails: ['wanted_ad_not_found', 'wanted_ad_is_so', 'bad_input'],
  }),
  change: call('PUT /api/wanted.php?action=change', {
    summary: 'Renew, close, delete or restore your wanted ad',
    who: member,
    limit: 'wanted',
    input: z.object({ id: Id, transition: z.enum(ownerTransitions) }),
    output: success('ad', WantedAd),
    fails: ['wanted_ad_not_found', 'wanted_ad_is_so', 'too_many_wanted_ads'],
  }),
  myCars: call('GET /api/wanted.php?action=my_cars', {
    summary: 'List your cars for sale, or your dealer’s, that match a wanted ad',
    who: member,
    limit: 'browse',
    input: one,
    output: success('cars', z.array(MatchingCar)),
    fails: ['wanted_ad_not_found'],
  }),
  reply: call('POST /api/wanted.php?action=reply', {
    summary: 'Reply to a wanted ad with a matching car of yours or your dealer’s, once per car',
    who: member,
    limit: 'contact',
    input: z.object({ id: Id, car_id: Id, text: text(maxWantedReply).default('') }),
    output: z.object({ success: z.literal(true), conversation_id: Id }),
    fails: [
      'wanted_ad_not_found',
      'wanted_ad_not_open',
      'own_wanted_ad',
      'car_not_found',
      'not_allowed',
      'car_does_not_match',
      'replied_already',
      'blocked',
      'account_closed',
      'not_trading',
    ],
  }),
  interest: call('GET /api/wanted.php?action=interest', {
    summary: 'Count the people whose wanted ads your car matches. Never says who they are.',
    who: member,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    output: success('people', z.number().int()),
    fails: ['car_not_found'],
  }),
  interestIn: call('GET /api/wanted.php?action=interest_in', {
    summary: 'Count the people whose wanted ads a car with these facts would match',
    who: member,
    limit: 'browse',
    input: CarInMind,
    output: success('people', z.number().int()),
  }),
  ...wantedModeration,
};
