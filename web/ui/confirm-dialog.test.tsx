import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function ask(onConfirm: () => Promise<unknown>) {
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <ConfirmDialog
        title="Leave the team?"
        keep="Stay"
        confirm="Leave"
        failed="You are still here."
        onConfirm={onConfirm}
        onDone={onDone}
        onClose={onClose}
      >
        <p>You come back only by an invitation.</p>
      </ConfirmDialog>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onDone, onClose };
}

test('the cancel button does nothing', async () => {
  const leave = vi.fn(() => Promise.resolve());
  const { user, onDone, onClose } = ask(leave);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

test('the action runs once however often the button is clicked, then reports success', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = vi.fn(() => promise);
  const { user, onDone } = ask(leave);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(leave).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  resolve();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('a failure shows the server’s message, or else the fallback, and can be retried', async () => {
  const failures = [new ApiError('not_allowed', 'The owner does not leave.'), new Error('boom')];
  const { user, onDone } = ask(() => (failures.length > 0 ? Promise.reject(failures.shift()!) : Promise.resolve()));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The owner does not leave.');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You are still here.'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
