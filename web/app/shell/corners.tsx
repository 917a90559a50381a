import type { ReactNode } from 'react';
import { MessagesCorner } from '../../features/messaging/widget/messages-corner.tsx';
import { NoticesBell } from '../../features/notices/bell/notices-bell.tsx';

interface CornersProps {
  userId: number;
  /** The dealer whose team they're on. */
  dealerId: number | null;
  /** True on the messages page, which shows them itself. */
  hidesMessages: boolean;
  /** Element in the top bar that holds the icons. */
  place: HTMLElement | null;
}

/** Unread indicators for logged-in users, on every page. */
export const Corners = ({ userId, dealerId, hidesMessages, place }: CornersProps): ReactNode => (
  <>
    <MessagesCorner userId={userId} dealerId={dealerId} isHidden={hidesMessages} place={place} />
    <NoticesBell place={place} />
  </>
);
