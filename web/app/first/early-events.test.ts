import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayEarlyEvents } from '../replay-early-events.ts';
import { dropRestoredValues, recordEarlyEvents, type EarlyEvents } from './early-events.ts';

let early: EarlyEvents;
let heard: string[];

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <button type="button"><svg><path /></svg></button>
      <a href="#there">A car</a>
      <form><input name="search"><input type="checkbox" name="make"><select name="seller"><option>Any<option>Private</select></form>
    </div>
    <button type="button" id="outside"></button>`;
  early = recordEarlyEvents();
  heard = [];
  // React listens at the root.
  for (const type of ['click', 'input', 'submit'])
    find('#root').addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).localName}`));
});
afterEach(() => early.stop());

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

/** As from the user. A script can't make a trusted event. */
function happen(selector: string, event: Event) {
  Object.defineProperty(event, 'isTrusted', { value: true });
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
}
const click = (selector: string) => happen(selector, new MouseEvent('click', { bubbles: true, cancelable: true }));
const typeInto = (selector: string, value: string) => {
  find<HTMLInputElement>(selector).value = value;
  happen(selector, new Event('input', { bubbles: true }));
};
const tasks = () => new Promise((resolve) => setTimeout(resolve));

test('a click on an icon waits as a click on its button until the session is known and the page hydrated', async () => {
  click('path');
  replayEarlyEvents(early, { isSessionKnown: false });
  await tasks();
  expect(heard).toEqual([]);
  replayEarlyEvents(early, { isSessionKnown: true });
  await tasks();
  expect(heard).toEqual([]);
  early.isHydrated = true;
  early.play!();
  await tasks();
  expect(heard).toEqual(['click button']);
});

test('a click in a section that hydrates later than its page waits for the section', async () => {
  document.querySelector('form')!.insertAdjacentHTML('afterend', '<div data-late><button type="button" id="heart">');
  replayEarlyEvents(early, { isSessionKnown: true });
  early.isHydrated = true;
  click('#heart');
  await tasks();
  expect(heard).toEqual([]);
  find('[data-late]').removeAttribute('data-late');
  early.play!();
  await tasks();
  expect(heard).toEqual(['click button']);
  click('#heart');
  await tasks();
  expect(heard, 'and afterwards React gets it directly').toEqual(['click button', 'click button']);
});

test('text waits only until React has started, and keeps its value', () => {
  typeInto('[name=search]', 'sultan');
  expect(heard).toEqual([]);
  replayEarlyEvents(early, { isSessionKnown: false });
  expect(heard).toEqual(['input input']);
  expect(find<HTMLInputElement>('[name=search]').value).toBe('sultan');
});

test('text typed between the start of React and hydration is replayed right away, afterwards React gets it itself', () => {
  replayEarlyEvents(early, { isSessionKnown: false });
  typeInto('[name=search]', 's');
  expect(heard).toEqual(['input input']);
  early.isHydrated = true;
  typeInto('[name=search]', 'su');
  expect(heard).toEqual(['input input', 'input input']);
  expect(early.events).toEqual([]);
});

test('a submit waits, and doesn’t leave the page', () => {
  const event = happen('form', new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(event.defaultPrevented).toBe(true);
  expect(early.events.map(({ type }) => type)).toEqual(['submit']);
});

test('a link is left to the browser until the page has hydrated, and then to React', () => {
  expect(click('a').defaultPrevented).toBe(false);
  expect([early.events, heard]).toEqual([[], []]);
  early.isHydrated = true;
  click('a');
  expect([early.events, heard]).toEqual([[], ['click a']]);
});

test('other parts of the document and events from scripts aren’t recorded', () => {
  click('#outside');
  find('#root button').click();
  expect(early.events).toEqual([]);
  expect(heard).toEqual(['click button']);
});

test('once the page is hydrated and the session known, nothing is held back', () => {
  replayEarlyEvents(early, { isSessionKnown: true });
  early.isHydrated = true;
  click('#root button');
  expect(heard).toEqual(['click button']);
});

test('values restored by the browser are dropped, except in the field the user is in', () => {
  const [search, make, seller] = [
    find<HTMLInputElement>('[name=search]'),
    find<HTMLInputElement>('[name=make]'),
    find<HTMLSelectElement>('[name=seller]'),
  ];
  search.value = 'sultan';
  search.focus();
  make.checked = true;
  seller.selectedIndex = 1;
  dropRestoredValues(early);
  expect([search.value, make.checked]).toEqual(['sultan', false]);
  expect(seller.options[1]?.selected).toBe(false);
  expect(early.events.map(({ target }) => target)).toEqual([search]);
});
