import type { EarlyEvents } from './early-events.ts';

/**
 * Loads the scripts of a server-rendered page after the first paint, when the images above the fold have loaded or
 * failed. Images further down (ui/styles.css) load with them, or after hydration on narrow screens, because a phone is
 * busy until then. Any user action starts everything immediately, and so does a timeout, because an image may be slow
 * and hidden tabs never paint.
 */
export function loadScripts(scripts: HTMLTemplateElement, early: EarlyEvents) {
  const waiting = new AbortController();
  const parts = [...document.querySelectorAll<HTMLElement>('#root .later')];

  function showPictures() {
    if (waiting.signal.aborted) return;
    waiting.abort();
    scripts.remove();
    void layOutRest(parts);
  }

  function start() {
    const loaded = [...scripts.content.querySelectorAll('script')].map((script) => outcomeOf(script, early));
    document.head.append(scripts.content);
    if (innerWidth < 640) void Promise.all(loaded).then(() => whenIdle(showPictures));
    else showPictures();
  }

  function startNow() {
    start();
    showPictures();
  }

  const painted = firstPaint();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority=high]')];
  void Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(start)),
  );
  void painted.then(() => layOutNearby(parts));
  // Browsers fire a mouse move without any movement when new content appears under the pointer.
  const isReal = (event: Event) =>
    !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0;
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'])
    addEventListener(sign, (event) => isReal(event) && startNow(), {
      capture: true,
      passive: true,
      signal: waiting.signal,
    });
  setTimeout(startNow, 3000);
}

/** If a script fails to load, forms are submitted natively. */
const outcomeOf = (script: HTMLScriptElement, early: EarlyEvents) =>
  new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      early.stop();
      for (const { type, target } of early.events)
        if (type === 'submit' && target instanceof HTMLFormElement) target.submit();
      resolve();
    });
  });

const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

// Safari has no idle callback.
const whenIdle: (run: () => void) => unknown = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

/**
 * Sections below the fold (ui/deferred-section.tsx) are laid out one by one, because a phone takes long for all of them:
 * first those nearby, then the rest when idle, so that full-page screenshots are complete.
 */
async function layOutNearby(parts: readonly HTMLElement[]) {
  for (const { dataset } of parts) {
    await new Promise(requestAnimationFrame);
    dataset['laid'] ??= 'near';
  }
}

async function layOutRest(parts: readonly HTMLElement[]) {
  for (const { dataset } of parts) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    dataset['laid'] = 'out';
  }
  document.documentElement.dataset['laid'] = 'out';
}
