import type { ReviewResponse } from '@forecourt/contract/reviews/review-shapes.ts';
import { Time } from '../../../ui/time.tsx';

/** Responses to the review, shown below it. */
export const ReviewResponses = ({ responses }: { responses: readonly ReviewResponse[] }) =>
  responses.map(({ id, company_name, responder_name, response, created_at }) => (
    <div key={id} className="grid gap-1 border-l-2 border-edge/60 pl-4">
      <p className="text-sm text-ink-3">
        <b className="font-semibold text-ink">Response from {company_name ?? responder_name}</b>
        {company_name && ` · ${responder_name}`} · <Time at={created_at} />
      </p>
      <p className="measure wrap-anywhere whitespace-pre-wrap text-ink-2">{response}</p>
    </div>
  ));
