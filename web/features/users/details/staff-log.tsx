import { useQuery } from '@tanstack/react-query';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import type { Me } from '../me.ts';
import { Part } from './part.tsx';

const shownActions = 10;

/** Staff actions on this user. Staff who can only read their own log see their own actions. */
export function StaffLog({ me, userId }: { me: Me; userId: number }) {
  const about = { target_type: 'user', target_id: userId, limit: shownActions } as const;
  const { data, error, refetch } = useQuery(api.staff.actions.query(about));
  const readsAll = staffRoleMay(me.role, 'log.read');
  const title = readsAll ? 'Staff log' : 'Your actions';
  if (data)
    return (
      <Part
        title={title}
        none={readsAll ? 'No staff actions' : 'No actions by you'}
        rows={data.actions.map(({ id, action_type, actor_name, reason, created_at }) => ({
          key: id,
          row: (
            <>
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">{actionText(action_type)}</b>
                {readsAll && ` by ${actor_name ?? 'the server console'}`}
                {reason && `: ${reason}`}
              </span>
              <Ago at={created_at} />
            </>
          ),
        }))}
      />
    );
  return (
    <Section title={title}>
      {error ? (
        <Notice tone="danger">
          <span className="flex flex-wrap items-center gap-3">
            {sentenceOf(error)}
            <Button kind="plain" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </span>
        </Notice>
      ) : (
        <Skeleton className="h-10" />
      )}
    </Section>
  );
}

/** `change_staff_role` reads "Change staff role". */
const actionText = (action: string) => {
  const text = action.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const Ago = ({ at }: { at: string }) => (
  <span className="shrink-0 text-ink-3">
    <Time at={at} />
  </span>
);
