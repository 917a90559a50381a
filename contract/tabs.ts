import { teamRoleMay, type TeamRight, type TeamRole } from './access/team-rights.ts';
import type { StaffRole } from './access/who.ts';
import type { PageName } from './pages.ts';
import { staffRoleMay, type StaffRight } from './access/staff-rights.ts';

/**
 * The tabs of each page in order, with their addresses and audiences. Guards, portal navigation, the server's list of
 * addresses, the screenshots and the access tests read it. Only portals load it, so it isn't in contract/pages.ts.
 */
export interface TabRule {
  /** The page's own path, or one below it. */
  path: string;
  title: string;
  /** The parent tab. Both share its place in the portal's row. */
  below?: string;
  /** The tab's name among its sub-tabs, if it differs from its title. */
  first?: string;
  /** The right staff need. */
  right?: StaffRight;
  /** The right the dealer's team members need. */
  teamRight?: TeamRight;
}

export const tabs = {
  staff: {
    dashboard: { path: '/staff', title: 'Dashboard', right: 'dashboard.read' },
    tickets: { path: '/staff/tickets', title: 'Tickets', right: 'tickets.count' },
    users: { path: '/staff/users', title: 'Users', first: 'All users', right: 'users.count' },
    awards: { path: '/staff/users/awards', title: 'Awards', below: 'users', right: 'awards.read' },
    cars: { path: '/staff/cars', title: 'Cars', first: 'All cars', right: 'cars.count' },
    carReports: { path: '/staff/cars/reports', title: 'Reports', below: 'cars', right: 'reports.count' },
    wantedAds: { path: '/staff/cars/wanted', title: 'Wanted ads', below: 'cars', right: 'wanted.read' },
    guide: { path: '/staff/cars/guide', title: 'Price guide', below: 'cars', right: 'sales.read' },
    catalogue: { path: '/staff/cars/catalogue', title: 'Makes and models', below: 'cars', right: 'catalogue.read' },
    dealers: { path: '/staff/dealers', title: 'Dealers', first: 'Applications', right: 'applications.count' },
    activeDealers: {
      path: '/staff/dealers/active',
      title: 'Active Dealers',
      below: 'dealers',
      right: 'dealers.read',
    },
    messaging: { path: '/staff/messaging', title: 'Messaging', right: 'conversations.read' },
    reviews: { path: '/staff/reviews', title: 'Reviews', right: 'reviews.read' },
    payments: { path: '/staff/payments', title: 'Payments', right: 'payments.total' },
    webhooks: { path: '/staff/webhooks', title: 'Webhooks', right: 'webhooks.write' },
    api: { path: '/staff/api', title: 'API', right: 'apiKeys.write' },
    settings: { path: '/staff/settings', title: 'Settings', first: 'Site settings', right: 'settings.write' },
    services: { path: '/staff/settings/services', title: 'Site health', below: 'settings', right: 'apiKeys.write' },
    log: { path: '/staff/log', title: 'Action log', first: 'Actions', right: 'log.own' },
    logFigures: { path: '/staff/log/figures', title: 'Log statistics', below: 'log', right: 'log.count' },
  },
  dealer: {
    dashboard: { path: '/dealer', title: 'Dashboard' },
    inventory: { path: '/dealer/inventory', title: 'Inventory' },
    team: { path: '/dealer/team', title: 'Team' },
    analytics: { path: '/dealer/analytics', title: 'Analytics', teamRight: 'analytics.read' },
    settings: { path: '/dealer/settings', title: 'Settings' },
  },
  profile: {
    profile: { path: '/profile', title: 'Profile' },
    notifications: { path: '/profile/notifications', title: 'Notifications' },
    webhooks: { path: '/profile/webhooks', title: 'Chat and webhooks' },
    sessions: { path: '/profile/sessions', title: 'Sessions and data' },
  },
} as const satisfies Partial<Record<PageName, Record<string, TabRule>>>;

/** Earlier addresses of tabs. The server redirects them, so bookmarks and old links still work. */
export const movedTabs: Readonly<Record<string, string>> = {
  '/staff/awards': tabs.staff.awards.path,
  '/staff/messaging/reviews': tabs.staff.reviews.path,
};

export type PageWithTabs = keyof typeof tabs;

type TabsOf<P extends PageWithTabs> = (typeof tabs)[P];
type PathsOf<P> = P extends PageWithTabs ? (TabsOf<P>[keyof TabsOf<P>] & TabRule)['path'] : never;

interface Person {
  staff_role: StaffRole | null;
  team_role: TeamRole | null;
}

/** Tabs this user can open. The page itself leads to the first. */
export const openTabs = <P extends PageWithTabs>(page: P, person: Person) =>
  Object.entries<TabRule>(tabs[page])
    .filter(([, rule]) => mayOpen(rule, person))
    .map(([name, { path, title }]) => ({ name, path: path as PathsOf<P>, title }));

/**
 * A portal's tab row: each tab with the sub-tabs this user can open. A user who can open only one of them goes straight
 * there.
 */
export function tabRow<P extends PageWithTabs>(page: P, person: Person) {
  const open = openTabs(page, person);
  const rules: Record<string, TabRule> = tabs[page];
  return Object.entries(rules)
    .filter(([, { below }]) => !below)
    .map(([name, { title, first = title }]) => {
      const here = open.filter((one) => one.name === name || rules[one.name]?.below === name);
      return {
        title,
        path: here[0]?.path,
        below: here.map((one) => (one.name === name ? { ...one, title: first } : one)),
      };
    })
    .filter((one): one is typeof one & { path: PathsOf<P> } => one.path !== undefined);
}

const mayOpen = ({ right, teamRight }: TabRule, { staff_role, team_role }: Person): boolean =>
  (!right || staffRoleMay(staff_role, right)) &&
  (!teamRight || (team_role !== null && teamRoleMay(team_role, teamRight)));
