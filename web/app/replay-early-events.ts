import { nextTask } from '../lib/next-task.ts';

/** What somebody did on a drawn page before its scripts could do it; kept by index.html. */
interface EarlyEvent {
  type: string;
  /** A button, a form or a field. */
  target: HTMLElement & { type?: string; value?: unknown };
  value: unknown;
  checked: unknown;
  submitter: HTMLElement | null | undefined;
}

declare global {
  var early: {
    /** How far the scripts are: 1 React has begun, 2 it is known who is here. */
    stage: 0 | 1 | 2;
    events: EarlyEvent[];
    /** Called after each that is kept. */
    play?: () => void;
    /** Nothing is kept any more. */
    stop: () => void;
  };
}

/**
 * Does it once more, now that somebody listens, and from now on at once: what was typed and chosen when React has begun,
 * what was pressed and sent when it is known who is here. Nothing typed is lost, and nobody presses a button in vain.
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

/** An event that nobody minds: React takes over first what it happens to. */
const wake = (target: EventTarget) => target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

function type({ target, value, checked }: EarlyEvent) {
  // React hears of a change only where it finds one.
  if (/radio|checkbox/.test(target.type ?? '')) {
    Object.assign(target, { checked: !checked });
    target.click();
    return;
  }
  const before = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
  target.value = '';
  // Past what React has put in its place, so that it does not know.
  before?.set?.call(target, value);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
