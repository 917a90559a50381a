import { companyCalls } from '../../server/calls/dealers/company.calls.ts';
import { dealersCalls } from '../../server/calls/dealers/dealers.calls.ts';
import { figuresCalls } from '../../server/calls/analytics/figures.calls.ts';
import { inventoryCalls } from '../../server/calls/inventory/inventory.calls.ts';
import { createSettingsReader } from '../../server/features/settings/settings-reader.ts';
import type { BuyingDeps } from '../../server/flows/payments/buy.ts';
import type { Asked, HandlersOn } from '../capture-queries.ts';

/** The tabs' requests. */
export const tabsOf = (dealerId: number): Asked[] => [
  {
    name: 'Dashboard',
    feature: 'figures',
    call: 'dashboard',
    address: `/api/figures.php?action=dashboard&dealer_id=${dealerId}`,
  },
  { name: 'Inventory', feature: 'inventory', call: 'list', address: `/api/inventory.php?dealer_id=${dealerId}` },
  { name: 'Team', feature: 'dealers', call: 'team', address: `/api/dealers.php?action=team&dealer_id=${dealerId}` },
  ...(['month', '7', '30', '90', 'all'] as const).map((period) => ({
    name: `Analytics ${period}`,
    feature: 'figures' as const,
    call: 'analytics',
    address: `/api/figures.php?action=analytics&dealer_id=${dealerId}&period=${period}`,
  })),
  {
    name: 'Settings',
    feature: 'dealers',
    call: 'settings',
    address: `/api/dealers.php?action=settings&dealer_id=${dealerId}`,
  },
];

/** The handlers that answer them. */
export const portalHandlers: HandlersOn = async (db) => {
  const known = await createSettingsReader(db, { onChange: () => () => undefined, isListening: () => false })();
  const parts = { db, settings: async () => known, siteTimezone: 'UTC' } as BuyingDeps & { siteTimezone: string };
  return {
    figures: figuresCalls(parts),
    inventory: inventoryCalls(parts),
    dealers: { ...dealersCalls({ db } as never), ...companyCalls(parts) },
  };
};
