import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles.css';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { takeOver } from './take-over.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

const router = createAppRouter();
const client = createQueryClient();
const app = (
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>
);

// What the server has drawn is taken over as it stands; where it has drawn nothing, all is drawn here.
const drawHere = () => createRoot(place).render(app);
if (place.firstElementChild)
  takeOver(place, app, { router, client }).catch(() => {
    takeEarly('click');
    drawHere();
  });
else drawHere();
