import { useEffect, useEffectEvent } from 'react';
import { device } from './storage.ts';

const offKey = 'forecourt.shortcuts.off';

/** Single keys can be turned off on this device, for those who dictate or press keys by accident. */
export const shortcutsAreOn = (): boolean => device.read(offKey) === null;

export function turnShortcuts(isOn: boolean) {
  if (isOn) device.remove(offKey);
  else device.write(offKey, '1');
}

/** Runs an action when its key is pressed, by the character it types. Leaves out an action that isn't possible now. */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.toLowerCase()];
    if (!run || !isFree(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Keys of the browser, keys typed into a field and keys pressed in a dialog or menu aren't ours. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest(typing))) return false;
  return document.querySelector('dialog[open]') === null && shortcutsAreOn();
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox]';
