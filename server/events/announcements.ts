import type { LiveEvent } from '@forecourt/contract/live/live.ts';

/** Everything that can be announced. */
export type Announcement =
  | { kind: 'member_joined'; userId: number; name: string }
  | { kind: 'session_changed'; userId: number };

export interface LiveUpdate {
  to: number[];
  event: LiveEvent;
}

/** Whom an announcement reaches at once, and what their open pages hear. */
export function liveUpdatesOf(announcement: Announcement): LiveUpdate[] {
  switch (announcement.kind) {
    case 'session_changed':
      return [{ to: [announcement.userId], event: { kind: 'session_changed' } }];
    case 'member_joined':
      return [];
  }
}
