/** What somebody did on a drawn page before its scripts were there, or knew who they are; kept by index.html. */
interface EarlyDeed {
  type: string;
  target: EventTarget | null;
  value: unknown;
  checked: unknown;
}

declare global {
  var takeEarly: (type: 'click' | 'input') => EarlyDeed[];
}

/** Does it once more, now that somebody listens: nobody presses a button in vain, and nothing typed is lost. */
export function playEarly(deeds: readonly EarlyDeed[]) {
  for (const { type, target, value, checked } of deeds) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    // An event that nobody minds: React takes over first what it happens to.
    target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    if (type === 'click') target.click();
    else if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type))
      chooseAgain(target, checked === true);
    else if (typeof value === 'string') typeAgain(target, value);
  }
}

/** React hears of a change only where it finds one. */
function chooseAgain(input: HTMLInputElement, checked: boolean) {
  input.checked = !checked;
  input.click();
}

function typeAgain(field: HTMLElement, value: string) {
  const before = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  Object.assign(field, { value: '' });
  // Past what React has put in its place, so that it finds the difference.
  before?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
