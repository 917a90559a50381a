import { maxReportDetails, type ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import { messaging } from '@forecourt/contract/messaging/messaging.ts';
import * as api from '../../../lib/api.ts';
import { ReportForm } from '../../../ui/report-form.tsx';

const shape = messaging.report.input.pick({ reason: true, details: true });

interface ConversationReportFormProps {
  conversationId: number;
  title: string;
  onDone: () => void;
}

/** Our staff reads the conversation then, with this reason. */
export const ConversationReportForm = ({ conversationId, title, onDone }: ConversationReportFormProps) => (
  <ReportForm
    shape={shape}
    question={
      <>
        What is wrong in your conversation with <b className="font-semibold text-ink">{title}</b>? Our staff may read
        the part around your report then, and more of it only where that does not tell them enough. Nobody else learns
        of it, and you hear from us when we have looked.
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
  harassment: 'I am being insulted or threatened',
  spam: 'It is advertising or spam',
  other: 'Something else',
};
