import { expect, test } from 'vitest';
import { readBrowseSearch } from './browse-search.ts';
import { feedPath } from './feed-path.ts';

test('the feed of a search has its filters, and not how the page shows it', () => {
  expect(feedPath({})).toBe('/browse.atom');
  const search = {
    make: ['Karin', 'Dinka'],
    search: 'red & fast',
    hasTurbo: true,
    sort: 'price_low',
    page: 3,
    from: 2,
  };
  expect(feedPath(readBrowseSearch(search))).toBe(
    '/browse.atom?search=red+%26+fast&make=Karin&make=Dinka&hasTurbo=true',
  );
});
