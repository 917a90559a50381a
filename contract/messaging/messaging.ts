import { conversations } from './conversations.ts';
import { inbox } from './inbox.ts';
import { messagingPeople } from './messaging-people.ts';
import { savedReplies } from './saved-replies.ts';

export const messaging = { ...conversations, ...inbox, ...savedReplies, ...messagingPeople };
