import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Application } from '@forecourt/contract/applications/applications.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { Time } from '../../../ui/time.tsx';
import { WebsiteLink } from '../../../ui/website-link.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import { businessTypeText, reviewWords, statusNames } from './review-words.ts';

interface ReviewDialogProps {
  application: Application;
  mayDecide: boolean;
  renderStanding: RenderStanding;
  onClose: () => void;
}

/** The whole application, with the decision form if it's still pending. */
export function ReviewDialog({ application, mayDecide, renderStanding, onClose }: ReviewDialogProps) {
  const [notes, setNotes] = useState('');
  const review = useMutation({
    mutationFn: (status: 'approved' | 'declined') =>
      api.applications.review({ id: application.id, status, review_notes: notes }),
    onSuccess(_answer, status) {
      showToast({ title: `${application.company_name} was ${status}`, tone: 'good' });
      onClose();
    },
    // An approval also creates a dealer.
    onSettled: refetched,
  });
  const { error } = review;
  const atNotes = error instanceof ApiError ? error.fields?.review_notes?.[0] : undefined;
  const isOpen = application.status === 'pending' && mayDecide && !application.is_own;
  return (
    <Dialog
      isForm
      open
      onClose={onClose}
      title={`Review Application: ${application.company_name}`}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          {isOpen && (
            <>
              <Button kind="danger" disabled={review.isPending} onClick={() => review.mutate('declined')}>
                Decline
              </Button>
              <Button disabled={review.isPending} onClick={() => review.mutate('approved')}>
                Approve
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact title="Company name">{application.company_name}</Fact>
          <Fact title="Business type">{businessTypeText(application.business_type)}</Fact>
          {application.phone && <Fact title="Phone">{phoneText(application.phone)}</Fact>}
          <Fact title="Applicant">
            <PersonLink id={application.user_id} name={application.user_name} />
          </Fact>
          <Fact title="Member since">
            <Time at={application.member_since} as="day" />
          </Fact>
          {application.website && (
            <Fact title="Website">
              <WebsiteLink address={application.website} />
            </Fact>
          )}
        </dl>
        <p className="max-h-60 overflow-y-auto rounded-m bg-sunken p-4 whitespace-pre-line wrap-anywhere">
          {application.description}
        </p>
        {renderStanding({
          userId: application.user_id,
          plan: isOpen ? { kind: 'review_application', company: application.company_name } : undefined,
        })}
        {application.is_own && <Notice tone="warn">This is your own application. A colleague has to decide it.</Notice>}
        {application.status !== 'pending' && (
          <Notice tone="info">
            {statusNames[application.status]}
            {application.reviewed_by_name && ` by ${application.reviewed_by_name}`}
            {application.review_notes && `: ${application.review_notes}`}
          </Notice>
        )}
        {isOpen && (
          <Field
            label={reviewWords.notes}
            hint="The applicant sees these notes. Required if you decline."
            error={atNotes}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={1000}
                placeholder={reviewWords.notesHint}
                value={notes}
                onChange={({ target }) => setNotes(target.value)}
              />
            )}
          </Field>
        )}
        {error && !atNotes && (
          <Notice tone="danger">{sentenceOf(error, 'We couldn’t save your decision. Please try again.')}</Notice>
        )}
      </div>
    </Dialog>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-ink-3">{title}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
