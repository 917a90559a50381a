/** User input on a server-rendered page before its scripts could handle it. */
export interface EarlyEvent {
  type: string;
  /** A button, form or field. */
  target: EarlyTarget;
  value: unknown;
  checked: unknown;
  submitter: HTMLElement | null | undefined;
}

export type EarlyTarget = HTMLElement & { type?: string; value?: unknown; checked?: unknown };

export interface EarlyEvents {
  events: EarlyEvent[];
  /** Called after each recorded event, once React has started. */
  play?: () => void;
  isSessionKnown: boolean;
  /** Whether the page itself has hydrated, which the shell does before it. */
  isHydrated: boolean;
  /** Stops recording. */
  stop: () => void;
}

const types = ['click', 'input', 'submit'];

/** Whether this is in a section that hydrates later than its page (lib/late-section.ts). */
export const isInLateSection = (target: Element): boolean => target.closest('[data-late]') !== null;

/**
 * Records clicks, typing and submits, which app/replay-early-events.ts replays: typing and selections once React has
 * started, clicks and submits once the session is known and the page has hydrated. Links work on their own until then.
 */
export function recordEarlyEvents(): EarlyEvents {
  const early: EarlyEvents = {
    events: [],
    isSessionKnown: false,
    isHydrated: false,
    stop: () => types.forEach((type) => removeEventListener(type, record, true)),
  };
  function record(event: Event) {
    const { type, target } = event;
    // Replayed events aren't trusted. They reach React.
    if (!(target instanceof Element) || !event.isTrusted || !target.closest('#root')) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (type === 'click' && !button && target.closest('a')) {
      // The router would render the next page into the one that is still hydrating.
      if (!early.isHydrated) event.stopPropagation();
      return;
    }
    const isTyping = type === 'input' || 'checked' in target;
    if (early.isHydrated && !isInLateSection(target) && (isTyping || early.isSessionKnown)) return;
    event.stopPropagation();
    if (type === 'submit') event.preventDefault();
    // The native effect of a field, label or summary has already happened.
    const hasEffect = target.closest('label, input, select, textarea, summary, button') !== null;
    const done: Element | null = type === 'click' ? (button ?? (hasEffect ? null : target)) : target;
    if (!(done instanceof HTMLElement)) return;
    const { value, checked }: EarlyTarget = done;
    const submitter = event instanceof SubmitEvent ? event.submitter : undefined;
    early.events.push({ type, target: done, value, checked, submitter });
    early.play?.();
  }
  for (const type of types) addEventListener(type, record, true);
  return early;
}

/**
 * On reload, some browsers restore old field values by position. The rendered value wins, except in the focused field,
 * where the user has typed while the page was loading.
 */
export function dropRestoredValues({ events }: EarlyEvents) {
  for (const field of document.querySelectorAll<Field>('#root :is(input, select, textarea)')) {
    const { value, checked, defaultValue, defaultChecked } = field;
    const options = [...(field.options ?? [])];
    const isSame = options.every((option) => option.selected === option.defaultSelected);
    if (value === (defaultValue ?? value) && checked === defaultChecked && isSame) continue;
    if (field === document.activeElement)
      events.push({ type: 'input', target: field, value, checked, submitter: undefined });
    else if (field.options) for (const option of options) option.selected = option.defaultSelected;
    else Object.assign(field, { value: defaultValue, checked: defaultChecked });
  }
}

interface Field extends HTMLElement {
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  options?: HTMLOptionsCollection;
}
