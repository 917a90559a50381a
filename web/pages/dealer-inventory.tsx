import { useEffect } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { teamRoleMay } from '@forecourt/contract/kit/team-rights.ts';
import { tabs } from '@forecourt/contract/tabs.ts';
import { useMember } from '../features/accounts/use-member.ts';
import {
  inventorySearchOf,
  readInventorySearch,
  rememberedLooking,
  rememberLooking,
  type Looking,
} from '../features/cars/inventory/inventory-search.ts';
import { InventoryTab } from '../features/cars/inventory/inventory-tab.tsx';

const { path } = tabs.dealer.inventory;

/** The Inventory tab of the dealer portal. */
export function DealerInventoryPage() {
  const user = useMember();
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  const looking = readInventorySearch(search);
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

  function look(next: Partial<Looking>) {
    const shown = { ...looking, ...next };
    rememberLooking(user!.id, shown);
    void navigate({ to: path, search: inventorySearchOf(shown), replace: true });
  }

  return (
    <InventoryTab
      dealerId={user.dealer_account_id}
      looking={looking}
      onLook={look}
      mayChangeMany={teamRoleMay(role, 'cars.bulk')}
      mayHaveFile={teamRoleMay(role, 'cars.files')}
    />
  );
}
