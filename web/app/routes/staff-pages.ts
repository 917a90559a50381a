import type { ComponentType } from 'react';
import type { tabs } from '@forecourt/contract/tabs.ts';

/** The page of each tab. Only who opens the portal loads this list; the first load has no room for it. */
export const pagesOf = {
  dashboard: async () => (await import('../../pages/staff-dashboard.tsx')).StaffDashboardPage,
  tickets: async () => (await import('../../pages/staff-tickets.tsx')).StaffTicketsPage,
  dealers: async () => (await import('../../pages/staff-dealers.tsx')).StaffDealersPage,
  awards: async () => (await import('../../pages/staff-awards.tsx')).StaffAwardsPage,
  webhooks: async () => (await import('../../pages/staff-webhooks.tsx')).StaffWebhooksPage,
  settings: async () => (await import('../../pages/staff-settings.tsx')).StaffSettingsPage,
} satisfies Record<keyof typeof tabs.staff, () => Promise<ComponentType>>;
