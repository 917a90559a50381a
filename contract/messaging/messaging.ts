import { conversations } from './conversations.ts';
import { messagingPeople } from './messaging-people.ts';

export const messaging = { ...conversations, ...messagingPeople };
