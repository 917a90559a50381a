import { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { companyCalls } from '../../server/calls/dealers/company.calls.ts';
import { dealersCalls } from '../../server/calls/dealers/dealers.calls.ts';
import { figuresCalls } from '../../server/calls/figures/figures.calls.ts';
import { inventoryCalls } from '../../server/calls/inventory/inventory.calls.ts';
import type { DB } from '../../server/database/types.generated.ts';
import { findSession } from '../../server/features/accounts/sessions.store.ts';
import { keepSettings } from '../../server/features/settings/settings-reader.ts';
import type { BuyingParts } from '../../server/flows/payments/buy.ts';
import { collectInput, parseInput } from '../../server/http/input.ts';
import { hashToken } from '../../server/lib/secrets.ts';

export interface Tab {
  name: string;
  feature: 'figures' | 'inventory' | 'dealers';
  call: string;
  address: string;
}

/** `who` is asked first, the others all at once. */
export interface Heard {
  text: string;
  values: readonly unknown[];
}

/** What the tabs ask for. */
export const tabsOf = (dealerId: number): Tab[] => [
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

/** What Forecourt asks its database for each tab, overheard while it does; first of all, who it is that asks. */
export async function overhearPortal(
  pool: pg.Pool,
  tabs: readonly Tab[],
  token: string,
): Promise<Record<string, Heard[]>> {
  let heard: Heard[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push({ text: query.sql, values: query.parameters.map(asText) });
    },
  });
  const known = await keepSettings(db, { onChange: () => () => undefined, isListening: () => false })();
  const parts = { db, settings: async () => known, siteTimezone: 'UTC' } as BuyingParts & { siteTimezone: string };
  const handlers = {
    figures: figuresCalls(parts),
    inventory: inventoryCalls(parts),
    dealers: { ...dealersCalls({ db } as never), ...companyCalls(parts) },
  };
  const statements: Record<string, Heard[]> = {};
  for (const { feature, call, address } of tabs) {
    heard = [];
    const session = await findSession(db, hashToken(token));
    const rule = (contract[feature] as Record<string, AnyCall>)[call]!;
    const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
    const handler = (handlers[feature] as Record<string, unknown>)[call] as (
      input: unknown,
      actor: unknown,
    ) => Promise<unknown>;
    await handler(parseInput(rule, collectInput(rule, query, {})), session?.actor);
    statements[address] = heard;
  }
  return statements;
}

/** Bytes as PostgreSQL reads them from text. */
const asText = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
