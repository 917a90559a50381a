import { useEffect, useState } from 'react';
import { Keyboard, Search } from 'lucide-react';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { staffKeys } from '../../lib/staff-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';
import { QuickSearch } from './quick-search/quick-search.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';

/** Quick search and the list of keys, for staff who work with people, cars and tickets. */
export function StaffTools({ role }: { role: StaffRole }) {
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null);
  const mayFind = staffRoleMay(role, 'tickets.read');
  useShortcuts({ [staffKeys.help]: mayFind ? () => setOpen('shortcuts') : undefined });
  useSearchKey(mayFind ? () => setOpen('search') : undefined);
  if (!mayFind) return null;
  const close = () => setOpen(null);
  return (
    <div className="flex items-center gap-2">
      <Button kind="plain" size="small" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen('search')}>
        <Search size={16} aria-hidden="true" />
        Quick search
        <span aria-hidden="true" className="flex gap-1 max-sm:hidden">
          <KeyCap>Ctrl</KeyCap>
          <KeyCap>K</KeyCap>
        </span>
      </Button>
      <IconButton label="Keyboard shortcuts" aria-keyshortcuts="?" onClick={() => setOpen('shortcuts')}>
        <Keyboard size={19} aria-hidden="true" />
      </IconButton>
      {open === 'search' && <QuickSearch onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </div>
  );
}

/** Ctrl K, or Cmd K on a Mac. It works while typing too, but not on top of another dialog. */
function useSearchKey(onPress: (() => void) | undefined) {
  useEffect(() => {
    if (!onPress) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // Otherwise the browser would open its own search.
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) onPress();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onPress]);
}
