import { applicationFlow } from '@forecourt/contract/applications/applications.flow.ts';
import type { DecisionName, DecisionTarget } from '@forecourt/contract/appeals/decisions.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { lockAccount, saveStanding } from '../../features/accounts/users.store.ts';
import type { DecisionRow } from '../../features/appeals/decisions.store.ts';
import { allowReapplying, lockApplication, settleApplication } from '../../features/applications/applications.store.ts';
import { includeSale } from '../../features/guide/guide.store.ts';
import { lockReview, setHidden } from '../../features/reviews/review-writing.store.ts';
import { findReview } from '../../features/reviews/reviews.store.ts';
import { lockSale } from '../../features/sales/sales.store.ts';
import { lockAd } from '../../features/wanted/wanted.store.ts';
import { fail } from '../../lib/failure.ts';
import { lockBefore, needEnd, reinstate } from '../accounts/change-standing.ts';
import { openFor } from '../applications/review-application.ts';
import { updateAwards } from '../awards/update-awards.ts';
import { restoreCar, flagInstead, lockListingOf } from '../moderation/moderate-car.ts';
import { bringBackAd, flagAdInstead } from '../wanted/moderate-ad.ts';
import { lockWithCars, liftSuspension, refreshTeamSessions } from '../dealers/suspend-dealer.ts';

export interface Action {
  decision: DecisionRow;
  staffId: number;
  reason: string;
  until: Date | null;
  settings: Settings;
  now: Date;
}

/** Locks the target before the appeal, so that concurrent decisions about it run one after the other. */
export const lockTarget: Record<DecisionTarget, (tx: Tx, id: number) => Promise<unknown>> = {
  car: (tx, id) => lockListingOf(tx, id),
  review: (tx, id) => lockReview(tx, id),
  sale: (tx, id) => lockSale(tx, id),
  wanted_ad: (tx, id) => lockAd(tx, id),
  application: (tx, id) => lockApplication(tx, id),
  dealer: (tx, id) => lockWithCars(tx, id),
  user: async (tx, id) => {
    await lockBefore(tx, id);
    await lockAccount(tx, id);
  },
};

const showCar = async (tx: Tx, { decision, now }: Action) =>
  void (await restoreCar(tx, (await lockListingOf(tx, decision.target_id))!, now));
const showAd = async (tx: Tx, { decision, now }: Action) =>
  bringBackAd(tx, (await lockAd(tx, decision.target_id))!, now);
const openAccount = (tx: Tx, { decision }: Action) => reinstate(tx, decision.target_id);

/** How to reverse each decision that is still in effect. The types require an entry for every appealable decision. */
export const undo: Record<DecisionName, (tx: Tx, action: Action) => Promise<void>> = {
  flag_car: showCar,
  remove_car: showCar,
  async hide_review(tx, { decision }) {
    await setHidden(tx, decision.target_id, null);
    await updateAwards(tx, (await findReview(tx, decision.target_id, null))!.user_id);
  },
  exclude_sale: async (tx, { decision }) => void (await includeSale(tx, decision.target_id)),
  flag_wanted_ad: showAd,
  remove_wanted_ad: showAd,
  async decline_application(tx, { decision, staffId, reason, now }) {
    const application = (await lockApplication(tx, decision.target_id))!;
    const status = transition(applicationFlow, 'overturn', { from: application.status });
    const dealerId = await openFor(tx, application, staffId, now);
    await settleApplication(tx, application.id, {
      status,
      review_notes: reason,
      reviewed_by: staffId,
      reviewed_at: now,
      dealer_account_id: dealerId,
    });
    await announce(tx, { kind: 'session_changed', userId: application.user_id });
  },
  suspend_user: openAccount,
  ban_user: openAccount,
  async suspend_dealer(tx, { decision, settings, now }) {
    await liftSuspension(tx, decision.target_id, settings, now);
    await refreshTeamSessions(tx, decision.target_id);
  },
};

const notPossible = () => fail('change_not_possible');

/** How to soften each decision (`contract/appeals/decisions.ts`). */
export const soften: Record<DecisionName, (tx: Tx, action: Action) => Promise<void>> = {
  flag_car: notPossible,
  remove_car: async (tx, { decision }) => flagInstead(tx, (await lockListingOf(tx, decision.target_id))!),
  hide_review: notPossible,
  exclude_sale: notPossible,
  flag_wanted_ad: notPossible,
  remove_wanted_ad: async (tx, { decision }) => flagAdInstead(tx, (await lockAd(tx, decision.target_id))!),
  decline_application: async (tx, { decision }) => void (await allowReapplying(tx, decision.target_id)),
  async suspend_user(tx, action) {
    const until = needEnd(action.until, action.now);
    if (action.decision.until !== null && until >= action.decision.until)
      fail('bad_input', { fields: { until: ['Please select a time before the current end of the suspension'] } });
    await suspend(tx, action, until);
  },
  ban_user: (tx, action) => suspend(tx, action, needEnd(action.until, action.now)),
  suspend_dealer: notPossible,
};

/** Keeps the original reason. */
const suspend = async (tx: Tx, { decision }: Action, until: Date) =>
  void (await saveStanding(tx, decision.target_id, { standing: 'suspended', reason: decision.reason, until }));
