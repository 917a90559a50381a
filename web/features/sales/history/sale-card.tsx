import type { ReactNode } from 'react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { CarLink } from '../car-link.tsx';
import { outcomeOf } from '../purchase/outcome-of.ts';
import { PurchaseAnswer } from '../purchase/purchase-answer.tsx';
import { SalePicture } from '../sale-picture.tsx';
import { SaleStatusTag } from '../status-tag.tsx';
import { SaleActions } from './sale-actions.tsx';
import { SaleAmount } from './sale-amount.tsx';
import { SaleFacts } from './sale-facts.tsx';

interface SaleCardProps {
  sale: Sale;
  userId: number;
  onEdit: () => void;
  review: ReactNode;
  /** A staff decision about it. */
  decision: ReactNode;
}

export const SaleCard = ({ sale, userId, onEdit, review, decision }: SaleCardProps) => (
  <li className="grid grid-cols-1 gap-4 rounded-l border border-line bg-surface p-4 sm:p-5">
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-4 sm:grid-cols-[148px_minmax(0,1fr)] lg:grid-cols-[168px_minmax(0,1fr)_300px] lg:gap-x-6">
      <SalePicture photo={sale.image} className="w-full self-start sm:row-span-2" />
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h2 className="text-lg">
            <CarLink sale={sale} />
          </h2>
          <SaleStatusTag status={sale.status} />
        </div>
        <p className="text-sm text-ink-2">
          {sale.make} {sale.model}, {sale.year}
        </p>
      </div>
      <div className="max-sm:col-span-full sm:col-start-2">
        <SaleFacts sale={sale} userId={userId} />
      </div>
      <div className="max-lg:col-span-full max-lg:border-t max-lg:border-line max-lg:pt-4 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:border-l lg:border-line lg:pl-6">
        <SaleAmount sale={sale} />
      </div>
    </div>
    {(sale.status === 'disputed' || sale.status === 'annulled') && (
      <p className="text-sm text-ink-2">{outcomeOf(sale.status, sale.side === 'seller')}.</p>
    )}
    <PurchaseAnswer
      purchase={{
        id: sale.id,
        car_name: sale.car_name,
        sale_price: sale.sale_price,
        proposed: sale.proposed,
        mayAnswer: sale.may.confirm || sale.may.dispute,
        mayAnswerAmount: sale.may.answer_amount && sale.side === 'buyer',
      }}
    />
    {decision}
    <SaleActions sale={sale} onEdit={onEdit} review={review} />
  </li>
);
