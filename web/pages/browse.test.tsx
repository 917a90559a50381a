import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carList, filterCounts, sultan, zentorno } from '../testing/cars.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { movableTime } from '../testing/movable-time.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedOut } from '../testing/people.ts';
import { screenWidth } from '../testing/screen-width.ts';

const counts = filterCounts({
  make: { Karin: 2, Pegassi: 1 },
  models: { Sultan: 1, 'Sultan RS': 1 },
  bodyClass: { Sports: 2, Super: 1 },
  year: { 2020: 2 },
  priceBand: { '25000-50000': 2, 'over-100000': 1 },
  sellerType: { dealer: 1, private: 2 },
  fuel: { diesel: 2 },
  listedToday: { true: 1 },
});
const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    ...signedOut,
    'cars.suggest': { success: true, suggestions: [] },
    'cars.list': carList([zentorno, sultan], { counts }),
    ...answers,
  });

test('the address contains the search, and the filters show it', async () => {
  const { asked } = open('/browse?make=Karin&minPrice=20000&sort=price_low&page=2&nonsense=1');
  expect(await screen.findByText('Showing 2 cars')).toBeTruthy();
  const list = asked.find(({ name }) => name === 'cars.list');
  expect(list?.query).toEqual({ make: 'Karin', minPrice: '20000', sort: 'price_low', page: '2', counts: 'true' });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Karin/ })).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Lowest price').value).toBe('$20,000');
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price_low');
});

test('selecting a filter updates the address and returns to the first page', async () => {
  const { user, here } = open('/browse?page=3');
  await user.click(await screen.findByRole('radio', { name: /^\$25,000/ }));
  await waitFor(() => expect(here()).toBe('/browse?priceBand=25000-50000'));
  await user.click(screen.getByRole('radio', { name: 'Any price' }));
  await waitFor(() => expect(here()).toBe('/browse'));
});

test('options without results are marked, and can still be selected', async () => {
  open('/browse');
  const vans = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Vans\s*, 0 cars/ });
  expect(vans.disabled).toBe(false);
  expect(screen.getByRole('checkbox', { name: /^Sports\s*, 2 cars/ })).toBeTruthy();
});

test('without room for a sidebar, the filters are only in their sheet', async () => {
  screenWidth(390);
  const { user } = open('/browse?make=Karin');
  expect(await screen.findByText('Showing 2 cars')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Karin/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  expect(await screen.findByRole('checkbox', { name: /^Karin/ })).toBeTruthy();
});

test('rarely used groups are collapsed, and open while they filter the results', async () => {
  const { user, here } = open('/browse?bodyClass=Sports');
  const group = async (name: string) => (await screen.findByRole('group', { name })).closest('details');
  expect((await group('Body class'))?.open).toBe(true);
  expect((await group('Max mileage'))?.open).toBe(false);
  await user.click(screen.getByText('Max mileage'));
  await user.click(screen.getByRole('radio', { name: /^Up to 25,000 mi/ }));
  await waitFor(() => expect(here()).toBe('/browse?bodyClass=Sports&maxMileage=25000'));
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body);
  await waitFor(() => expect(here()).toBe('/browse'));
  // A group the user has just opened stays open.
  expect((await group('Max mileage'))?.open).toBe(true);
});

test('Back closes the filter drawer, and the selected filters stay as one history entry', async () => {
  const { user, here, router } = open('/browse?sort=price_low');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await drawer.findByRole('checkbox', { name: /^Karin/ }));
  await user.click(drawer.getByRole('radio', { name: /^Dealer/ }));
  await waitFor(() => expect(here()).toBe('/browse?make=Karin&sellerType=dealer&sort=price_low'));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
  expect(here()).toBe('/browse?make=Karin&sellerType=dealer&sort=price_low');
  expect(router.history.length).toBe(1);
});

test('on a phone, groups in use are open and the others collapsed', async () => {
  const { user } = open('/browse?fuel=diesel&hasTurbo=true');
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const isOpen = (name: string) => drawer.getByRole('group', { name }).closest('details')?.open;
  await drawer.findByRole('checkbox', { name: /^Diesel/ });
  expect(['Make', 'Offers', 'Fuel', 'Upgrades and armour'].map(isOpen)).toEqual([false, false, true, true]);
});

test('a chip removes its own filter, Clear all removes every one', async () => {
  const { user, here } = open('/browse?make=Karin&bodyClass=Sports&sort=price_low');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Karin' }));
  await waitFor(() => expect(here()).toBe('/browse?bodyClass=Sports&sort=price_low'));
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body);
  await waitFor(() => expect(here()).toBe('/browse?sort=price_low'));
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
});

test('typed numbers update the address after a pause, and invalid ones say so and change nothing', async () => {
  const later = movableTime();
  const { user, here } = open('/browse');
  await user.type(await screen.findByLabelText('Highest price'), '30,000');
  await waitFor(() => expect(here()).toBe('/browse?maxPrice=30000'));
  await user.type(screen.getByLabelText('Lowest year'), 'new');
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter a whole number');
  await later(5_000);
  expect(here()).toBe('/browse?maxPrice=30000');
  expect(screen.getByLabelText<HTMLInputElement>('Lowest year').value).toBe('new');
});

test('each price limit is one step of Back', async () => {
  const { user, here, router } = open('/browse');
  await user.type(await screen.findByLabelText('Lowest price'), '20000{Enter}');
  await waitFor(() => expect(here()).toBe('/browse?minPrice=20000'));
  await user.type(screen.getByLabelText('Highest price'), '60{Enter}000{Enter}');
  await waitFor(() => expect(here()).toBe('/browse?minPrice=20000&maxPrice=60000'));
  router.history.back();
  await waitFor(() => expect(here()).toBe('/browse?minPrice=20000'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Highest price').value).toBe(''));
  expect(screen.getByLabelText<HTMLInputElement>('Lowest price').value).toBe('$20,000');
});

test('a minimum price above the maximum says so and changes nothing until it’s fixed', async () => {
  const later = movableTime();
  const { user, here } = open('/browse?maxPrice=30000');
  const lowest = await screen.findByLabelText<HTMLInputElement>('Lowest price');
  await user.type(lowest, '50000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The lowest price can’t be higher than the highest.');
  expect(lowest.getAttribute('aria-invalid')).toBe('true');
  await later(5_000);
  expect(here()).toBe('/browse?maxPrice=30000');
  expect(lowest.value).toBe('$50,000');
  const highest = screen.getByLabelText('Highest price');
  await user.clear(highest);
  await user.type(highest, '80k{Enter}');
  await waitFor(() => expect(here()).toBe('/browse?minPrice=50000&maxPrice=80000'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a rejected limit disappears when the filter is removed', async () => {
  const { user, here } = open('/browse?maxPrice=30000');
  const lowest = await screen.findByLabelText<HTMLInputElement>('Lowest price');
  await user.type(lowest, '50000{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Any price' }));
  await waitFor(() => expect(here()).toBe('/browse'));
  await waitFor(() => expect(lowest.value).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('typing in the search is one step of Back', async () => {
  const { user, here, router } = open('/browse?make=Karin');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search cars' });
  await user.type(field, 'sul');
  await waitFor(() => expect(here()).toBe('/browse?search=sul&make=Karin'));
  await user.type(field, 'tan');
  await waitFor(() => expect(here()).toBe('/browse?search=sultan&make=Karin'));
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('best_match');
  router.history.back();
  await waitFor(() => expect(here()).toBe('/browse?make=Karin'));
  await waitFor(() => expect(field.value).toBe(''));
  expect(within(screen.getByLabelText('Sort by')).queryByText('Best match')).toBeNull();
});

test('a suggestion can be reached with the arrow keys and becomes filters', async () => {
  const suggestions = [
    { make: 'Karin', model: null, cars: 2 },
    { make: 'Karin', model: 'Sultan RS', cars: 1 },
  ];
  const { user, here } = open('/browse', { 'cars.suggest': { success: true, suggestions } });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search cars' });
  await user.type(field, 'ka');
  const options = within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Karin2 cars', 'Karin Sultan RS1 car']);
  await user.keyboard('{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant'), 'upwards begins at the last').toBe(options[1]?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('/browse?make=Karin&models=Sultan+RS'));
  expect(field.value).toBe('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a suggested dealer becomes a filter', async () => {
  const dealers = [{ id: 3, name: 'Eclipse Motors', cars: 40 }];
  const { user, here } = open('/browse?search=red&make=Karin&models=Sultan&sellerType=private&hasTurbo=true', {
    'cars.suggest': { success: true, suggestions: [], dealers },
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search cars' });
  await user.clear(field);
  await user.type(field, 'ecl');
  await user.click(await screen.findByRole('option', { name: 'Eclipse Motors Dealer 40 cars' }));
  await waitFor(() => expect(here()).toBe('/browse?dealerId=3&hasTurbo=true'));
  expect(field.value).toBe('');
});

test('Escape closes the suggestions and keeps the typed text', async () => {
  const suggestions = [{ make: 'Karin', model: null, cars: 2 }];
  const { user } = open('/browse', { 'cars.suggest': { success: true, suggestions } });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search cars' });
  await user.type(field, 'ka');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('ka');
});

test('an empty market and filters without a match look different', async () => {
  const { user, here, answers } = open('/browse?make=Karin', { 'cars.list': carList([]) });
  expect(await screen.findByText('No cars match your current filters')).toBeTruthy();
  expect(screen.queryByText('No cars to show...')).toBeNull();
  answers['cars.list'] = carList([]);
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('No cars to show...')).toBeTruthy();
  expect(here()).toBe('/browse');
});

test('a failed load says so, never looks empty, and can be tried again', async () => {
  const { user, answers } = open('/browse', { 'cars.list': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get cars');
  expect(screen.queryByText(/^No cars/)).toBeNull();
  expect(screen.queryByText(/^Showing/)).toBeNull();
  answers['cars.list'] = carList([sultan]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 1 car')).toBeTruthy();
});

test('says what was searched for instead, and how many featured cars come first', async () => {
  open('/browse?search=benefacter', {
    'cars.list': carList([zentorno], { searched_for: 'benefactor', total: 10_000, total_is_capped: true }),
  });
  expect(await screen.findByText('Showing 10,000+ cars')).toBeTruthy();
  expect(screen.getByText('benefactor').parentElement?.textContent).toBe('Showing results for benefactor');
  expect(screen.getByText('1 featured car comes first')).toBeTruthy();
  expect(screen.getByText('Too many results to rank, so the newest are shown next')).toBeTruthy();
});

test.each([
  ['is said where there are too many to weigh', '/browse?search=clean', null, true],
  ['is not said where they were weighed', '/browse?search=clean', counts, false],
  ['is not said in another order', '/browse?search=clean&sort=price_low', null, false],
  ['is not said without words', '/browse?dealerId=3', null, false],
])('that the newest stand in for the best matches %s', async (_, address, counted, isSaid) => {
  open(address, { 'cars.list': carList([sultan], { total: 1_000, total_is_capped: true, counts: counted }) });
  await screen.findByText('Showing 1,000+ cars');
  expect(screen.queryByText('Too many results to rank, so the newest are shown first') !== null).toBe(isSaid);
});

test('sorted by listing age, cars say how long they’ve been listed, and in no other order', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
  const cars = [
    { ...sultan, published_at: at(45) },
    { ...zentorno, published_at: at(0) },
  ];
  open('/browse?sort=longest_listed', { 'cars.list': carList(cars) });
  const said = () => {
    const list = within(screen.getByRole('list', { name: 'Cars' }));
    return list.queryAllByText(/^Listed/).map(({ textContent }) => textContent);
  };
  await screen.findByText('Showing 2 cars');
  expect(said()).toEqual(['Listed 45 days ago', 'Listed 1 minute ago']);
  cleanup();
  open('/browse?sort=price_low', { 'cars.list': carList(cars) });
  await screen.findByText('Showing 2 cars');
  expect(said()).toEqual([]);
});

test('users can insist on what they typed, and then nothing is corrected', async () => {
  const { user, here, asked } = open('/browse?search=benefacter&make=Karin', {
    'cars.list': async ({ query }) =>
      query.asTyped === 'true' ? carList([]) : carList([zentorno], { searched_for: 'benefactor' }),
  });
  await user.click(await screen.findByRole('link', { name: 'Search for “benefacter” instead' }));
  await waitFor(() => expect(here()).toBe('/browse?search=benefacter&make=Karin&asTyped=true'));
  expect(await screen.findByText('No cars match your current filters')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'cars.list').at(-1)?.query).toMatchObject({ asTyped: 'true' });
  expect(screen.queryByText(/^Showing results for/)).toBeNull();
  expect(document.activeElement?.contains(screen.getByText('Showing 0 cars'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('after clearing a search the input keeps the focus, and results from typing don’t take it', async () => {
  const { user, here } = open('/browse?search=sultan&page=3');
  await screen.findByText('Showing 2 cars');
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search cars' });
  await user.type(box, ' rs');
  await waitFor(() => expect(here()).toBe('/browse?search=sultan+rs'));
  expect(document.activeElement).toBe(box);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(here()).toBe('/browse'));
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('');
});

test('for a text-only search, the help is about words', async () => {
  open('/browse?search=mara', { 'cars.list': carList([]) });
  expect(await screen.findByText('No cars match your current filters')).toBeTruthy();
  expect(screen.getByText('No cars match “mara”. Try different words, or browse all cars.')).toBeTruthy();
  expect(screen.queryByText(/Take one of them away/)).toBeNull();
});

test.each(['12.50', '$9.99', '1.5'])('a price of "%s" isn’t multiplied by a thousand', async (typed) => {
  const later = movableTime();
  const { user, here } = open('/browse');
  await user.type(await screen.findByLabelText('Highest price'), `${typed}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter a whole number');
  expect(screen.getByLabelText<HTMLInputElement>('Highest price').value).toBe(typed);
  await later(5_000);
  expect(here()).toBe('/browse');
});

test('a price can be abbreviated', async () => {
  const { user, here } = open('/browse');
  await user.type(await screen.findByLabelText('Highest price'), '$1.2m{Enter}');
  await waitFor(() => expect(here()).toBe('/browse?maxPrice=1200000'));
  expect(screen.getByLabelText<HTMLInputElement>('Highest price').value).toBe('$1,200,000');
});

test('pages are links that keep the filters', async () => {
  open('/browse?make=Karin&page=2', { 'cars.list': carList([sultan], { total: 60, page: 2, pages: 3 }) });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(pages.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/browse?make=Karin&page=3');
  expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/browse?make=Karin');
});

test('a page past the end redirects to the first', async () => {
  const { user, here } = open('/browse?page=9', { 'cars.list': carList([], { total: 60, page: 9, pages: 3 }) });
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  await waitFor(() => expect(here()).toBe('/browse'));
});

test('grid or list is remembered on the device and not in the address', async () => {
  const { user, here } = open('/browse');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
  expect(here()).toBe('/browse');
  expect(localStorage.getItem('forecourt.browse-view')).toBe('list');
});

test('several makes can be selected, their models show counts, and removing a make removes its models', async () => {
  const { user, here, asked } = open('/browse?make=Karin');
  const models = within(await screen.findByRole('group', { name: 'Karin models' }));
  await user.click(await models.findByRole('checkbox', { name: /^Sultan RS\s*, 1 car$/ }));
  await waitFor(() => expect(here()).toBe('/browse?make=Karin&models=Sultan+RS'));
  await user.click(screen.getByRole('checkbox', { name: /^Pegassi/ }));
  await waitFor(() => expect(here()).toBe('/browse?make=Karin&make=Pegassi&models=Sultan+RS'));
  expect(asked.some(({ query }) => query.models === 'Sultan RS')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^Karin/ }));
  await waitFor(() => expect(here()).toBe('/browse?make=Pegassi'));
});

test('a value can be excluded, which deselects it, and its chip says so', async () => {
  const { user, here } = open('/browse?make=Karin&fuel=diesel');
  await user.click(await screen.findByRole('button', { name: 'Exclude Karin' }));
  await waitFor(() => expect(here()).toBe('/browse?notMake=Karin&fuel=diesel'));
  expect(screen.getByRole('button', { name: 'Exclude Karin' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Not Karin' }));
  await waitFor(() => expect(here()).toBe('/browse?fuel=diesel'));
});

test('makes without cars aren’t listed, except one named in the address', async () => {
  open('/browse?make=Homemade');
  await screen.findByRole('checkbox', { name: /^Homemade\s*, 0 cars/ });
  expect(screen.queryByRole('checkbox', { name: /^Albany/ })).toBeNull();
});

test('with too many matches to count, makes and models can still be selected, without numbers', async () => {
  const { user, here, asked } = open('/browse?search=clean', {
    'catalogue.makes': {
      success: true,
      makes: [
        { id: 1, display_name: 'Albany', active_cars: 0 },
        { id: 2, display_name: 'Dinka', active_cars: 3 },
        { id: 3, display_name: 'Karin', active_cars: 9 },
      ],
    },
    'cars.list': async ({ query }: Asked) => carList([sultan], query.search ? { total_is_capped: true } : { counts }),
  });
  const make = within(await screen.findByRole('group', { name: 'Make' }));
  await make.findByRole('checkbox', { name: 'Karin' });
  expect(make.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(['Karin', 'Dinka']);
  await user.click(make.getByRole('checkbox', { name: 'Karin' }));
  const models = within(await screen.findByRole('group', { name: 'Karin models' }));
  await user.click(await models.findByRole('checkbox', { name: 'Sultan RS' }));
  await waitFor(() => expect(here()).toBe('/browse?search=clean&make=Karin&models=Sultan+RS'));
  expect(asked.find(({ query }) => query.make && !query.search)?.query).toMatchObject({
    make: 'Karin',
    counts: 'true',
  });
});

test('counts that are already known aren’t fetched again', async () => {
  const { asked } = open('/browse?make=Karin');
  await screen.findByRole('group', { name: 'Karin models' });
  expect(asked.filter(({ name }) => name === 'cars.list')).toHaveLength(1);
  expect(asked.some(({ name }) => name === 'catalogue.makes')).toBe(false);
});

test('facts entered by sellers are filters, and groups in use are open', async () => {
  const { user, here } = open('/browse?minArmour=3');
  const group = async (name: string) => (await screen.findByRole('group', { name })).closest('details');
  expect((await group('Upgrades and armour'))?.open).toBe(true);
  expect((await group('Fuel'))?.open).toBe(false);
  expect(screen.getByRole('button', { name: 'Remove filter: Armour 60%+' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Listed today\s*, 1 car$/ }));
  await waitFor(() => expect(here()).toBe('/browse?minArmour=3&listedToday=true'));
  await user.selectOptions(screen.getByLabelText('Engine'), '2');
  await waitFor(() => expect(here()).toBe('/browse?minEngine=2&minArmour=3&listedToday=true'));
});

test('terms the search understood are chips, and removing one searches for the word itself', async () => {
  const understood = [
    { words: 'automatic', means: 'Automatic' },
    { words: 'suv', means: 'SUVs' },
  ];
  const { user, here, asked } = open('/browse?search=automatic+suv', {
    'cars.list': carList([sultan], { understood }),
  });
  expect(await screen.findByRole('button', { name: 'Search for the exact words instead of Automatic' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Search for the exact words instead of suv: SUVs' }));
  await waitFor(() => expect(here()).toBe('/browse?search=automatic+suv&literally=suv'));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'cars.list')?.query).toMatchObject({ literally: 'suv' }),
  );
});

test('if no make has a match, the group says so', async () => {
  open('/browse?search=nothing', {
    'cars.list': carList([], { counts: filterCounts({}) }),
    'cars.nearest': { success: true, without: [], cars: [] },
  });
  expect(await screen.findByText('No makes match these filters.')).toBeTruthy();
});

test('without results, it offers links to drop filters with their counts, and similar cars', async () => {
  const { asked } = open('/browse?search=red,+coupe&literally=coupe&make=Karin&minPrice=9&maxPrice=10&from=1&page=2', {
    'cars.list': carList([]),
    'cars.nearest': {
      success: true,
      without: [
        { filters: ['minPrice', 'maxPrice'], words: null, search: null, cars: 12, is_capped: false },
        { filters: [], words: 'red', search: 'coupe', cars: 2_000, is_capped: true },
        { filters: [], words: 'coupe', search: '', cars: 1, is_capped: false },
      ],
      cars: [sultan],
    },
  });
  const price = await screen.findByRole('link', { name: /Without “\$9 – \$10”\s*12 cars/ });
  expect(price.getAttribute('href')).toBe('/browse?search=red,+coupe&make=Karin&literally=coupe');
  const word = screen.getByRole('link', { name: /Without “red”\s*2,000\+ cars/ });
  expect(word.getAttribute('href')).toBe('/browse?search=coupe&make=Karin&minPrice=9&maxPrice=10&literally=coupe');
  const last = screen.getByRole('link', { name: /Without “coupe”\s*1 car/ });
  expect(last.getAttribute('href')).toBe('/browse?make=Karin&minPrice=9&maxPrice=10');
  const filters = { search: 'red, coupe', literally: 'coupe', make: 'Karin', minPrice: '9', maxPrice: '10' };
  expect(asked.find(({ name }) => name === 'cars.nearest')?.query).toEqual({ action: 'nearest', ...filters });
  expect(
    within(screen.getByRole('list', { name: 'Closest matches' })).getByRole('link', { name: sultan.title }),
  ).toBeTruthy();
  expect(screen.getByText('No cars match your current filters')).toBeTruthy();
});

test('users who insist on what they typed get similar cars for that, not for its interpretation', async () => {
  const without = [
    { filters: ['make'], words: null, search: null, cars: 3, is_capped: false },
    { filters: [], words: 'red coupe', search: '', cars: 4, is_capped: false },
  ];
  const { asked } = open('/browse?search=red+coupe&make=Karin&asTyped=true', {
    'cars.list': carList([]),
    'cars.nearest': { success: true, without, cars: [] },
  });
  const make = await screen.findByRole('link', { name: /Without “Karin”/ });
  expect(make.getAttribute('href')).toBe('/browse?search=red+coupe&asTyped=true');
  expect(screen.getByRole('link', { name: /Without “red coupe”/ }).getAttribute('href')).toBe('/browse?make=Karin');
  expect(asked.find(({ name }) => name === 'cars.nearest')?.query).toMatchObject({ asTyped: 'true' });
});

test('in other orders featured cars are in a row above, and nothing says they come first', async () => {
  open('/browse?sort=price_drop', {
    'cars.list': carList([sultan], { featured_above: [zentorno], featured_total: 1 }),
  });
  const above = within(await screen.findByRole('region', { name: 'Featured cars' }));
  expect(above.getByRole('link', { name: zentorno.title })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Cars' })).queryByRole('link', { name: zentorno.title })).toBeNull();
  expect(screen.queryByText(/featured car comes first/)).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price_drop');
});

test('more cars are added below with their pages in the address, and a link restores all of them', async () => {
  const page = (at: number) => [1, 2].map((n) => ({ ...sultan, id: at * 10 + n, title: `Car ${at * 10 + n}` }));
  const pagesOf = async ({ query }: Asked) =>
    carList(page(Number(query['page'])), { total: 6, page: Number(query['page']), pages: 3 });
  const lines = () => screen.getAllByText(/^Car \d\d$/).map(({ textContent }) => textContent);
  const { user, here } = open('/browse?make=Karin', { 'cars.list': pagesOf });
  await screen.findByText('2 of 6 cars');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('4 of 6 cars');
  expect(here()).toBe('/browse?make=Karin&page=2&from=1');
  expect(lines()).toEqual(['Car 11', 'Car 12', 'Car 21', 'Car 22']);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Car 21');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('6 of 6 cars');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  cleanup();
  open(here(), { 'cars.list': pagesOf });
  await screen.findByText('6 of 6 cars');
  expect(lines()).toHaveLength(6);
});

test('the keyboard can skip the filters with one link', async () => {
  const { user } = open('/browse');
  await user.click(await screen.findByRole('link', { name: 'Skip to the cars' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }));
});

test('recently viewed cars are at the end, sold ones are marked, and they can be cleared', async () => {
  localStorage.setItem('forecourt.recent', JSON.stringify([8, 7]));
  const { user } = open('/browse', {
    'cars.cards': { success: true, cars: [{ ...zentorno, status: 'sold' }, sultan] },
  });
  const row = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2022 Pegassi Zentorno$184,000Sold',
    '2020 Karin Sultan RS$39,900',
  ]);
  await user.click(row.getByRole('button', { name: 'Clear recently viewed cars' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(localStorage.getItem('forecourt.recent')).toBeNull();
});
