import type { BasisSale } from '@forecourt/contract/guide/guide-shapes.ts';
import { basisAtOnce, type ReasonNotCounted } from '@forecourt/contract/guide/guide-values.ts';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { accountsOfSale } from '../../database/owner.sql.ts';
import { basisOfModel, findModel, type BasisRow } from '../../features/guide/guide-sales.store.ts';
import { guideModelOf, latestFit } from '../../features/guide/guide.store.ts';
import { fitOneModel } from './refit.ts';

interface Wanted {
  modelId: number;
  show: 'all' | 'counted' | 'not_counted' | 'excluded';
  page: number;
}

interface Share {
  share: number;
  deviations: number | null;
  why_not: ReasonNotCounted | null;
}

/** A model's sales with their share of its estimates, newest first. */
export async function readBasis(
  db: Queryable,
  staff: { gameAccountId: number; mayDecide: boolean },
  { modelId, show, page }: Wanted,
  now: Date,
) {
  const [model, rows, shares] = await Promise.all([
    guideModelOf(db, modelId),
    basisOfModel(db, modelId, { now, carName, accounts: accountsOfSale }),
    sharesOf(db, modelId, now),
  ]);
  const sales = rows.map(
    ({ accounts, why_not, ...sale }: BasisRow): Omit<BasisSale, 'sold_at'> & { sold_at: Date } => ({
      ...sale,
      ...(shares.get(sale.id) ?? { share: 0, deviations: null, why_not }),
      may_change:
        staff.mayDecide && !accounts.includes(staff.gameAccountId) && (why_not === null || why_not === 'excluded'),
    }),
  );
  const shown = sales.filter(({ why_not }) => {
    if (show === 'counted') return why_not === null;
    if (show === 'not_counted') return why_not !== null;
    return show === 'all' || why_not === 'excluded';
  });
  return {
    model,
    sales: shown.slice((page - 1) * basisAtOnce, page * basisAtOnce),
    page,
    pages: Math.ceil(shown.length / basisAtOnce),
    total: shown.length,
  };
}

/** Of the sales that count unless there is something about their people or amount. */
async function sharesOf(db: Queryable, modelId: number, now: Date): Promise<Map<number, Share>> {
  const [model, fitted] = [await findModel(db, modelId), await latestFit(db)];
  if (!model || !fitted) return new Map();
  const { rows, fit } = await fitOneModel(db, model, fitted.common, now);
  const whole = fit.effectiveSales + fit.similar;
  return new Map(
    rows.map(({ id }, place): [number, Share] => {
      const share = fit.weights[place]! / whole;
      const isPair = fit.fairWeights[place] === 0;
      const whyNot = fit.isOutlier[place] ? ('outlier' as const) : null;
      return [
        id,
        {
          share,
          deviations: isPair ? null : Math.round(fit.heldOut[place]! * 10) / 10,
          why_not: isPair ? 'same_pair' : whyNot,
        },
      ];
    }),
  );
}
