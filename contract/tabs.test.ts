import { describe, expect, test } from 'vitest';
import { teamRoleMay, teamRoles } from './access/team-rights.ts';
import { staffRoles } from './access/who.ts';
import { pages } from './pages.ts';
import { staffRoleMay } from './access/staff-rights.ts';
import { movedTabs, openTabs, tabRow, tabs, type PageWithTabs, type TabRule } from './tabs.ts';

const all = Object.keys(tabs) as PageWithTabs[];
const rulesOf = (page: PageWithTabs) => Object.entries<TabRule>(tabs[page]);

describe.each(all)('%s', (page) => {
  test('has its tabs under its own address, each at a different one', () => {
    const paths = rulesOf(page).map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    // The first tab is at the portal's own address.
    const own = pages[page].path;
    const expected = ([name, { path, below }]: [string, TabRule]) => {
      if (name === rulesOf(page)[0]?.[0]) return own;
      return below && path.startsWith(`${own}/`) ? path : `${own}/${name}`;
    };
    expect(paths).toEqual(rulesOf(page).map(expected));
  });

  test('lists sub-tabs right after their tab, one level deep', () => {
    const rules = Object.fromEntries(rulesOf(page));
    const names = Object.keys(rules);
    for (const [name, { below }] of rulesOf(page)) {
      if (!below) continue;
      expect(rules[below]).toBeDefined();
      expect(rules[below]?.below).toBeUndefined();
      expect(names.indexOf(name)).toBeGreaterThan(names.indexOf(below));
    }
  });

  test.each(staffRoles)('links staff role %s to every tab they may open, and to no other', (staff_role) => {
    const person = { staff_role, team_role: 'owner' as const };
    const led = tabRow(page, person).flatMap(({ path, below }) => {
      expect(path).toBe(below[0]?.path);
      return below.map(({ name }) => name);
    });
    expect(led.toSorted()).toEqual(
      openTabs(page, person)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test.each([null, ...staffRoles])('opens the tabs that staff role %s has the right to, in order', (staff_role) => {
    const open = openTabs(page, { staff_role, team_role: 'owner' }).map(({ name }) => name);
    const may = rulesOf(page).filter(([, { right }]) => !right || staffRoleMay(staff_role, right));
    expect(open).toEqual(may.map(([name]) => name));
  });

  test.each(teamRoles)('opens the tabs that team role %s has the right to', (team_role) => {
    const open = openTabs(page, { staff_role: 'admin', team_role }).map(({ name }) => name);
    const may = rulesOf(page).filter(([, { teamRight }]) => !teamRight || teamRoleMay(team_role, teamRight));
    expect(open).toEqual(may.map(([name]) => name));
  });
});

test('every staff portal tab needs a right, and every staff role can open at least one', () => {
  for (const [, { right }] of rulesOf('staff')) expect(right).toBeDefined();
  for (const staff_role of staffRoles) expect(openTabs('staff', { staff_role, team_role: null })).not.toEqual([]);
  expect(openTabs('staff', { staff_role: null, team_role: 'owner' })).toEqual([]);
});

test('the staff portal’s first row has the spec’s tabs in their order, and those we added', () => {
  const row = tabRow('staff', { staff_role: 'admin', team_role: null }).map(({ title }) => title);
  const documented = ['Dashboard', 'Tickets', 'Users', 'Cars', 'Dealers', 'Messaging', 'Webhooks', 'API', 'Settings'];
  expect(row.filter((title) => documented.includes(title))).toEqual(documented);
  expect(row.filter((title) => !documented.includes(title))).toEqual(['Reviews', 'Payments', 'Action log']);
});

test('each sub-tab is below the tab where people look for it', () => {
  const row = tabRow('staff', { staff_role: 'admin', team_role: null });
  expect(Object.fromEntries(row.map(({ title, below }) => [title, below.map((one) => one.title)]))).toMatchObject({
    Users: ['All users', 'Awards'],
    Cars: ['All cars', 'Reports', 'Wanted ads', 'Price guide', 'Makes and models'],
    Dealers: ['Applications', 'Active Dealers'],
    Settings: ['Site settings', 'Site health'],
    'Action log': ['Actions', 'Log statistics'],
  });
});

test('an earlier address leads to a tab that is there, and is no tab itself', () => {
  const paths = rulesOf('staff').map(([, { path }]) => path);
  for (const [from, to] of Object.entries(movedTabs)) {
    expect(paths).not.toContain(from);
    expect(paths).toContain(to);
  }
});
