import type { ReactNode } from 'react';
import { MessagesCorner } from '../../features/messaging/widget/messages-corner.tsx';
import { NoticesBell } from '../../features/notices/bell/notices-bell.tsx';

interface CornersProps {
  userId: number;
  /** Of whose team they are. */
  dealerId: number | null;
  /** The page shows the messages itself. */
  hidesMessages: boolean;
  /** Where they stand in the bar at the top. */
  place: HTMLElement | null;
}

/** What tells signed-in people that something waits for them, on every page. */
export const Corners = ({ userId, dealerId, hidesMessages, place }: CornersProps): ReactNode => (
  <>
    <MessagesCorner userId={userId} dealerId={dealerId} isHidden={hidesMessages} place={place} />
    <NoticesBell place={place} />
  </>
);
