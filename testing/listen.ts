import { once } from 'node:events';
import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import { waitMs } from '../tools/test-timeouts.ts';
import { notify } from '../server/events/notify.ts';
import type { Browser } from './browser.ts';
import { siteAt } from './site.ts';

/** No user has a negative id. */
let lastMarker = 0;

/**
 * Resolves once this process has received everything announced so far. On a busy machine an announcement arrives after
 * the response of the call that made it, and a stream opened in between would begin with it.
 */
async function caughtUp({ url }: Browser): Promise<void> {
  const { app, db } = siteAt(url);
  const markerId = (lastMarker -= 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = app.live.subscribe(markerId, () => resolve());
  await notify(db, { to: [markerId], event: { kind: 'connected' } });
  await promise;
  unsubscribe();
}

/**
 * Opens the event stream like a page and collects its events. Changed cars are collected separately, because every page
 * gets the ids of all cars, also of those that other tests and jobs change.
 */
export async function listen(browser: Browser) {
  await caughtUp(browser);
  const response = await browser.fetch('/api/live.php', { headers: { accept: 'text/event-stream' } });
  const events: LiveEvent[] = [];
  const heard: string[] = [];
  const changedCars: number[] = [];
  const arrived = new EventTarget();
  const ended = (async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (!data) continue;
        const event = JSON.parse(data) as LiveEvent;
        if (event.kind === 'cars_changed') changedCars.push(...event.car_ids);
        else {
          events.push(event);
          heard.push(event.kind);
        }
        arrived.dispatchEvent(new Event('event'));
      }
    }
  })();
  /** The kinds received, once there are this many. */
  const until = async (count: number) => {
    const signal = AbortSignal.timeout(waitMs);
    while (heard.length < count) await once(arrived, 'event', { signal });
    return heard;
  };
  /** Resolves once this car was named. */
  const untilCarChanged = async (id: number) => {
    const signal = AbortSignal.timeout(waitMs);
    while (!changedCars.includes(id)) await once(arrived, 'event', { signal });
  };
  return { status: response.status, events, heard, until, changedCars, untilCarChanged, ended };
}
