import type { Participant } from '@forecourt/contract/messaging/message-shapes.ts';

/** Dialogs that the conversation menu opens. */
export type ThreadDialog = { kind: 'people' | 'report' | 'leave' } | { kind: 'block'; person: Participant };
