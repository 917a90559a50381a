import type { DecisionName, DecisionTarget } from '@forecourt/contract/appeals/decisions.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { listed } from './market.ts';
import { verifiedSale, words } from './reviews/verified-sale.ts';
import { reachCharacterChoice } from './sign-in.ts';
import type { SignedIn, Site } from './site.ts';
import { noAds, postedAd } from './wanted.ts';

export const why = 'It breaks the rules of the city';
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Each decision, made by staff through its call, with its target. */
export function decisionsOf(site: () => Site, people: () => Record<'mara' | 'kenji' | 'grace', SignedIn>) {
  const review = async () => {
    const { mara, kenji } = people();
    const sale_id = await verifiedSale(site().db, { sellerId: mara.id, buyerId: kenji.id });
    const { id } = await kenji.api.reviews.write({ sale_id, ...words });
    await mara.api.reviews.write({ sale_id, ...words });
    return id;
  };
  const apply = async () => {
    const form = { businessType: 'other', description: 'Cars', phone: '5550101' } as const;
    const companyName = `Mori Motors ${Math.random().toString(36).slice(2, 8)}`;
    return (await people().kenji.api.applications.submit({ companyName, ...form })).id;
  };
  const dealerId = async () => {
    const { membership } = await people().grace.api.dealers.checkUserRole({ user_id: people().grace.id });
    return membership.dealer_account_id!;
  };
  type Made = { on: DecisionTarget; id: number; by: 'mara' | 'kenji' | 'grace' };
  const makers: Record<DecisionName, (staff: SignedIn) => Promise<Made>> = {
    async flag_car({ api }) {
      const id = await listed(people().mara);
      await api.cars.updateStatus({ id, status: 'flagged', reason: why });
      return { on: 'car', id, by: 'mara' };
    },
    async remove_car({ api }) {
      const id = await listed(people().mara);
      await api.cars.updateStatus({ id, status: 'removed', reason: why });
      return { on: 'car', id, by: 'mara' };
    },
    async flag_wanted_ad({ api }) {
      await noAds(site());
      const id = await postedAd(people().kenji);
      await api.wanted.decide({ id, decision: 'flag', reason: why });
      return { on: 'wanted_ad', id, by: 'kenji' };
    },
    async remove_wanted_ad({ api }) {
      await noAds(site());
      const id = await postedAd(people().kenji);
      await api.wanted.decide({ id, decision: 'remove', reason: why });
      return { on: 'wanted_ad', id, by: 'kenji' };
    },
    async exclude_sale({ api }) {
      const { mara, kenji } = people();
      const id = await verifiedSale(site().db, { sellerId: mara.id, buyerId: kenji.id });
      await api.guide.exclude({ id, reason: why });
      return { on: 'sale', id, by: 'mara' };
    },
    async hide_review({ api }) {
      const id = await review();
      await api.reviews.hide({ review_id: id, reason: why });
      return { on: 'review', id, by: 'kenji' };
    },
    async decline_application({ api }) {
      const id = await apply();
      await api.applications.review({ id, status: 'declined', review_notes: why });
      return { on: 'application', id, by: 'kenji' };
    },
    async suspend_user({ api }) {
      const { id } = people().kenji;
      await api.accounts.updateStatus({ user_id: id, status: 'suspended', until: inDays(9), reason: why });
      return { on: 'user', id, by: 'kenji' };
    },
    async ban_user({ api }) {
      const { id } = people().kenji;
      await api.accounts.updateStatus({ user_id: id, status: 'banned', reason: why });
      return { on: 'user', id, by: 'kenji' };
    },
    async suspend_dealer({ api }) {
      const id = await dealerId();
      await api.dealers.updateStatus({ id, status: 'suspended', reason: why });
      return { on: 'dealer', id, by: 'grace' };
    },
  };
  return makers;
}

/** Tries to log in, is refused, and gets the token for an appeal. */
export async function refusedAtSignIn(site: Pick<Site, 'visitor'>, account: string) {
  const visitor = site.visitor();
  const { bearer, user, characters } = await reachCharacterChoice(visitor, account);
  const named = { gta_world_user: user, selected_character: characters[0]! };
  const refusal: unknown = await visitor.api.accounts.authenticate(named, { bearer }).catch((error: unknown) => error);
  if (!(refusal instanceof ApiError) || !refusal.restriction) throw new Error('They were let in');
  return { ...visitor, bearer: refusal.restriction.appeal_token, signIn: bearer };
}
