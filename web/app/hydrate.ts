import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { ssrStateId, saveAnonymousKeys, endHydration, setRenderedAt, type SsrState } from '../lib/ssr-state.ts';
import { emptyWhereNarrow } from '../lib/media.ts';
import { nextTask } from '../lib/next-task.ts';
import { replayEarlyEvents } from './replay-early-events.ts';
import { sessionIsKnown } from '../features/accounts/session.ts';
import type { createAppRouter } from './router.tsx';

interface Ground {
  router: ReturnType<typeof createAppRouter>;
  client: QueryClient;
}

/** Takes over a page that the server has drawn (entry-server.tsx), bit by bit: whoever scrolls or types is not held up. */
export async function hydrate(place: HTMLElement, app: ReactNode, { router, client }: Ground) {
  const { atMs, answers } = readFirstView();
  setRenderedAt(atMs);
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  saveAnonymousKeys(answers.map(([key]) => key));
  await nextTask();
  // The router draws around a page from the server what it draws there, and nothing more.
  router.ssr = { manifest: undefined };
  await router.load();
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    endHydration();
    early.stop();
    stop();
  });
  emptyWhereNarrow(place);
  // Inside a transition the browser has its turn after every few milliseconds.
  startTransition(() => void hydrateRoot(place, app));
  replayEarlyEvents(1);
  // A button does something else for who is signed in.
  await sessionIsKnown(client);
  replayEarlyEvents(2);
}

function readFirstView(): SsrState {
  const written = document.getElementById(ssrStateId)?.textContent ?? '';
  return JSON.parse(written) as SsrState;
}
