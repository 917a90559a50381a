import { expect, test } from 'vitest';
import { statusTabs } from './status-tabs.ts';

const show = (...given: Parameters<typeof statusTabs>) =>
  statusTabs(...given).map(({ title, count }) => `${title} ${count}`);

test('only statuses with listings have a tab, and All leaves out deleted ones', () => {
  expect(show({ active: 2, draft: 1, removed: 4 }, undefined)).toEqual([
    'All 3',
    'Active 2',
    'Drafts 1',
    'Deleted or removed 4',
  ]);
});

test('the selected tab stays after its last listing is gone', () => {
  expect(show({ active: 1 }, 'expired')).toEqual(['All 1', 'Active 1', 'Expired 0']);
});
