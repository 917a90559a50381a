import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Me } from '../me.ts';
import { StaffPicker } from './staff-picker.tsx';
import { useAssign, type Assignable } from './use-assign.ts';

interface AssignDialogProps {
  /** Null while the dialog is closed. */
  ticket: Assignable | null;
  me: Me;
  onClose: () => void;
}

export function AssignDialog({ ticket, me, onClose }: AssignDialogProps) {
  const { assign, isAssigning } = useAssign(me);
  return (
    <Dialog
      open={ticket !== null}
      onClose={onClose}
      title={ticket ? `Assign ${shownNumber(ticket.ticket_number)}` : ''}
    >
      {ticket && (
        <StaffPicker
          me={me}
          ticket={ticket}
          isBusy={isAssigning}
          onChoose={(person) => assign(ticket, person, onClose)}
        />
      )}
    </Dialog>
  );
}
