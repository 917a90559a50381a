import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

const names = (role: 'link' | 'button') =>
  screen
    .queryAllByRole(role)
    .filter((one) => !one.hasAttribute('disabled'))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

test('as links, there’s no way before the first page and beyond the last', () => {
  const show = (page: number) =>
    render(
      <Pager
        page={page}
        pages={2}
        renderLink={(to, link) => (
          <a {...link} href={`?page=${to}`}>
            {link.children}
          </a>
        )}
      />,
    );
  show(1);
  expect(names('link')).toEqual(['Page 1', 'Page 2', 'Next']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
  cleanup();
  show(2);
  expect(names('link')).toEqual(['Previous', 'Page 1', 'Page 2']);
});

test('as buttons, there’s no way before the first page and beyond the last', async () => {
  const asked: number[] = [];
  const pager = (page: number) => <Pager page={page} pages={3} onPage={(to) => asked.push(to)} />;
  const { rerender } = render(pager(1));
  expect(names('button')).toEqual(['Next']);
  rerender(pager(3));
  expect(names('button')).toEqual(['Previous']);
  rerender(pager(2));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(asked).toEqual([1, 3]);
});

test('a single page has no pager', () => {
  const { container } = render(<Pager page={1} pages={1} onPage={() => undefined} />);
  expect(container.textContent).toBe('');
});
