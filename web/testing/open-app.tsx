import { StrictMode } from 'react';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { fakeServer, type Answers } from './fake-server.ts';

/** The whole app at an address, in strict mode, against a fake server. */
export function openApp(address: string, answers: Answers) {
  const server = fakeServer(answers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <StrictMode>
      <App router={router} client={createQueryClient()} />
    </StrictMode>,
  );
  return { ...server, router, user: userEvent.setup(), here: () => router.state.location.href };
}
