import { countOf } from '../../../../lib/format.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Me } from '../me.ts';
import type { Colleague } from './colleagues.ts';
import { StaffPicker } from './staff-picker.tsx';

interface AssignManyDialogProps {
  me: Me;
  /** Empty while the dialog is closed. */
  tickets: readonly unknown[];
  onClose: () => void;
  onChoose: (person: Colleague) => void;
}

export const AssignManyDialog = ({ me, tickets, onClose, onChoose }: AssignManyDialogProps) => (
  <Dialog open={tickets.length > 0} onClose={onClose} title={`Assign ${countOf(tickets.length, 'ticket')}`}>
    <StaffPicker me={me} isBusy={false} onChoose={onChoose} />
  </Dialog>
);
