import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { attendances } from '@forecourt/contract/meetings/meeting-values.ts';
import * as api from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import { useMeetingStep } from '../use-meeting-step.ts';
import { attendanceChoices, otherFirstName, ownAnswer, saidAboutReader } from '../words.ts';

interface AttendanceViewProps {
  meeting: Meeting;
  onChanged: () => Promise<void>;
}

/** Asks whether the other side came, and shows what both sides said once it's revealed. */
export function AttendanceView({ meeting, onChanged }: AttendanceViewProps) {
  const { take, isTaking, isBusy, problem } = useMeetingStep(
    'We couldn’t save your answer. Please try again.',
    onChanged,
  );
  const { attendance, may, meeting_id: id } = meeting;
  if (!attendance) return null;
  const { ours, theirs, is_revealed, until } = attendance;
  const choices = attendanceChoices(meeting);
  return (
    <div className="grid gap-3">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {may.answer_attendance && (
        <>
          <p className="text-sm text-ink-2">
            Did {otherFirstName(meeting)} come? Your answer is shown once both sides have answered, or on{' '}
            <Time at={until} as="day" />. It counts for public profiles.
          </p>
          <div className="flex flex-wrap gap-2.5">
            {attendances.map((answer) => (
              <Button
                key={answer}
                kind={answer === 'came' ? 'primary' : 'plain'}
                size="small"
                className="pointer-coarse:h-11"
                busy={isTaking(answer)}
                disabled={isBusy && !isTaking(answer)}
                onClick={() => take(answer, () => api.meetings.attend({ id, answer }))}
              >
                {choices[answer]}
              </Button>
            ))}
          </div>
        </>
      )}
      {ours && <p className="text-sm text-ink-2">{ownAnswer(meeting, ours)}</p>}
      {theirs && <p className="text-sm text-ink-2">{saidAboutReader(meeting, theirs)}</p>}
      {ours && !is_revealed && (
        <p className="text-sm text-ink-3">You’ll see what {otherFirstName(meeting)} said once both have answered.</p>
      )}
    </div>
  );
}
