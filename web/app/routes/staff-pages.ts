import type { ComponentType } from 'react';
import type { tabs } from '@forecourt/contract/tabs.ts';

/** The page of each tab. Loaded only when the portal is opened, because the first load has no room for it. */
export const pagesOf = {
  dashboard: async () => (await import('../../pages/staff-dashboard.tsx')).StaffDashboardPage,
  tickets: async () => (await import('../../pages/staff-tickets.tsx')).StaffTicketsPage,
  users: async () => (await import('../../pages/staff-users.tsx')).StaffUsersPage,
  log: async () => (await import('../../pages/staff-log.tsx')).StaffLogPage,
  logFigures: async () => (await import('../../pages/staff-log-figures.tsx')).StaffLogFiguresPage,
  cars: async () => (await import('../../pages/staff-cars.tsx')).StaffCarsPage,
  carReports: async () => (await import('../../pages/staff-reports.tsx')).StaffReportsPage,
  catalogue: async () => (await import('../../pages/staff-catalogue.tsx')).StaffCataloguePage,
  dealers: async () => (await import('../../pages/staff-dealers.tsx')).StaffDealersPage,
  activeDealers: async () => (await import('../../pages/staff-active-dealers.tsx')).StaffActiveDealersPage,
  payments: async () => (await import('../../pages/staff-payments.tsx')).StaffPaymentsPage,
  awards: async () => (await import('../../pages/staff-awards.tsx')).StaffAwardsPage,
  messaging: async () => (await import('../../pages/staff-messaging.tsx')).StaffMessagingPage,
  reviews: async () => (await import('../../pages/staff-reviews.tsx')).StaffReviewsPage,
  webhooks: async () => (await import('../../pages/staff-webhooks.tsx')).StaffWebhooksPage,
  api: async () => (await import('../../pages/staff-api.tsx')).StaffApiPage,
  services: async () => (await import('../../pages/staff-services.tsx')).StaffServicesPage,
  settings: async () => (await import('../../pages/staff-settings.tsx')).StaffSettingsPage,
} satisfies Record<keyof typeof tabs.staff, () => Promise<ComponentType>>;
