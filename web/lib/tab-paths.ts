import { tabs } from '@forecourt/contract/tabs.ts';

/** Links to the tabs of a page, for those who have opened it: `<Link to={staffTabs.tickets}>`. */
export const staffTabs = {
  tickets: tabs.staff.tickets.path,
  users: tabs.staff.users.path,
  cars: tabs.staff.cars.path,
  carReports: tabs.staff.carReports.path,
  catalogue: tabs.staff.catalogue.path,
  dealers: tabs.staff.dealers.path,
  payments: tabs.staff.payments.path,
  awards: tabs.staff.awards.path,
  log: tabs.staff.log.path,
  webhooks: tabs.staff.webhooks.path,
  api: tabs.staff.api.path,
  settings: tabs.staff.settings.path,
} as const;
