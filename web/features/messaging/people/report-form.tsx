import { maxReportDetails, type ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import { messaging } from '@forecourt/contract/messaging/messaging.ts';
import * as api from '../../../lib/api.ts';
import { ReportForm } from '../../../shared/reports/report-form.tsx';

const shape = messaging.report.input.pick({ reason: true, details: true });

interface ConversationReportFormProps {
  conversationId: number;
  title: string;
  onDone: () => void;
}

/** Reports a conversation to staff, who can then read part of it. */
export const ConversationReportForm = ({ conversationId, title, onDone }: ConversationReportFormProps) => (
  <ReportForm
    shape={shape}
    question={
      <>
        What’s wrong with your conversation with <b className="font-semibold text-ink">{title}</b>? Our staff can read
        the messages around your report, and more only if they need to. No one else will know. We’ll let you know once
        we’ve reviewed it.
      </>
    }
    reasons={reasons}
    mostDetails={maxReportDetails}
    send={({ reason, details }) =>
      api.messaging.report({ conversation_id: conversationId, reason, ...(details && { details }) })
    }
    onDone={onDone}
  />
);

const reasons: Record<ConversationReason, string> = {
  scam: 'It looks like a scam',
  harassment: 'I’m being insulted or threatened',
  spam: 'It’s advertising or spam',
  other: 'Something else',
};
