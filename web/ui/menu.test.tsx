import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

function open() {
  const chosen = vi.fn<(title: string) => void>();
  render(
    <>
      <Menu label="Actions" trigger="More">
        {['Edit', 'Renew', 'Delete'].map((title) => (
          <button key={title} type="button" role="menuitem" tabIndex={-1} onClick={() => chosen(title)}>
            {title}
          </button>
        ))}
      </Menu>
      <p>Outside</p>
    </>,
  );
  return { chosen, user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'More' }) };
}

test('arrow keys move through the entries and wrap around', async () => {
  const { user, trigger } = open();
  trigger.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Renew' }));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' }));
});

test('Escape closes it and restores the focus', async () => {
  const { user, trigger } = open();
  await user.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('clicking outside closes it', async () => {
  const { user, trigger } = open();
  await user.click(trigger);
  await user.click(screen.getByText('Outside'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('selecting an entry acts once and closes it', async () => {
  const { user, trigger, chosen } = open();
  await user.click(trigger);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Renew']]);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the up arrow opens it at the last entry', async () => {
  const { user, trigger } = open();
  trigger.focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  await user.click(trigger);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }));
});

test('typing moves to the entry that starts with the text', async () => {
  const { user, trigger } = open();
  await user.click(trigger);
  await user.keyboard('re');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Renew' }));
});

test('Escape closes it even when the focus has moved elsewhere', async () => {
  const { user, trigger } = open();
  await user.click(trigger);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});
