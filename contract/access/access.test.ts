import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { addressText } from '../kit/address.ts';
import { namedCalls } from '../kit/routes.ts';
import { accessText } from './who.ts';
import { pages, type PageRule } from '../pages.ts';
import { staffRights } from './staff-rights.ts';
import { tabs, type TabRule } from '../tabs.ts';

test('call access changes only on purpose', async () => {
  const lines = namedCalls(contract).map(
    ({ feature, name, call }) => `${feature}.${name}  ${addressText(call.address)}  → ${accessText(call.who)}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('access.snapshot.txt');
});

test('page and tab access changes only on purpose', async () => {
  const ofPage = ({ path, needs, only }: PageRule) => `${path}  → ${only ? `${needs}, ${only}` : needs}`;
  const ofTab = ({ path, right, teamRight }: TabRule) => {
    const staff = right && `staff with ${right}: ${staffRights[right].join(', ')}`;
    return `  ${path}  → ${staff ?? (teamRight ? `team with ${teamRight}` : 'everyone who opens the page')}`;
  };
  const lines = Object.entries<PageRule>(pages).flatMap(([name, rule]) => [
    ofPage(rule),
    ...Object.values<TabRule>(name in tabs ? tabs[name as keyof typeof tabs] : {}).map(ofTab),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('pages.snapshot.txt');
});
