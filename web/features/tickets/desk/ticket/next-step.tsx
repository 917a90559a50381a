import { useShortcuts } from '../../../../lib/shortcuts.ts';
import { staffKeys } from '../../../../lib/staff-shortcuts.ts';
import { Button } from '../../../../ui/button.tsx';
import { useAssign } from '../assign/use-assign.ts';
import type { Me } from '../me.ts';
import { useStatusChange } from '../use-status-change.ts';
import { may, type DeskTicket } from '../desk-ticket.ts';

/** Button for the most likely next step. */
export function NextStep({ ticket, me }: { ticket: DeskTicket; me: Me }) {
  const { setStatus, isActing } = useStatusChange(me);
  const { assign, isAssigning } = useAssign(me);
  const isFree = may(ticket, 'assign') && ticket.assigned_to === null;
  const take = () => assign(ticket, me, () => undefined);
  useShortcuts({ [staffKeys.assign]: isFree && !isAssigning ? take : undefined });
  return (
    <>
      {isFree && (
        <Button kind="plain" busy={isAssigning} onClick={take}>
          Assign to me
        </Button>
      )}
      {may(ticket, 'resolve') && (
        <Button kind="plain" busy={isActing} onClick={() => setStatus(ticket, 'resolved')}>
          Resolve
        </Button>
      )}
      {may(ticket, 'reopen') && (
        <Button kind="plain" busy={isActing} onClick={() => setStatus(ticket, 'in_progress')}>
          Reopen
        </Button>
      )}
    </>
  );
}
