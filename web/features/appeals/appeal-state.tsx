import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Appeal } from '@forecourt/contract/appeals/appeals.ts';
import { paths } from '../../lib/paths.ts';
import { statusWords } from './words.ts';

/** An appeal's status and outcome. */
export const AppealState = ({ appeal, more }: { appeal: Appeal; more?: ReactNode }) => (
  <div className="grid gap-1 border-t border-line pt-4">
    <p className="text-pretty">{statusWords[appeal.status].text}</p>
    {appeal.outcome_reason && (
      <p className="wrap-anywhere whitespace-pre-line text-ink-2">
        <b className="font-semibold text-ink">Our response:</b> {appeal.outcome_reason}
      </p>
    )}
    {more}
  </div>
);

export const TicketLink = ({ appeal }: { appeal: Appeal }) => (
  <p className="mt-1">
    <Link
      to={paths.ticket}
      params={{ id: String(appeal.ticket_id) }}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      Open your appeal’s ticket
    </Link>
  </p>
);
