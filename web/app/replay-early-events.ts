import { nextTask } from '../lib/next-task.ts';
import { isInLateSection, type EarlyEvent, type EarlyEvents } from './first/early-events.ts';

declare global {
  /** Set on a server-rendered page (first/body.ts). */
  var early: EarlyEvents | undefined;
}

/**
 * Replays early input and handles later input immediately: typing and selections once React has started, clicks and
 * submits once the session is known, because some buttons then behave differently, and the page has hydrated, because
 * some lead to another page. Input in a section that hydrates later than the page waits for that section. No text is lost and no click is ignored.
 */
export function replayEarlyEvents(early: EarlyEvents, { isSessionKnown }: { isSessionKnown: boolean }) {
  early.isSessionKnown = isSessionKnown;
  early.play = () => {
    const ready = early.events.filter(
      (event) => ((isSessionKnown && early.isHydrated) || isTyped(event)) && !isInLateSection(event.target),
    );
    early.events = early.events.filter((event) => !ready.includes(event));
    for (const event of ready) {
      wake(event.target);
      if (isTyped(event)) type(event);
      // What was rendered for everyone is first rendered for this user.
      else void nextTask().then(() => press(event));
    }
  };
  early.play();
}

function press({ target, submitter }: EarlyEvent) {
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else target.click();
}

const isTyped = ({ type }: EarlyEvent) => type === 'input';

/** A harmless event that makes React hydrate its target first. */
const wake = (target: EventTarget) => target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

function type({ target, value, checked }: EarlyEvent) {
  // React only notices a change if the value differs.
  if (/radio|checkbox/.test(target.type ?? '')) {
    Object.assign(target, { checked: !checked });
    target.click();
    return;
  }
  const before = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
  target.value = '';
  // Bypasses React's value setter, so that React doesn't know the new value.
  before?.set?.call(target, value);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
