import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { Store } from 'lucide-react';
import type { InvitationAnswer } from '@forecourt/contract/dealers/invitations.flow.ts';
import type { InvitationFacts, Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { yourAbilities } from '@forecourt/contract/dealers/role-abilities.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { outcomes, words } from '../words.ts';

interface InvitationCardProps {
  message: Message;
  /** True if the user's own side sent it. */
  isOurs: boolean;
  onAnswer: (messageId: number, answer: InvitationAnswer) => Promise<void>;
}

export function InvitationCard({ message, isOurs, onAnswer }: InvitationCardProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  const accept = useMutation({
    mutationFn: () => onAnswer(message.id, 'accept'),
    onSuccess: () => setAnswered(true),
  });
  const facts = message.metadata && 'invitation_id' in message.metadata ? message.metadata : null;
  const outcome = useRef<HTMLDivElement>(null);
  const isOver = hasAnswered && facts?.may_answer === false;
  useEffect(() => {
    // The button that had focus is gone. If the user has moved on, focus stays where it is.
    if (isOver && document.activeElement === document.body) outcome.current?.focus();
  }, [isOver]);
  return (
    <li data-sequence={message.sequence} className={clsx('mt-3 flex', isOurs ? 'justify-end' : 'justify-start')}>
      <div className="grid w-[min(100%,26rem)] gap-3 rounded-l border border-line bg-surface p-4">
        {!facts && <p className="text-ink-2">{words.invalidInvitation}</p>}
        {facts && (
          <>
            <div className="flex items-start gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
                <Store size={20} aria-hidden="true" />
              </span>
              <p className="grid min-w-0">
                <span className="font-semibold wrap-anywhere">{facts.dealer_name}</span>
                <span className="text-sm text-ink-2">
                  {isOurs ? 'Invited to join the team as' : 'Invites you to join the team as'}{' '}
                  <b className="font-semibold text-ink">{teamRoleNames[facts.role]}</b>
                </span>
              </p>
            </div>
            {facts.may_answer && (
              <>
                <p className="text-sm text-ink-2">
                  When you accept, you’ll join the team right away and reply to customers in its name.
                </p>
                <p className="text-sm text-ink-2">In this role, you can {yourAbilities(facts.role)}.</p>
                {accept.error && (
                  <Notice tone="danger">
                    {sentenceOf(accept.error, 'We couldn’t send your response. Please try again.')}
                  </Notice>
                )}
                <div className="flex gap-2.5">
                  <Button size="small" busy={accept.isPending} onClick={() => accept.mutate()}>
                    Accept
                  </Button>
                  <Button kind="plain" size="small" disabled={accept.isPending} onClick={() => setDeclining(true)}>
                    Decline
                  </Button>
                </div>
              </>
            )}
            <ConfirmDialog
              open={isDeclining}
              title="Decline this invitation?"
              confirm="Decline"
              onConfirm={() => onAnswer(message.id, 'deny')}
              onDone={() => {
                setDeclining(false);
                setAnswered(true);
              }}
              onClose={() => setDeclining(false)}
            >
              <p>You won’t be able to accept it later. {facts.dealer_name} would have to invite you again.</p>
            </ConfirmDialog>
            {!facts.may_answer && (
              <div ref={outcome} tabIndex={-1} className="rounded-s">
                <Outcome status={facts.status} isOurs={isOurs} />
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function Outcome({ status, isOurs }: { status: InvitationFacts['status']; isOurs: boolean }) {
  if (status === 'pending') return <p className="text-sm text-ink-3">Waiting for a response</p>;
  const isAnswered = status === 'accepted' || status === 'declined';
  if (!isAnswered) return <p className="text-sm text-ink-2">{outcomes[status]}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {!isOurs && <p>{words.responded}</p>}
      <Tag tone={status === 'accepted' ? 'good' : 'neutral'}>{outcomes[status]}</Tag>
    </div>
  );
}
