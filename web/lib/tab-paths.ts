import { tabs } from '@forecourt/contract/tabs.ts';

/** Links to the tabs of a page, for those who have opened it: `<Link to={staffTabs.tickets}>`. */
export const staffTabs = {
  tickets: tabs.staff.tickets.path,
  users: tabs.staff.users.path,
  dealers: tabs.staff.dealers.path,
  awards: tabs.staff.awards.path,
} as const;
