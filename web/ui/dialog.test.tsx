import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { FormButtons } from './form-buttons.tsx';
import { Form } from './form.tsx';

function open() {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open title="Delete this listing?" onClose={onClose}>
      <p>It leaves the market at once.</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), text: screen.getByText('It leaves the market at once.') };
}

test('clicking the backdrop closes it', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('selecting text inside and releasing outside doesn’t close it', () => {
  const { onClose, dialog, text } = open();
  fireEvent.pointerDown(text);
  // The browser dispatches the click to the common ancestor of both points.
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('clicking inside doesn’t close it', () => {
  const { onClose, text } = open();
  fireEvent.pointerDown(text);
  fireEvent.click(text);
  expect(onClose).not.toHaveBeenCalled();
});

test('a form with unsaved text asks before closing', async () => {
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
  expect(screen.getByText('Discard what you wrote?')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Discard what you wrote?')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(onClose).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the close button comes last in the tab order, so focus starts on the content', () => {
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

test('the buttons of a form stay at the foot of the dialog, submit it, and make way for the question before closing', async () => {
  const user = userEvent.setup();
  const submit = vi.fn<() => Promise<void>>(async () => {});
  render(
    <Dialog open isForm title="Warn Rex" onClose={() => {}}>
      <Form call={{ submit: async (event) => (event?.preventDefault(), submit()), problem: undefined }}>
        <label>
          Warning <input />
        </label>
        <FormButtons onCancel={() => {}}>Warn Rex</FormButtons>
      </Form>
    </Dialog>,
  );
  const button = screen.getByRole('button', { name: 'Warn Rex' });
  expect(screen.getByLabelText('Warning').closest('form')!.contains(button)).toBe(false);
  await user.click(button);
  expect(submit).toHaveBeenCalledOnce();
  await user.type(screen.getByLabelText('Warning'), 'Please stay polite{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Warn Rex' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByRole('button', { name: 'Warn Rex' })).toBeTruthy();
});
