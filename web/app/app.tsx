import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import type { createAppRouter } from './router.tsx';

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  client: QueryClient;
}

export const App = ({ router, client }: AppProps) => (
  <ErrorBoundary>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ErrorBoundary>
);
