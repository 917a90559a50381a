import { applicationFlow } from '@forecourt/contract/applications/applications.flow.ts';
import type { DecisionName, DecisionTarget } from '@forecourt/contract/appeals/decisions.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { holdAccount, saveStanding } from '../../features/accounts/users.store.ts';
import type { DecisionRow } from '../../features/appeals/decisions.store.ts';
import { allowReapplying, holdApplication, settleApplication } from '../../features/applications/applications.store.ts';
import { holdReview, setHidden } from '../../features/reviews/review-writing.store.ts';
import { findReview } from '../../features/reviews/reviews.store.ts';
import { fail } from '../../lib/failure.ts';
import { holdBefore, needEnd, reinstate } from '../accounts/change-standing.ts';
import { openFor } from '../applications/review-application.ts';
import { keepAwards } from '../awards/keep-awards.ts';
import { bringBack, flagInstead, holdListingOf } from '../cars/moderate-car.ts';
import { holdWithCars, liftSuspension, tellTeam } from '../dealers/suspend-dealer.ts';

export interface Deed {
  decision: DecisionRow;
  staffId: number;
  reason: string;
  until: Date | null;
  settings: Settings;
  now: Date;
}

/** Held before anything of the appeal: whoever decides about the same thing at this moment was first, or comes after. */
export const holdThing: Record<DecisionTarget, (tx: Tx, id: number) => Promise<unknown>> = {
  car: (tx, id) => holdListingOf(tx, id),
  review: (tx, id) => holdReview(tx, id),
  application: (tx, id) => holdApplication(tx, id),
  dealer: (tx, id) => holdWithCars(tx, id),
  user: async (tx, id) => {
    await holdBefore(tx, id);
    await holdAccount(tx, id);
  },
};

const showCar = async (tx: Tx, { decision, now }: Deed) =>
  void (await bringBack(tx, (await holdListingOf(tx, decision.target_id))!, now));
const openAccount = (tx: Tx, { decision }: Deed) => reinstate(tx, decision.target_id);

/** How each decision is undone while it stands; a decision that can be appealed and is missing here does not compile. */
export const undo: Record<DecisionName, (tx: Tx, deed: Deed) => Promise<void>> = {
  flag_car: showCar,
  remove_car: showCar,
  async hide_review(tx, { decision }) {
    await setHidden(tx, decision.target_id, null);
    await keepAwards(tx, (await findReview(tx, decision.target_id, null))!.user_id);
  },
  async decline_application(tx, { decision, staffId, reason, now }) {
    const application = (await holdApplication(tx, decision.target_id))!;
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
    await tellTeam(tx, decision.target_id);
  },
};

const notPossible = () => fail('change_not_possible');

/** How each becomes a milder one (`contract/appeals/decisions.ts`). */
export const soften: Record<DecisionName, (tx: Tx, deed: Deed) => Promise<void>> = {
  flag_car: notPossible,
  remove_car: async (tx, { decision }) => flagInstead(tx, (await holdListingOf(tx, decision.target_id))!),
  hide_review: notPossible,
  decline_application: async (tx, { decision }) => void (await allowReapplying(tx, decision.target_id)),
  async suspend_user(tx, deed) {
    const until = needEnd(deed.until, deed.now);
    if (deed.decision.until !== null && until >= deed.decision.until)
      fail('bad_input', { fields: { until: ['Please choose a time before the suspension ends now'] } });
    await suspend(tx, deed, until);
  },
  ban_user: (tx, deed) => suspend(tx, deed, needEnd(deed.until, deed.now)),
  suspend_dealer: notPossible,
};

/** For the reason that was given in the beginning. */
const suspend = async (tx: Tx, { decision }: Deed, until: Date) =>
  void (await saveStanding(tx, decision.target_id, { standing: 'suspended', reason: decision.reason, until }));
