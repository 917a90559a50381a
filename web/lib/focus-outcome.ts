/** Brings the keyboard, screen readers and eyes to what a form led to. */
export function focusOutcome(outcome: Element | null): void {
  const target = outcome?.querySelector<HTMLElement>('h1, h2, h3') ?? (outcome as HTMLElement | null);
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  // In the middle, since the bar at the top covers what is scrolled to the edge.
  target.scrollIntoView({ block: 'center' });
}

/**
 * Remembers where a form is. Call the answer once the form has been sent: if the focus was lost, because the form is gone
 * or its button is disabled, it goes to what is there now.
 */
export function rememberPlace(form: Element | null): () => void {
  const around: Element[] = [];
  for (let one = form; one; one = one.parentElement) around.push(one);
  return () => {
    if (!isFocusLost()) return;
    if (form instanceof HTMLElement && isShown(form)) return stayAt(form);
    focusOutcome(around.find((one) => isShown(one) && one.querySelector('h1, h2, h3')) ?? null);
  };
}

/** A disabled button has the focus until the browser draws it. */
const isFocusLost = () => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(':disabled');
};

/** A form that is still there stays where it is on the screen. */
function stayAt(form: HTMLElement): void {
  form.setAttribute('tabindex', '-1');
  form.focus({ preventScroll: true });
}

/** A dialog that was closed is still part of the page. */
const isShown = (element: Element) => element.isConnected && !element.closest('dialog:not([open])');
