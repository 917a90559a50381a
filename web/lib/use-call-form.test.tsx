import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { tickets } from '@forecourt/contract/tickets/tickets.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { useCallForm } from './use-call-form.ts';

const shape = tickets.saveTemplate.input.pick({ name: true, content: true });

function TestForm({ send, onSessionEnd }: { send: () => Promise<unknown>; onSessionEnd?: () => void }) {
  const call = useCallForm({
    shape,
    values: { name: '', content: '' },
    failed: 'It was not saved.',
    fieldOf: { template_exists: 'name' },
    onSessionEnd,
    send,
  });
  return (
    <Form call={call}>
      {(['name', 'content'] as const).map((name) => (
        <Field key={name} label={name} error={call.errors[name]?.message}>
          {(control) => <input {...control} {...call.form.register(name)} />}
        </Field>
      ))}
      <button type="submit">Save</button>
    </Form>
  );
}

async function fillIn(send: () => Promise<unknown>, onSessionEnd?: () => void) {
  const user = userEvent.setup();
  render(<TestForm send={send} {...(onSessionEnd && { onSessionEnd })} />);
  await user.type(screen.getByLabelText('name'), 'Hello');
  await user.type(screen.getByLabelText('content'), 'Good day');
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('a value the schema rejects is shown at its field, which is focused, and isn’t sent', async () => {
  const send = vi.fn();
  render(<TestForm send={send} />);
  await userEvent.type(screen.getByLabelText('name'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const content = screen.getByLabelText('content');
  await waitFor(() => expect(document.activeElement).toBe(content));
  expect(content.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('name').getAttribute('aria-invalid')).toBe('false');
  expect(send).not.toHaveBeenCalled();
});

test('submitting again while it’s in progress sends once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  const { user, save } = await fillIn(send);
  await save();
  await user.type(screen.getByLabelText('name'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
  resolve();
});

test.each([
  [
    'from the server’s fields',
    new ApiError('bad_input', 'Please check.', { fields: { content: ['Too rude'] } }),
    'content',
    'Too rude',
  ],
  [
    'from a failure about one field',
    new ApiError('template_exists', 'There is one already.'),
    'name',
    'There is one already.',
  ],
] as const)(
  'the message %s is shown at the field, and nothing typed is lost',
  async (_whose, failure, field, sentence) => {
    const { save } = await fillIn(() => Promise.reject(failure));
    await save();
    await screen.findByText(sentence);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed()).toEqual(['Hello', 'Good day']);
  },
);

test('other messages are shown above the fields, and an ended session is handled separately', async () => {
  const { save } = await fillIn(() => Promise.reject(new Error('?')));
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('It was not saved.');
  document.body.innerHTML = '';
  const onSessionEnd = vi.fn();
  const again = await fillIn(() => Promise.reject(new ApiError('sign_in_required', 'Please log in')), onSessionEnd);
  await again.save();
  await waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(typed()).toEqual(['Hello', 'Good day']);
});
