/** Moves focus and scroll position to a form's outcome. */
export function focusOutcome(outcome: Element | null): void {
  const target = outcome?.querySelector<HTMLElement>('h1, h2, h3') ?? (outcome as HTMLElement | null);
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  // Centred, because the top bar covers content scrolled to the edge.
  target.scrollIntoView({ block: 'center' });
}

/**
 * Remembers a form's position. Call the returned function after submitting. If the focus was lost because the form is
 * gone or its button is disabled, it moves to what is there now.
 */
export function rememberPlace(form: Element | null): () => void {
  const around: Element[] = [];
  for (let element = form; element; element = element.parentElement) around.push(element);
  return () => {
    if (!isFocusLost()) return;
    if (form instanceof HTMLElement && isShown(form)) return stayAt(form);
    focusOutcome(around.find((element) => isShown(element) && element.querySelector('h1, h2, h3')) ?? null);
  };
}

/** A disabled button keeps the focus until the browser's next paint. */
const isFocusLost = () => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(':disabled');
};

/** A form that is still there keeps its scroll position. */
function stayAt(form: HTMLElement): void {
  form.setAttribute('tabindex', '-1');
  form.focus({ preventScroll: true });
}

/** A closed dialog is still in the DOM. */
const isShown = (element: Element) => element.isConnected && !element.closest('dialog:not([open])');
