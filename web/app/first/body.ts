/** Runs at the end of the first HTML, before any other script. */
import { dropRestoredValues, recordEarlyEvents } from './early-events.ts';
import { loadScripts } from './load-scripts.ts';
import { pageShape } from './page-shape.ts';

globalThis.pageShape = pageShape;
document.getElementById('first-page')?.append(pageShape());

// Styles of a server-rendered page. The content policy blocks style attributes.
for (const { style, dataset } of document.querySelectorAll<HTMLElement>('[data-style]'))
  style.cssText = dataset['style'] ?? '';

if (document.querySelector('#root > *, #scripts')) {
  const early = recordEarlyEvents();
  globalThis.early = early;
  // A page left before its scripts loaded would come back from the bfcache without them.
  addEventListener('pageshow', ({ persisted }) => persisted && !early.play && location.reload());
  dropRestoredValues(early);
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts) loadScripts(scripts, early);
}
