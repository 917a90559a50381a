import type { Participant } from '@forecourt/contract/messaging/message-shapes.ts';

/** What the menu of a conversation opens. */
export type ThreadDialog = { kind: 'people' | 'report' | 'leave' } | { kind: 'block'; person: Participant };
