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

/** Hydrates a server-rendered page (entry-server.tsx) in small steps, so scrolling and typing aren't blocked. */
export async function hydrate(place: HTMLElement, app: ReactNode, { router, client }: Ground) {
  const { atMs, answers } = readFirstView();
  setRenderedAt(atMs);
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  saveAnonymousKeys(answers.map(([key]) => key));
  await nextTask();
  // The router renders the same wrappers around a server-rendered page as the server did.
  router.ssr = { manifest: undefined };
  await router.load();
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    endHydration();
    globalThis.early?.stop();
    stop();
  });
  emptyWhereNarrow(place);
  // Inside a transition React yields to the browser every few milliseconds.
  startTransition(() => void hydrateRoot(place, app));
  const { early } = globalThis;
  if (!early) return;
  replayEarlyEvents(early, { isSessionKnown: false });
  await sessionIsKnown(client);
  replayEarlyEvents(early, { isSessionKnown: true });
}

function readFirstView(): SsrState {
  const written = document.getElementById(ssrStateId)?.textContent ?? '';
  return JSON.parse(written) as SsrState;
}
