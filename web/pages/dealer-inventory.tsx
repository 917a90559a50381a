import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import { tabs } from '@forecourt/contract/tabs.ts';
import { useMember } from '../features/accounts/use-member.ts';
import {
  inventorySearchOf,
  readInventorySearch,
  rememberedLooking,
  saveListFilters,
  type ListFilters,
} from '../features/inventory/inventory-search.ts';
import { InventoryTab } from '../features/inventory/inventory-tab.tsx';
import { focusRow } from '../shared/listings/focus-row.ts';
import { titleOf } from '../shared/listings/title-of.ts';
import type { CarToSell } from '../features/sales/car-to-sell.ts';
import { OffersNote } from '../features/offers/offers-note.tsx';
import { CompleteSale } from '../features/sales/complete-sale.tsx';
import { UndoSale } from '../features/sales/undo-sale.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const ImportCars = lazy(async () => ({ default: (await import('../features/imports/import-cars.tsx')).ImportCars }));

const DecisionOf = lazy(async () => ({ default: (await import('../features/appeals/decision-of.tsx')).DecisionOf }));

const { path } = tabs.dealer.inventory;

/** The dealer portal's Inventory tab. While an import is in progress, it is shown instead. */
export function DealerInventoryPage() {
  const user = useMember();
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  const [sold, setSold] = useState<CarToSell | null>(null);
  const [undone, setUndone] = useState<CarToSell | null>(null);
  const filters = readInventorySearch(search);
  const userId = user?.id;
  const isPlain = Object.keys(search).length === 0;

  useEffect(() => {
    if (userId === undefined || !isPlain) return;
    const before = rememberedLooking(userId);
    if (Object.keys(before).length > 0) void navigate({ to: path, search: before, replace: true });
    // Once, when the tab is opened: who shows all again wants all.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!user?.dealer_account_id || !user.team_role) return null;
  const role = user.team_role;
  const mayHaveFile = teamRoleMay(role, 'cars.files');

  function look(next: Partial<ListFilters>) {
    const shown = { ...filters, ...next };
    saveListFilters(user!.id, shown);
    void navigate({ to: path, search: inventorySearchOf(shown), replace: true });
  }

  if (search.import !== undefined && mayHaveFile)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
        <ImportCars
          dealerId={user.dealer_account_id}
          id={/^[1-9]\d{0,14}$/.test(search.import) ? Number(search.import) : null}
          onShow={(id) => void navigate({ to: path, search: { import: String(id ?? 'new') }, replace: true })}
          inventory={{ to: path }}
        />
      </Suspense>
    );
  const toSell = (car: OwnListing): CarToSell => ({ id: car.id, title: titleOf(car), price: car.price });
  return (
    <>
      <InventoryTab
        dealerId={user.dealer_account_id}
        companyName={user.company_name ?? ''}
        looking={filters}
        onLook={look}
        mayChangeMany={teamRoleMay(role, 'cars.bulk')}
        mayHaveFile={mayHaveFile}
        onImport={() => void navigate({ to: path, search: { import: 'new' } })}
        renderOffers={renderOffers}
        renderDecision={({ id }) => (
          <Suspense fallback={decisionShape}>
            <DecisionOf target="car" id={id} userId={user.id} look="short" loading={decisionShape} />
          </Suspense>
        )}
        sales={{ onSell: (car) => setSold(toSell(car)), onUndo: (car) => setUndone(toSell(car)) }}
      />
      <CompleteSale car={sold} onClose={() => setSold(null)} onSold={({ id }) => focusRow(id)} />
      <UndoSale car={undone} onClose={() => setUndone(null)} onUndone={(id) => focusRow(id)} />
    </>
  );
}

/** As high as the decision, so that the rows below don't move when it's loaded. */
const decisionShape = <Skeleton className="h-32 rounded-m max-sm:h-61 max-[360px]:h-73" />;

const renderOffers = ({ id, status }: InventoryCar) =>
  (status === 'active' || status === 'reserved') && <OffersNote carId={id} />;
