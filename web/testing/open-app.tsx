import { Fragment, StrictMode } from 'react';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { fakeServer, type Answers } from './fake-server.ts';

/**
 * Strict mode renders everything twice, which takes a fifth of the total test time. One test per file is enough to
 * notice its findings.
 */
let isFirstOfFile = true;

/** Opens the whole app at an address, against a fake server. */
export function openApp(address: string, answers: Answers) {
  const Mode = isFirstOfFile ? StrictMode : Fragment;
  isFirstOfFile = false;
  const server = fakeServer(answers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <Mode>
      <App router={router} client={createQueryClient()} />
    </Mode>,
  );
  return { ...server, router, user: userEvent.setup(), here: () => router.state.location.href };
}
