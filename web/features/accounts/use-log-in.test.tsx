import { useLayoutEffect } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { createAppRouter } from '../../app/router.tsx';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { johnny, signedIn } from '../../testing/people.ts';
import { useIsSignedIn } from './session.ts';
import { useLogIn } from './use-log-in.ts';

/** A button that is pressed as soon as it's on the page, before React has run the page's effects. */
function PressedAtOnce({ onPress }: { onPress: () => void }) {
  const logIn = useLogIn();
  const rememberForLogin = useResumeAfterLogin('press', useIsSignedIn(), onPress);
  useLayoutEffect(() => {
    rememberForLogin();
    logIn();
    // oxlint-disable-next-line react/exhaustive-deps -- pressed once
  }, []);
  return null;
}

test('what a member selects while the page starts happens once the session is known', async () => {
  fakeServer(signedIn(johnny));
  const router = createAppRouter(createMemoryHistory());
  const onPress = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router}>
        <PressedAtOnce onPress={onPress} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  expect(router.state.location.href).toBe('/');
});
