import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { nextIndex } from './arrow-keys.ts';
import { indexByTyping, typingPauseMs } from './type-ahead.ts';

interface MenuProps {
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /** Entries with `role="menuitem"`. Selecting one closes the menu. */
  children: ReactNode;
}

/** Dropdown menu. Closes on Escape, Tab, a selection or a click outside, and restores the focus. */
export function Menu({ label, trigger, triggerClassName, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const startAt = useRef<'first' | 'last'>('first');
  const typed = useRef({ text: '', at: 0 });
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    items()
      .at(startAt.current === 'last' ? -1 : 0)
      ?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    // On the document, because a newly loaded page may have moved the focus out of the menu.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function openAt(end: 'first' | 'last') {
    startAt.current = end;
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false);
    const all = items();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const next = nextIndex(event.key, current, all.length, 'vertical') ?? typedIndex(event, all, current);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function typedIndex(event: KeyboardEvent, all: HTMLElement[], current: number): number | undefined {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const fresh = event.timeStamp - typed.current.at > typingPauseMs;
    // Space selects, unless it's part of a name being typed.
    if (event.key === ' ' && (fresh || !typed.current.text)) return undefined;
    typed.current = { text: (fresh ? '' : typed.current.text) + event.key, at: event.timeStamp };
    const titles = all.map((item) => item.textContent);
    return indexByTyping(typed.current.text, titles, current);
  }

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    openAt(event.key === 'ArrowUp' ? 'last' : 'first');
  }

  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : openAt('first'))}
        onKeyDown={onTriggerKeyDown}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          onKeyDown={onKeyDown}
          onClick={close}
          className={clsx(
            'absolute right-0 z-30 mt-2 grid w-64 animate-appear gap-0.5 rounded-l border border-line bg-raised p-2 shadow-float',
            'origin-top-right',
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
