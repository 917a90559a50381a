import { tabs } from '@forecourt/contract/tabs.ts';

type StaffTabs = typeof tabs.staff;

/** Links to a page's tabs, for users who have opened it: `<Link to={staffTabs.tickets}>`. */
export const staffTabs = Object.fromEntries(Object.entries(tabs.staff).map(([name, { path }]) => [name, path])) as {
  readonly [Name in keyof StaffTabs]: StaffTabs[Name]['path'];
};
