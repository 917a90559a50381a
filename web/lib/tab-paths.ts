import { tabs } from '@forecourt/contract/tabs.ts';

type StaffTabs = typeof tabs.staff;

/** Links to the tabs of a page, for those who have opened it: `<Link to={staffTabs.tickets}>`. */
export const staffTabs = Object.fromEntries(Object.entries(tabs.staff).map(([name, { path }]) => [name, path])) as {
  readonly [Name in keyof StaffTabs]: StaffTabs[Name]['path'];
};
