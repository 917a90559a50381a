import { StrictMode, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../app/query-client.ts';
import { useRefetchAfterCalls } from '../lib/refetch.ts';
import { Toaster } from '../ui/toaster.tsx';
import { fakeServer, type Answers } from './fake-server.ts';

/** Renders a component used by several pages on its own, in strict mode, against a fake server. */
export function showPiece(piece: ReactNode, answers: Answers) {
  const server = fakeServer(answers);
  const routeTree = createRootRoute({
    component: () => (
      <>
        {piece}
        <Toaster />
      </>
    ),
    staticData: { page: null },
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const client = createQueryClient();
  function Page() {
    useRefetchAfterCalls(client);
    return (
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    );
  }
  render(<Page />, { wrapper: StrictMode });
  return { ...server, user: userEvent.setup() };
}
