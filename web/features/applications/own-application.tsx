import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { businessTypeNames } from '@forecourt/contract/applications/business-types.ts';
import type { OwnApplication as Application } from '@forecourt/contract/applications/applications.ts';
import * as api from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from './words.ts';

const states = {
  pending: { name: 'Waiting for staff', tone: 'warn' },
  approved: { name: 'Approved', tone: 'good' },
  declined: { name: 'Declined', tone: 'danger' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
} as const;

interface OwnApplicationProps {
  application: Application;
  /** What the page lends: the decision and the way to appeal it, with what staff wrote where that is not known. */
  renderDecision: (notes: ReactNode) => ReactNode;
}

/** How one's latest application stands, with what staff wrote, and the way to take it back. */
export function OwnApplication({ application, renderDecision }: OwnApplicationProps) {
  const { status, company_name, business_type, created_at, review_notes, reviewed_at } = application;
  const { name, tone } = states[status];
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-xl wrap-anywhere">{company_name}</h2>
        <Tag tone={tone}>{name}</Tag>
      </div>
      <p className="text-ink-2">
        {businessTypeNames[business_type]} · sent <Time at={created_at} as="day" />
        {reviewed_at && (
          <>
            {' '}
            · decided <Time at={reviewed_at} as="day" />
          </>
        )}
      </p>
      {status === 'declined' && review_notes && renderDecision(<Notes text={review_notes} />)}
      {status === 'pending' && (
        <>
          <p className="text-pretty">
            A review takes {words.reviewTime}. You are told here and by a notification as soon as it is decided.
          </p>
          <Withdraw application={application} />
        </>
      )}
    </Panel>
  );
}

const Notes = ({ text }: { text: string }) => (
  <Notice tone="danger">
    <p className="font-semibold">What staff wrote</p>
    <p className="whitespace-pre-line wrap-anywhere">{text}</p>
  </Notice>
);

function Withdraw({ application }: { application: Application }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="plain" className="justify-self-start" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={`Withdraw your application for ${application.company_name}?`}
        keep="Keep it"
        confirm="Withdraw"
        failed="It was not withdrawn. Please try again."
        onConfirm={() =>
          api.applications
            .withdraw({ id: application.id })
            .finally(() => client.invalidateQueries({ queryKey: ['applications'] }))
        }
        onDone={close}
      >
        <p>Staff will not look at it any more. You can apply again whenever you like.</p>
      </ConfirmDialog>
    </>
  );
}
