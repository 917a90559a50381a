import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function open() {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open title="Delete this listing?" onClose={onClose}>
      <p>It leaves the market at once.</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), text: screen.getByText('It leaves the market at once.') };
}

test('a click on the backdrop closes it', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('text selected inside and let go of outside does not close it', () => {
  const { onClose, dialog, text } = open();
  fireEvent.pointerDown(text);
  // The browser gives the click to what holds both places.
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('a click inside does not close it', () => {
  const { onClose, text } = open();
  fireEvent.pointerDown(text);
  fireEvent.click(text);
  expect(onClose).not.toHaveBeenCalled();
});

test('what was written in a form is not lost by a slip: it asks first', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open isForm title="New group" onClose={onClose}>
      <label>
        Name <input />
      </label>
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();

  await user.type(screen.getByLabelText('Name'), 'Sunday meet');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sunday meet');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));

  await user.keyboard('{Escape}');
  expect(screen.getByText('Discard what you have written?')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Discard what you have written?')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(onClose).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the cross comes after what one came for, so that the focus begins there', () => {
  render(
    <Dialog open title="Close this ticket?" onClose={() => {}} actions={<button type="button">Keep it open</button>}>
      <p>Nothing is lost.</p>
    </Dialog>,
  );
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Keep it open',
    'Close',
  ]);
});
