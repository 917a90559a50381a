import { Link } from '@tanstack/react-router';
import type { RecentInquiry } from '@forecourt/contract/analytics/figure-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { words } from '../words.ts';

interface RecentInquiriesProps {
  inquiries: readonly RecentInquiry[];
  mayWrite: boolean;
}

/** The latest inquiries, each with a link to reply. */
export const RecentInquiries = ({ inquiries, mayWrite }: RecentInquiriesProps) => (
  <Section title={words.recentInquiries}>
    {inquiries.length === 0 ? (
      <p className="text-ink-2">No inquiries yet. Questions about your cars will appear here.</p>
    ) : (
      <ul className="grid">
        {inquiries.map((inquiry) => (
          <li key={inquiry.conversation_id} className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
            <Inquiry inquiry={inquiry} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const Inquiry = ({ inquiry, mayWrite }: { inquiry: RecentInquiry; mayWrite: boolean }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
    <Avatar name={inquiry.name} picture={inquiry.avatar_url} />
    <div className="grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{inquiry.name}</b>
        <span className="text-sm text-ink-3">
          <Time at={inquiry.at} />
        </span>
        {inquiry.waits && <Tag tone="warn">Unanswered</Tag>}
      </p>
      <p className="line-clamp-2 wrap-anywhere text-ink-2">{inquiry.text}</p>
      {inquiry.car && (
        <p className="truncate text-sm text-ink-3">
          About{' '}
          <Link
            to={paths.car}
            params={{ id: String(inquiry.car.id) }}
            className="underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {inquiry.car.name}
          </Link>
        </p>
      )}
    </div>
    <ButtonLink
      to={paths.conversation}
      params={{ id: String(inquiry.conversation_id) }}
      kind="plain"
      size="small"
      aria-label={`${mayWrite ? 'Reply' : 'Read'}: ${inquiry.name}`}
      className="h-11 max-sm:col-start-2 max-sm:justify-self-start"
    >
      {mayWrite ? 'Reply' : 'Read'}
    </ButtonLink>
  </div>
);
