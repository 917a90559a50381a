import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TeamEvents } from '../../team/team-events.tsx';
import type { ActionProps } from './action-props.ts';

export const SeeTeamLog = ({ dealer, onClose }: ActionProps) => (
  <Dialog
    open
    onClose={onClose}
    title={`${possessive(dealer.company_name)} team log`}
    actions={
      <Button kind="plain" onClick={onClose}>
        Close
      </Button>
    }
  >
    <TeamEvents query={useQuery(api.dealers.staffTeamLog.query({ id: dealer.id }))} />
  </Dialog>
);
