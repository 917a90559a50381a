import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { createAppRouter } from '../../app/router.tsx';
import { fakeServer, type Answers } from '../../testing/fake-server.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { HeartButton } from './heart-button.tsx';

const done = { success: true } as const;
const idsOf = (...car_ids: number[]) => ({ success: true, car_ids }) as const;

function show(answers: Answers, isSignedIn = true) {
  const server = fakeServer(answers);
  const onLogIn = vi.fn<() => void>();
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={createAppRouter(createMemoryHistory())}>
        {[7, 8].map((id) => (
          <HeartButton key={id} carId={id} title={`Car ${id}`} isSignedIn={isSignedIn} onLogIn={onLogIn} />
        ))}
        <Toaster />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return { ...server, client, onLogIn, user: userEvent.setup() };
}

const heart = (id: number) => screen.getByRole('button', { name: new RegExp(`Car ${id} (to|from) favourites`) });
const isPressed = (id: number) => heart(id).getAttribute('aria-pressed') === 'true';

test('shows whether the car is a favourite, and labels what pressing does', async () => {
  show({ 'favourites.ids': idsOf(8) });
  await waitFor(() => expect(isPressed(8)).toBe(true));
  expect(isPressed(7)).toBe(false);
  expect(heart(7).getAttribute('aria-label')).toBe('Add Car 7 to favourites');
  expect(heart(8).getAttribute('aria-label')).toBe('Remove Car 8 from favourites');
});

test('fills right away, before the server has replied', async () => {
  let answer: (value: typeof done) => void = () => undefined;
  const { user, asked } = show({
    'favourites.ids': idsOf(8),
    'favourites.add': () => new Promise((resolve) => (answer = resolve)),
  });
  await waitFor(() => expect(isPressed(8)).toBe(true));
  await user.click(heart(7));
  expect(isPressed(7)).toBe(true);
  expect(asked.find(({ name }) => name === 'favourites.add')?.body).toEqual({ car_id: 7 });
  answer(done);
  await waitFor(() => expect(isPressed(7)).toBe(true));
  expect(isPressed(8)).toBe(true);
});

test('a response from before the press that arrives after it doesn’t empty the heart', async () => {
  const early = Promise.withResolvers<ReturnType<typeof idsOf>>();
  const kept: number[] = [];
  let reads = 0;
  const { user } = show({
    // The server read the list for the first request before the heart was pressed, and responds late.
    'favourites.ids': () => ((reads += 1) === 1 ? early.promise : Promise.resolve(idsOf(...kept))),
    'favourites.add': async () => {
      kept.push(7);
      return done;
    },
  });
  await user.click(heart(7));
  expect(isPressed(7)).toBe(true);
  early.resolve(idsOf());
  await waitFor(() => expect(reads).toBe(2));
  expect(isPressed(7)).toBe(true);
  expect(await screen.findAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('a list fetched while the change is in flight doesn’t empty the heart, then or later', async () => {
  const added = Promise.withResolvers<typeof done>();
  const kept: number[] = [];
  let reads = 0;
  const { user, client } = show({
    'favourites.ids': async () => ((reads += 1), idsOf(...kept)),
    'favourites.add': () => added.promise,
  });
  await user.click(heart(7));
  // Another part of the page fetches the same list while the change is in flight.
  await act(() => client.refetchQueries({ queryKey: ['favourites', 'ids'] }));
  expect(reads).toBeGreaterThan(0);
  expect(isPressed(7)).toBe(true);
  kept.push(7);
  await act(async () => added.resolve(done));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(isPressed(7)).toBe(true);
});

test('a refusal reverts the heart and says why, and the other heart keeps its state', async () => {
  const { user } = show({
    'favourites.ids': idsOf(8),
    'favourites.add': { fails: 'too_many_favourites', words: { max: '500' } },
  });
  await waitFor(() => expect(isPressed(8)).toBe(true));
  await user.click(heart(7));
  expect(await screen.findByText('You can save up to 500 favourites')).toBeTruthy();
  expect(isPressed(7)).toBe(false);
  expect(isPressed(8)).toBe(true);
});

test('pressing twice ends in the second state, and both changes are sent in order', async () => {
  const adding = Promise.withResolvers<typeof done>();
  const { user, asked } = show({
    'favourites.ids': idsOf(8),
    'favourites.add': () => adding.promise,
    'favourites.remove': done,
  });
  await waitFor(() => expect(isPressed(8)).toBe(true));
  await user.dblClick(heart(7));
  expect(isPressed(7)).toBe(false);
  adding.resolve(done);
  const told = () => asked.map(({ name }) => name).filter((name) => name !== 'favourites.ids');
  await waitFor(() => expect(told()).toEqual(['favourites.add', 'favourites.remove']));
});

test('a visitor is asked to log in, and nothing is sent to the server', async () => {
  const { user, asked, onLogIn } = show({}, false);
  await user.click(heart(7));
  expect(onLogIn).toHaveBeenCalledOnce();
  expect(isPressed(7)).toBe(false);
  expect(asked).toEqual([]);
});
