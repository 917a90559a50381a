import { fireEvent, render, screen } from '@testing-library/react';
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
