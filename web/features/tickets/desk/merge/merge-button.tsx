import { useState } from 'react';
import { Merge } from 'lucide-react';
import { useShortcuts } from '../../../../lib/shortcuts.ts';
import { staffKeys } from '../../../../lib/staff-shortcuts.ts';
import { Button } from '../../../../ui/button.tsx';
import type { DeskSearch } from '../desk-search.ts';
import { may, type DeskTicket } from '../desk-ticket.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Opens the dialog that merges this ticket into another one of its user. */
export function MergeButton({ ticket, search }: { ticket: DeskTicket; search: DeskSearch }) {
  const [isOpen, setOpen] = useState(false);
  const isPossible = may(ticket, 'merge');
  useShortcuts({ [staffKeys.merge]: isPossible ? () => setOpen(true) : undefined });
  if (!isPossible) return null;
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        <Merge size={17} aria-hidden="true" />
        Merge
      </Button>
      {isOpen && <MergeDialog ticket={ticket} search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
