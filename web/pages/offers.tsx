import { useState } from 'react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { OffersList } from '../features/offers/offers-list.tsx';
import { CompleteSale } from '../features/sales/complete-sale.tsx';
import { paths } from '../lib/paths.ts';
import { LinkPills } from '../ui/link-pills.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';

const tabs = [
  { id: 'made', title: 'You made' },
  { id: 'received', title: 'On your cars' },
] as const;
const states = [
  { id: 'open', title: 'Open' },
  { id: 'ended', title: 'Ended' },
] as const;

export function OffersPage() {
  const search = useSearch({ from: paths.offers });
  const navigate = useNavigate();
  const [selling, setSelling] = useState<Offer['car'] | null>(null);
  const { side = 'made', state = 'open' } = search;
  const page = /^[1-9]\d{0,2}$/.test(search.page ?? '') ? Number(search.page) : 1;
  const onSide = side === 'received' ? { side } : {};
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-[clamp(24px,4vw,52px)]">
      <h1 className="text-2xl">Offers</h1>
      <LinkTabs
        label="Offers"
        tabs={tabs}
        chosen={side}
        renderLink={(id, link) => (
          <Link
            to={paths.offers}
            search={id === 'received' ? { side: id } : {}}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
      <LinkPills
        label="Status"
        pills={states}
        chosen={state}
        renderLink={(id, link) => (
          <Link
            to={paths.offers}
            search={{ ...onSide, ...(id === 'ended' && { state: id }) }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
      <OffersList
        side={side}
        state={state}
        page={page}
        onSell={setSelling}
        onPage={(next, how) =>
          void navigate({
            ...how,
            to: paths.offers,
            search: { ...onSide, ...(state === 'ended' && { state }), ...(next > 1 && { page: String(next) }) },
          })
        }
      />
      <CompleteSale car={selling} onClose={() => setSelling(null)} />
    </div>
  );
}
