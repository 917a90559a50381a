import { lazy, Suspense, useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import * as api from '../../../lib/api.ts';
import { downloadFile } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMeetingStep } from '../use-meeting-step.ts';
import { ownZone } from '../zone-text.ts';

/** Loaded on demand, because most meetings are simply accepted. */
const SuggestDialog = lazy(async () => ({ default: (await import('./suggest-dialog.tsx')).SuggestDialog }));
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

interface MeetingActionsProps {
  meeting: Meeting;
  onChanged: () => Promise<void>;
}

/** The reader's buttons, and why a step was refused. */
export function MeetingActions({ meeting, onChanged }: MeetingActionsProps) {
  const [dialog, setDialog] = useState<'suggest' | 'cancel' | null>(null);
  const { take, isTaking, isBusy, problem } = useMeetingStep(
    'We couldn’t update the meeting. Please try again.',
    onChanged,
  );
  const { meeting_id: id, proposed, agreed, may, kind } = meeting;
  const proposal_id = proposed?.id ?? 0;
  const button = (name: string, text: string, step: () => Promise<unknown>, isMain = false) => (
    <Button
      kind={isMain ? 'primary' : 'plain'}
      size="small"
      className="pointer-coarse:h-11"
      busy={isTaking(name)}
      disabled={isBusy && !isTaking(name)}
      onClick={() => take(name, step)}
    >
      {text}
    </Button>
  );
  const opener = (name: 'suggest' | 'cancel', text: string) => (
    <Button kind="plain" size="small" className="pointer-coarse:h-11" disabled={isBusy} onClick={() => setDialog(name)}>
      {text}
    </Button>
  );
  const answer = (accept: boolean) => () => api.meetings.answer({ id, proposal_id, accept, time_zone: ownZone() });
  return (
    <div className="grid gap-3 empty:hidden">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {may.accept && button('accept', agreed ? 'Accept change' : 'Accept', answer(true), true)}
        {may.suggest &&
          opener('suggest', proposed && !proposed.is_ours ? 'Suggest another time' : 'Change time or place')}
        {may.accept && button('decline', agreed ? 'Decline change' : 'Decline', answer(false))}
        {may.withdraw &&
          button('withdraw', agreed ? 'Withdraw change' : 'Withdraw', () => api.meetings.withdraw({ id, proposal_id }))}
        {agreed && (
          <Button
            kind="plain"
            size="small"
            className="pointer-coarse:h-11"
            busy={isTaking('calendar')}
            disabled={isBusy && !isTaking('calendar')}
            onClick={() =>
              take('calendar', async () => {
                const { filename, ics } = await api.meetings.calendar({ id });
                downloadFile(filename, ics, 'text/calendar');
              })
            }
          >
            <CalendarPlus size={16} aria-hidden="true" />
            Add to calendar
          </Button>
        )}
        {may.cancel && opener('cancel', `Cancel ${kind === 'test_drive' ? 'test drive' : kind}`)}
      </div>
      <Suspense>
        {dialog === 'suggest' && (
          <SuggestDialog meeting={meeting} onClose={() => setDialog(null)} onChanged={onChanged} />
        )}
        {dialog === 'cancel' && (
          <CancelDialog meeting={meeting} onClose={() => setDialog(null)} onChanged={onChanged} />
        )}
      </Suspense>
    </div>
  );
}
