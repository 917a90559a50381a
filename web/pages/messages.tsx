import { useParams } from '@tanstack/react-router';
import { MessageCircleOff } from 'lucide-react';
import { useMember } from '../features/accounts/use-member.ts';
import { UpcomingMeetings } from '../features/meetings/upcoming-meetings.tsx';
import { Inbox } from '../features/messaging/inbox.tsx';
import { words } from '../features/messaging/words.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

/** Renders `/messages` and a single conversation, so the list stays while switching. */
export function MessagesPage() {
  const { id } = useParams({ strict: false });
  const member = useMember();
  if (id !== undefined && !/^[1-9]\d{0,14}$/.test(id)) {
    return (
      <StateScreen
        icon={<MessageCircleOff size={26} aria-hidden="true" />}
        title={words.notFound}
        text={words.notFoundText}
        actions={<ButtonLink to={paths.messages}>All conversations</ButtonLink>}
      />
    );
  }
  return (
    member && (
      <Inbox
        userId={member.id}
        isOnTeam={member.dealer_account_id !== null}
        id={id === undefined ? undefined : Number(id)}
        above={<UpcomingMeetings most={3} className="border-b border-line px-5 py-3.5" />}
      />
    )
  );
}
