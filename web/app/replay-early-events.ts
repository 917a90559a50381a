import { nextTask } from '../lib/next-task.ts';

/** User input on a server-rendered page before its scripts could handle it, recorded by index.html. */
interface EarlyEvent {
  type: string;
  /** A button, form or field. */
  target: HTMLElement & { type?: string; value?: unknown };
  value: unknown;
  checked: unknown;
  submitter: HTMLElement | null | undefined;
}

declare global {
  var early: {
    /** Script progress: 1 means React has started, 2 means the session is known. */
    stage: 0 | 1 | 2;
    events: EarlyEvent[];
    /** Called after each recorded event. */
    play?: () => void;
    /** Stops recording. */
    stop: () => void;
  };
}

/**
 * Replays early input and handles later input immediately. Typing and selections are replayed once React has started,
 * clicks and submits once the session is known. No text is lost and no click is ignored.
 */
export function replayEarlyEvents(stage: 1 | 2) {
  early.stage = stage;
  early.play = () => {
    const ready = early.events.filter((event) => stage === 2 || isTyped(event));
    early.events = early.events.filter((event) => !ready.includes(event));
    for (const event of ready) {
      wake(event.target);
      if (isTyped(event)) type(event);
      // What was drawn for everybody is first drawn for who is here.
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
