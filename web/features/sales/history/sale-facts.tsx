import type { ReactNode } from 'react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { saleMethodNames } from '@forecourt/contract/sales/sale-values.ts';
import { money } from '../../../lib/format.ts';
import { Time } from '../../../ui/time.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';

/** All details of a sale except its amount. */
export const SaleFacts = ({ sale, userId }: { sale: Sale; userId: number }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
    <Fact title="Listed price">{money(sale.listing_price)}</Fact>
    <Fact title="Sale date">
      <Time at={sale.sale_date} as="day" />
    </Fact>
    {sale.side === 'seller' ? (
      <Fact title="Buyer">
        {sale.buyer_name ? <PersonLink id={sale.buyer_id} name={sale.buyer_name} /> : 'Not named'}
      </Fact>
    ) : (
      <Fact title="Seller">
        <PersonLink id={sale.seller_id} name={sale.seller_name} />
      </Fact>
    )}
    {sale.sale_method && <Fact title="Method">{saleMethodNames[sale.sale_method]}</Fact>}
    {sale.dealer_name && <Fact title="Dealer">{sale.dealer_name}</Fact>}
    {sale.side === 'seller' && sale.seller_id !== userId && (
      <Fact title="Sold by">
        <PersonLink id={sale.seller_id} name={sale.seller_name} />
      </Fact>
    )}
    {sale.buyer_contact && <Fact title="Buyer contact">{sale.buyer_contact}</Fact>}
    {sale.sale_notes && (
      <Fact title="Notes" isWide>
        <span className="whitespace-pre-line">{sale.sale_notes}</span>
      </Fact>
    )}
  </dl>
);

const Fact = ({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? 'col-span-full min-w-0' : 'min-w-0'}>
    <dt className="text-ink-3">{title}</dt>
    <dd>{children}</dd>
  </div>
);
