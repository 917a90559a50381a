import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PagedList } from './paged-list.tsx';

interface Cars {
  cars: string[];
  pages: number;
  total: number;
}

const listOf = (over: object) => ({
  data: undefined,
  error: null,
  isPlaceholderData: false,
  refetch: vi.fn(),
  ...over,
});
const onPage = vi.fn();

const view = (list: object, page = 1) => (
  <PagedList<Cars>
    list={list as Parameters<typeof PagedList<Cars>>[0]['list']}
    isEmpty={({ cars }) => cars.length === 0}
    page={page}
    onPage={onPage}
    failed="We couldn’t load the cars"
    empty={{ icon: null, title: 'No cars yet' }}
    noun="car"
  >
    {({ cars }) => (
      <ul>
        {cars.map((car) => (
          <li key={car}>{car}</li>
        ))}
      </ul>
    )}
  </PagedList>
);

test('a list that failed to load says so and can be tried again, and is never shown as empty', async () => {
  const list = listOf({ error: new Error('no connection') });
  render(view(list));
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the cars');
  expect(screen.queryByText('No cars yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(list.refetch).toHaveBeenCalledOnce();
});

test('a failed refresh keeps the loaded list', () => {
  render(view(listOf({ data: { cars: ['Baller'], pages: 1, total: 1 }, error: new Error('no connection') })));
  expect(screen.getByRole('listitem').textContent).toBe('Baller');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list is empty only once it has loaded', () => {
  const { rerender } = render(view(listOf({})));
  expect(screen.queryByText('No cars yet')).toBeNull();
  rerender(view(listOf({ data: { cars: [], pages: 1, total: 0 } })));
  expect(screen.getByText('No cars yet')).not.toBeNull();
});

test('it states the total and pages through it', async () => {
  onPage.mockClear();
  render(view(listOf({ data: { cars: ['Baller'], pages: 3, total: 41 } }), 2));
  expect(screen.getByRole('status').textContent).toBe('41 cars');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage).toHaveBeenLastCalledWith(3);
});

test('a page past the end is replaced by the last one, but not before its own number of pages is known', () => {
  onPage.mockClear();
  const data = { cars: [], pages: 2, total: 21 };
  const { rerender } = render(view(listOf({ data, isPlaceholderData: true }), 3));
  expect(onPage).not.toHaveBeenCalled();
  rerender(view(listOf({ data }), 3));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2, { replace: true });
});
