import { useState, type ReactNode } from 'react';
import { businessTypeNames } from '@forecourt/contract/applications/business-types.ts';
import type { OwnApplication as Application } from '@forecourt/contract/applications/applications.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from './words.ts';

const states = {
  pending: { name: 'In review', tone: 'warn' },
  approved: { name: 'Approved', tone: 'good' },
  declined: { name: 'Declined', tone: 'danger' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
} as const;

interface OwnApplicationProps {
  application: Application;
  /** Renders the decision with its appeal form, or the notes if there is no recorded decision. */
  renderDecision: (notes: ReactNode) => ReactNode;
}

/** The user's latest application with its status and staff notes, and a button to withdraw it. */
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
          <p className="text-pretty">A review takes {words.reviewTime}. We’ll notify you as soon as it’s decided.</p>
          <Withdraw application={application} />
        </>
      )}
    </Panel>
  );
}

const Notes = ({ text }: { text: string }) => (
  <Notice tone="danger">
    <p className="font-semibold">Notes from our staff</p>
    <p className="whitespace-pre-line wrap-anywhere">{text}</p>
  </Notice>
);

function Withdraw({ application }: { application: Application }) {
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
        keep="Keep application"
        confirm="Withdraw"
        failed="We couldn’t withdraw your application. Please try again."
        onConfirm={() => api.applications.withdraw({ id: application.id }).finally(refetched)}
        onDone={close}
      >
        <p>We’ll stop reviewing it. You can apply again at any time.</p>
      </ConfirmDialog>
    </>
  );
}
