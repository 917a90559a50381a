import type { ComponentType } from 'react';
import type { PageName } from '@forecourt/contract/pages.ts';
import type { tabs } from '@forecourt/contract/tabs.ts';

type Loads<Name extends string> = Record<Name, () => Promise<ComponentType>>;

/** Pages where few visits start. Even their names only load when one of them is opened: the first load has no room. */
const pages = {
  followedDealers: async () => (await import('../../pages/followed-dealers.tsx')).FollowedDealersPage,
  sales: async () => (await import('../../pages/sales.tsx')).SalesPage,
  bill: async () => (await import('../../pages/bill.tsx')).BillPage,
  completeProfile: async () => (await import('../../pages/complete-profile.tsx')).CompleteProfilePage,
  dealer: async () => (await import('../../pages/dealer.tsx')).DealerPage,
  becomeDealer: async () => (await import('../../pages/become-dealer.tsx')).BecomeDealerPage,
  dealerApplications: async () => (await import('../../pages/dealer-applications.tsx')).DealerApplicationsPage,
  paymentHistory: async () => (await import('../../pages/payment-history.tsx')).PaymentHistoryPage,
  receipt: async () => (await import('../../pages/receipt.tsx')).ReceiptPage,
  paymentReturn: async () => (await import('../../pages/payment-return.tsx')).PaymentReturnPage,
  support: async () => (await import('../../pages/support.tsx')).SupportPage,
  ticket: async () => (await import('../../pages/ticket.tsx')).TicketPage,
  staff: async () => (await import('../../pages/staff.tsx')).StaffPage,
  help: async () => (await import('../../pages/help.tsx')).HelpPage,
  helpAnswer: async () => (await import('../../pages/help-answer.tsx')).HelpAnswerPage,
  developers: async () => (await import('../../pages/developers.tsx')).DevelopersPage,
  privacy: async () => (await import('../../pages/privacy.tsx')).PrivacyPage,
  terms: async () => (await import('../../pages/terms.tsx')).TermsPage,
  cookies: async () => (await import('../../pages/cookies.tsx')).CookiesPage,
  market: async () => (await import('../../pages/market.tsx')).MarketPage,
  marketModel: async () => (await import('../../pages/market-model.tsx')).MarketModelPage,
  wanted: async () => (await import('../../pages/wanted.tsx')).WantedPage,
  newWanted: async () => (await import('../../pages/wanted-form.tsx')).NewWantedPage,
  wantedAd: async () => (await import('../../pages/wanted-ad.tsx')).WantedAdPage,
  editWanted: async () => (await import('../../pages/wanted-form.tsx')).EditWantedPage,
  gallery: async () => (await import('../../pages/gallery.tsx')).GalleryPage,
} satisfies Partial<Loads<PageName | 'gallery'>>;

const dealer = {
  dashboard: async () => (await import('../../pages/dealer-dashboard.tsx')).DealerDashboardPage,
  inventory: async () => (await import('../../pages/dealer-inventory.tsx')).DealerInventoryPage,
  team: async () => (await import('../../pages/dealer-team.tsx')).DealerTeamPage,
  analytics: async () => (await import('../../pages/dealer-analytics.tsx')).DealerAnalyticsPage,
  settings: async () => (await import('../../pages/dealer-settings.tsx')).DealerSettingsPage,
} satisfies Loads<keyof typeof tabs.dealer>;

const staff = {
  dashboard: async () => (await import('../../pages/staff-dashboard.tsx')).StaffDashboardPage,
  tickets: async () => (await import('../../pages/staff-tickets.tsx')).StaffTicketsPage,
  users: async () => (await import('../../pages/staff-users.tsx')).StaffUsersPage,
  log: async () => (await import('../../pages/staff-log.tsx')).StaffLogPage,
  logFigures: async () => (await import('../../pages/staff-log-figures.tsx')).StaffLogFiguresPage,
  cars: async () => (await import('../../pages/staff-cars.tsx')).StaffCarsPage,
  carReports: async () => (await import('../../pages/staff-reports.tsx')).StaffReportsPage,
  wantedAds: async () => (await import('../../pages/staff-wanted.tsx')).StaffWantedPage,
  guide: async () => (await import('../../pages/staff-guide.tsx')).StaffGuidePage,
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
} satisfies Loads<keyof typeof tabs.staff>;

const profile = {
  profile: async () => (await import('../../pages/profile-own.tsx')).OwnProfilePage,
  notifications: async () => (await import('../../pages/profile-notifications.tsx')).ProfileNotificationsPage,
  webhooks: async () => (await import('../../pages/profile-webhooks.tsx')).ProfileWebhooksPage,
  sessions: async () => (await import('../../pages/profile-sessions.tsx')).ProfileSessionsPage,
} satisfies Loads<keyof typeof tabs.profile>;

export const latePages = { pages, dealer, staff, profile };
