import { expect, test } from 'vitest';
import { statusTabs } from './status-tabs.ts';

const show = (...given: Parameters<typeof statusTabs>) =>
  statusTabs(...given).map(({ title, count }) => `${title} ${count}`);

test('only what there is has a tab, and All leaves out what was deleted', () => {
  expect(show({ active: 2, draft: 1, removed: 4 }, undefined)).toEqual([
    'All 3',
    'Active 2',
    'Drafts 1',
    'Deleted or removed 4',
  ]);
});

test('the chosen tab stays when its last listing left', () => {
  expect(show({ active: 1 }, 'expired')).toEqual(['All 1', 'Active 1', 'Expired 0']);
});
