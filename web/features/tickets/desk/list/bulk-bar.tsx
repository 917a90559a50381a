import { useState } from 'react';
import { X } from 'lucide-react';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { priorityNames, ticketPriorities } from '@forecourt/contract/tickets/tickets.flow.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { menuItemClass } from '../../../../ui/menu-item-styles.ts';
import { buttonClass } from '../../../../ui/button-styles.ts';
import { countOf } from '../../../../lib/format.ts';
import { AssignManyDialog } from '../assign/assign-many-dialog.tsx';
import type { Me } from '../me.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { useBulk } from './use-bulk.ts';

interface BulkBarProps {
  me: Me;
  selected: readonly StaffTicket[];
  onClear: () => void;
}

/** Actions for all selected tickets, and the outcome of the last one. */
export function BulkBar({ me, selected, onClear }: BulkBarProps) {
  const [isAssigning, setAssigning] = useState(false);
  const { change, isChanging, outcome, forget } = useBulk(selected, onClear);
  return (
    <>
      {outcome && <BulkOutcome outcome={outcome} onDismiss={forget} />}
      {selected.length > 0 && (
        <section
          aria-label="Selected tickets"
          className="sticky bottom-3 z-10 flex animate-rise flex-wrap items-center gap-2 rounded-l border border-line bg-raised p-2.5 pl-4 shadow-float"
        >
          <output className="mr-auto font-semibold whitespace-nowrap max-sm:basis-full">
            {countOf(selected.length, 'ticket')} selected
          </output>
          <Button kind="plain" size="small" disabled={isChanging} onClick={() => setAssigning(true)}>
            Assign
          </Button>
          <Button
            kind="plain"
            size="small"
            busy={isChanging}
            onClick={() => change({ status: 'resolved' }, 'resolved')}
          >
            Resolve
          </Button>
          <div className="[&_[role=menu]]:bottom-full [&_[role=menu]]:mb-2 [&_[role=menu]]:w-44">
            <Menu label="Priority" trigger="Priority" triggerClassName={buttonClass({ kind: 'plain', size: 'small' })}>
              {ticketPriorities.toReversed().map((priority) => (
                <button
                  key={priority}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={menuItemClass}
                  onClick={() => change({ priority }, `set to ${priorityNames[priority]}`)}
                >
                  {priorityNames[priority]}
                </button>
              ))}
            </Menu>
          </div>
          <IconButton label="Clear selection" onClick={onClear} className="size-9">
            <X size={18} aria-hidden="true" />
          </IconButton>
        </section>
      )}
      <AssignManyDialog
        me={me}
        tickets={isAssigning ? selected : []}
        onClose={() => setAssigning(false)}
        onChoose={(person) => {
          setAssigning(false);
          change({ staff_id: person.id }, `assigned to ${person.id === me.id ? 'you' : person.name}`);
        }}
      />
    </>
  );
}
