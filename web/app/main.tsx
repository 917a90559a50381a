import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles.css';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { nextTask } from '../lib/next-task.ts';
import { hydrate } from './hydrate.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

async function begin(root: HTMLElement) {
  const isDrawn = root.firstElementChild !== null;
  if (isDrawn) await nextTask();
  const router = createAppRouter();
  const client = createQueryClient();
  const app = (
    <StrictMode>
      <App router={router} client={client} />
    </StrictMode>
  );
  const drawHere = () => {
    globalThis.early?.stop();
    createRoot(root).render(app);
  };
  // Hydrates if the server rendered the page, otherwise renders from scratch.
  if (!isDrawn) return drawHere();
  await hydrate(root, app, { router, client }).catch(drawHere);
}

void begin(place);

// After everything else, because the first page doesn't need it (public/sw.js).
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
